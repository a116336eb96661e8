/**
 * The link that joins a table, as a QR code or a message: the public key of the table and a
 * numbered secret. Everything stands behind the `#`, which browsers keep to themselves. The first
 * screen reads invites, so nothing here may load what the handshakes need.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { isAppLink, toWebLink } from '../finding/appLink';
import { linkText } from '../finding/linkText';

/** 128 bits that only the people at the table share, and their number. */
export type NumberedSecret = { readonly n: number; readonly bytes: Uint8Array };

export type TableInvite = {
  readonly address: string; // where the app itself is served
  readonly table: Uint8Array; // the public key of the table
  readonly secret: NumberedSecret;
  readonly brokers: readonly string[];
};

type Misread =
  | 'not-an-invite' // not one of our links
  | 'no-secret' // the part behind the # is lost
  | 'damaged'
  | 'too-new'; // made by a later version of the app

type ReadTableInvite =
  | { readonly ok: true; readonly invite: TableInvite }
  | { readonly ok: false; readonly why: Misread };

export const SECRET_BYTES = 16;
export const PUBLIC_BYTES = 32;
const FORMAT = 1;
const HEAD_BYTES = 2;
export const CHECK_BYTES = 3;
const WHOLE_BYTES = HEAD_BYTES + PUBLIC_BYTES + SECRET_BYTES + CHECK_BYTES;
const MOST_BROKERS = 4;
/** What fits into version 10 of a QR code, at level M. */
export const LONGEST_INVITE = 213;
/** A phone stores no longer link than this to find its way back to a table. */
const LONGEST = 1_024;

/** The table server's own broker, which an invite without brokers means. */
export const brokerAt = (address: string): string => `${address.replace(/^http/, 'ws')}/mqtt`;

export function makeTableInvite({ address, table, secret, brokers }: TableInvite): string {
  const others = brokers.join() === brokerAt(address) ? [] : brokers;
  const body = concatBytes(Uint8Array.of(FORMAT, secret.n), table, secret.bytes);
  const key = linkText.encode(concatBytes(body, checkOf(body, others)));
  return `${address}/join#${[key, ...others.map(encodeURIComponent)].join('&')}`;
}

/** Accepts web and app links, alone or inside other text. */
export function parseTableInvite(text: string): ReadTableInvite {
  const link = webLinkIn(text);
  if (link === undefined || link.length > LONGEST) return bad('damaged');
  const [, written, rest] = LINK.exec(link) ?? [];
  if (written === undefined) return bad('not-an-invite');
  if (!rest) return bad('no-secret');
  const address = written.replace(/^https?/i, scheme => scheme.toLowerCase());
  const [key = '', ...others] = rest.split('&');
  return invitedBy(
    address,
    linkText.decode(key),
    others.map(it => linkText.unescape(it) ?? ''),
  );
}

/** The invite as a web link, whichever form this phone was given. */
export function readInvite(text: string) {
  const read = parseTableInvite(text);
  return read.ok ? ({ ok: true, invite: makeTableInvite(read.invite) } as const) : read;
}

function invitedBy(
  address: string,
  bytes: Uint8Array | undefined,
  others: readonly string[],
): ReadTableInvite {
  const [format = 0, n = 0] = bytes ?? [];
  if (format > FORMAT) return bad('too-new');
  if (bytes?.length !== WHOLE_BYTES || format !== FORMAT) return bad('damaged');
  if (others.length > MOST_BROKERS || !others.every(isBroker)) return bad('damaged');
  const body = bytes.slice(0, -CHECK_BYTES);
  const check = bytes.slice(-CHECK_BYTES);
  if (!checkOf(body, others).every((byte, at) => byte === check[at])) return bad('damaged');
  const table = body.slice(HEAD_BYTES, HEAD_BYTES + PUBLIC_BYTES);
  const secret = { n, bytes: body.slice(HEAD_BYTES + PUBLIC_BYTES) };
  const brokers = others.length > 0 ? others : [brokerAt(address)];
  return { ok: true, invite: { address, table, secret, brokers } };
}

function webLinkIn(text: string): string | undefined {
  const [link = ''] = /(?:https?|sandtable):\/\/\S+/i.exec(text) ?? [];
  return isAppLink(link) ? toWebLink(link) : link;
}

/** No host with a name and password: those serve to make one address look like another. */
const LINK = /^(https?:\/\/(?!:)[^\s#?/@\\]+(?:\/[^\s#?]+?)?)\/join\/?(?:\?[^\s#]*)?(?:#(\S*))?$/i;

const isBroker = (text: string): boolean => /^wss?:\/\/[^\s/#?]+[^\s#]*$/.test(text);
const bad = (why: Misread): ReadTableInvite => ({ ok: false, why });

/** Covers everything needed to get there, so that no slip of a letter leads to another table. */
export const checkOf = (body: Uint8Array, brokers: readonly string[]): Uint8Array =>
  sha256(concatBytes(body, utf8ToBytes(JSON.stringify(brokers)))).slice(0, CHECK_BYTES);
