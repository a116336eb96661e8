const CODE_LENGTH = 6;

/** The code typed so far; blanks, hyphens and lower case do not matter. */
export const typedCode = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, CODE_LENGTH);

export const isWhole = (code: string): boolean => code.length === CODE_LENGTH;

/** A player may paste the whole link, as the web or the app opens it, in place of the code. */
export const looksLikeInvite = (text: string): boolean =>
  /\/join\/[^\s/#?]/i.test(text) || /sandtable:\/\/join\/?[?#]/i.test(text);

/** A pairing code, shown where an invitation was expected. */
export const looksLikePairing = (text: string): boolean => text.trim().startsWith('ST:');

/** Returns the first address that holds the whole invitation, including the part behind the `#`. */
export function inviteAmong(
  addresses: readonly (string | null)[],
  code: string | undefined,
): string | undefined {
  const invite = addresses.find(
    address => address && /#./.test(address) && codeIn(address) === typedCode(code ?? ''),
  );
  return invite ?? undefined;
}

/** Two addresses of one server lead to the same table. */
export const leadToTheSame = (one: string, other: string): boolean =>
  tableIn(one) === tableIn(other);
const tableIn = (invite: string): string => invite.slice(invite.indexOf('/join/'));

const codeIn = (address: string): string | undefined => {
  const [, code] = /\/join\/([^\s/#?]+)/i.exec(address) ?? [];
  return code === undefined ? undefined : typedCode(code);
};
