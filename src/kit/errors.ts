/** What was thrown may be anything. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** The short code of an error of Node, such as ENOENT. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
