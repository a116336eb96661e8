import type { Millis } from './millis';

/** Allows `perSecond` in the long run, and `atOnce` in a burst. */
export type RateLimit = { readonly perSecond: number; readonly atOnce: number };
/** The state of a token bucket at its last refill. */
export type Bucket = { readonly tokens: number; readonly refilledAt: Millis };

/** A clock that is set back neither gives nor takes tokens. */
export const tokensAt = ({ tokens, refilledAt }: Bucket, limit: RateLimit, now: Millis): number =>
  Math.min(limit.atOnce, tokens + (Math.max(0, now - refilledAt) / 1_000) * limit.perSecond);

/** Takes a token for every call, and returns whether there was one. */
export function createRateLimit(limit: RateLimit, now: () => Millis): () => boolean {
  let bucket: Bucket = { tokens: limit.atOnce, refilledAt: now() };
  return () => {
    const refilledAt = now();
    const tokens = tokensAt(bucket, limit, refilledAt);
    bucket = { tokens: tokens < 1 ? tokens : tokens - 1, refilledAt };
    return tokens >= 1;
  };
}
