/**
 * Read before all else runs, because the router may rewrite the address without the part behind the
 * `#`.
 */
const first = typeof location === 'undefined' ? null : location.href;

/** The addresses that may have led here, including the part behind the `#`. */
export const useCameBy = (): readonly (string | null)[] => [
  typeof location === 'undefined' ? null : location.href,
  first,
];
