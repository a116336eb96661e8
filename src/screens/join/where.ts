/** A player may paste the whole link, as the web or the app opens it, in place of the code. */
export const looksLikeInvite = (text: string): boolean =>
  /\/join\b[^\s#]*#/i.test(text) || /sandtable:\/\/join\/?[?#]/i.test(text);

/** A pairing code, shown where an invitation was expected. */
export const looksLikePairing = (text: string): boolean => text.trim().startsWith('ST:');

/** Returns the first address that holds an invitation, including the part behind the `#`. */
export const inviteAmong = (addresses: readonly (string | null)[]): string | undefined =>
  addresses.find(address => address && /\/join\b[^\s#]*#./i.test(address)) ?? undefined;
