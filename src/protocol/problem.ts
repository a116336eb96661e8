/** What a decoder found wrong: where, if it was in some part, and what. */
export const problemOf = ({
  path,
  message,
}: {
  path: readonly PropertyKey[];
  message: string;
}): string => (path.length > 0 ? `${path.map(String).join('.')}: ${message}` : message);
