/**
 * The link that joins a table, as a QR code or a message. All secrets stand behind the `#`, which
 * browsers keep to themselves: no web server sees them, no log records them.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { isAppLink, toWebLink } from './appLink';
import { linkText } from './linkText';
import { parseCode, type RandomBytes, type TableCode } from './tableCode';

/** 128 bits that only the people at the table share. */
export type TableSecret = Uint8Array & { readonly __tableSecret: true };

export type Invite = {
  address: string; // where the app itself is served
  code: TableCode;
  secret: TableSecret;
  brokers: readonly string[];
};

type BadInvite =
  | 'not-an-invite' // not one of our links
  | 'no-secret' // the part behind the # is lost; the code alone can still knock
  | 'damaged';

type ReadInvite = { ok: true; invite: Invite } | { ok: false; why: BadInvite };

const SECRET_BYTES = 16;
const SUM_BYTES = 5;
const MOST_BROKERS = 4;
/** A phone stores no longer link than this to find its way back to a table. */
const LONGEST = 1_024;

export const makeSecret = (random: RandomBytes): TableSecret => asSecret(random(SECRET_BYTES));

/** The table server's own broker, which an invite without brokers means. */
export const brokerAt = (address: string): string => `${address.replace(/^http/, 'ws')}/mqtt`;

export function makeInvite({ address, code, secret, brokers }: Invite): string {
  const others = brokers.join() === brokerAt(address) ? [] : brokers;
  const key = linkText.encode(concatBytes(secret, sumOf(code, secret, others)));
  return `${address}/join/${code}#${[key, ...others.map(encodeURIComponent)].join('&')}`;
}

/** Accepts web and app links, alone or inside other text. */
export function parseInvite(text: string): ReadInvite {
  const link = webLinkIn(text);
  if (link === undefined || link.length > LONGEST) return bad('damaged');
  const [, written, name, rest] = LINK.exec(link) ?? [];
  if (written === undefined || name === undefined) return bad('not-an-invite');
  if (!rest) return bad('no-secret');
  const [key = '', ...others] = rest.split('&');
  const [code, bytes] = [parseCode(name), linkText.decode(key)];
  const brokers = others.map(other => linkText.unescape(other) ?? '');
  if (!code || bytes?.length !== SECRET_BYTES + SUM_BYTES) return bad('damaged');
  if (brokers.length > MOST_BROKERS || !brokers.every(isBroker)) return bad('damaged');
  const secret = asSecret(bytes.slice(0, SECRET_BYTES));
  const sum = sumOf(code, secret, brokers);
  if (!sum.every((byte, n) => byte === bytes[SECRET_BYTES + n])) return bad('damaged');
  const address = written.replace(/^https?/i, scheme => scheme.toLowerCase());
  const all = brokers.length > 0 ? brokers : [brokerAt(address)];
  return { ok: true, invite: { address, code, secret, brokers: all } };
}

function webLinkIn(text: string): string | undefined {
  const [link = ''] = /(?:https?|sandtable):\/\/\S+/i.exec(text) ?? [];
  return isAppLink(link) ? toWebLink(link) : link;
}

/** No host with a name and password: those serve to make one address look like another. */
const LINK =
  /^(https?:\/\/(?!:)[^\s#?/@\\]+(?:\/[^\s#?]+?)?)\/join\/([^\s/#?]+)\/?(?:\?[^\s#]*)?(?:#(\S*))?$/i;

const isBroker = (text: string): boolean => /^wss?:\/\/[^\s/#?]+[^\s#]*$/.test(text);
const bad = (why: BadInvite): ReadInvite => ({ ok: false, why });
const asSecret = (bytes: Uint8Array): TableSecret => bytes as TableSecret;

/** Covers everything needed to get there, or one wrong letter would lead to another table. */
function sumOf(code: TableCode, secret: TableSecret, brokers: readonly string[]): Uint8Array {
  const words = utf8ToBytes(JSON.stringify(['sandtable invite 1', code, brokers]));
  return sha256(concatBytes(words, secret)).slice(0, SUM_BYTES);
}
