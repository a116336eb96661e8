/** Read before anything else runs: the router may rewrite the address without what is behind the `#`. */
const first = typeof location === 'undefined' ? null : location.href;

/** The addresses that may have led here, with what stands behind the `#`. */
export const useCameBy = (): readonly (string | null)[] => [
  typeof location === 'undefined' ? null : location.href,
  first,
];
