import type { Millis } from './millis';

/** `perSecond` for long, and `atOnce` in one go. */
export type RateLimit = { readonly perSecond: number; readonly atOnce: number };
/** A token bucket as it was when it was last filled up. */
export type Bucket = { readonly tokens: number; readonly refilledAt: Millis };

/** A clock that is set back gives no tokens, and takes none. */
export const tokensAt = ({ tokens, refilledAt }: Bucket, limit: RateLimit, now: Millis): number =>
  Math.min(limit.atOnce, tokens + (Math.max(0, now - refilledAt) / 1_000) * limit.perSecond);

/** Takes a token for every call, and says whether there was one. */
export function createRateLimit(limit: RateLimit, now: () => Millis): () => boolean {
  let bucket: Bucket = { tokens: limit.atOnce, refilledAt: now() };
  return () => {
    const refilledAt = now();
    const tokens = tokensAt(bucket, limit, refilledAt);
    bucket = { tokens: tokens < 1 ? tokens : tokens - 1, refilledAt };
    return tokens >= 1;
  };
}
