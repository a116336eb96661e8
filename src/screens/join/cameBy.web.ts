import { inviteAmong } from './where';

/**
 * Read before all else runs, because the router may rewrite the address without the part behind the
 * `#`.
 */
const first = typeof location === 'undefined' ? null : location.href;
let isTaken = false;

/** The addresses that may have led here, including the part behind the `#`. */
export const useCameBy = (): readonly (string | null)[] => addresses();

/** The invitation in the address that led here. It leads to a table once, not at every visit. */
export function takeInvite(): string | undefined {
  const [now, before] = addresses();
  const found = inviteAmong([now ?? null, isTaken ? null : (before ?? null)]);
  isTaken = true;
  return found;
}

const addresses = (): (string | null)[] => [
  typeof location === 'undefined' ? null : location.href,
  first,
];
