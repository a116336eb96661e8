import { broadcast } from './broadcast';
import { claimsOver } from './claims';

const SEAT = 'sandtable/seat';

/** The windows of one browser: they share the vault, and hear each other. */
export function createWindows(own: string) {
  const kept = ownStorage();
  return {
    ...claimsOver(broadcast('sandtable'), own),
    seat: {
      read: () => kept?.getItem(SEAT) ?? undefined,
      keep: (text: string) => kept?.setItem(SEAT, text),
      forget: () => kept?.removeItem(SEAT),
    },
  };
}

/** With all cookies blocked there is none, and the vault says so to the player. */
function ownStorage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}
