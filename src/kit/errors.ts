import { isBag } from './keys';

/**
 * Anything can be thrown, and an error of Node may come from another realm, so `instanceof` is no
 * test.
 */
export const messageOf = (error: unknown): string =>
  isBag(error) && typeof error['message'] === 'string' ? error['message'] : String(error);

/** The short code of a Node error, such as ENOENT. */
export const codeOf = (error: unknown): string | undefined =>
  isBag(error) && typeof error['code'] === 'string' ? error['code'] : undefined;
