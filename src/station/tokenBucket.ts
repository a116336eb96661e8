/** Lets `perSecond` pass for long, and `atOnce` in one go. */
export function createTokenBucket(
  { perSecond, atOnce }: { perSecond: number; atOnce: number },
  now: () => number,
): () => boolean {
  let tokens = atOnce;
  let last = now();
  return () => {
    const at = now();
    tokens = Math.min(atOnce, tokens + ((at - last) / 1000) * perSecond);
    last = at;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
}
