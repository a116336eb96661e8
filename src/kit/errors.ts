import { isBag } from './keys';

/** What was thrown may be anything, and an error of Node’s may come from another realm. */
export const messageOf = (error: unknown): string =>
  isBag(error) && typeof error['message'] === 'string' ? error['message'] : String(error);

/** The short code of an error of Node, such as ENOENT. */
export const codeOf = (error: unknown): string | undefined =>
  isBag(error) && typeof error['code'] === 'string' ? error['code'] : undefined;
