/** Read before anything else runs: the router may rewrite the address without what is behind the `#`. */
const first = typeof location === 'undefined' ? null : location.href;

/** The address that led here, with what stands behind the `#`; once. */
export function cameTo(): string | null {
  const now = typeof location === 'undefined' ? null : location.href;
  return now?.includes('/tv#') ? now : first?.includes('/tv#') ? first : null;
}
