/**
 * Links that the system hands to the installed app. The router drops the part behind the `#`,
 * parses the rest twice, and throws on a stray `%`, so an invitation passes through it as hex
 * digits.
 */
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { getLinkingURL } from 'expo-linking';

type Handed = { readonly path: string; readonly initial: boolean };

let opened = 0;

/** Called by the router before it reads the link. */
export function redirectSystemPath({ path, initial }: Handed): string {
  // On Android the router waits 150 ms for the link that started the app, and then goes home.
  const link = (initial ? getLinkingURL() : null) ?? path;
  opened += 1; // opening the same link again is another try
  return isInvitation(link) ? `/join?link=${packed(link)}-${opened}` : readable(link);
}

/** Reads the invitation from the route that `redirectSystemPath` has made. */
export function handedLink(param: string | undefined): string | undefined {
  const [, digits = ''] = /^((?:[0-9a-f]{2})+)-\d+$/.exec(param ?? '') ?? [];
  try {
    return digits === '' ? undefined : decodeURIComponent(digits.replace(/../g, '%$&'));
  } catch {
    return undefined;
  }
}

const isInvitation = (link: string): boolean =>
  /^sandtable:\/\/join\/?(?:\?(?:[^#]*&)?at=|[^#]*#)/i.test(link);

/** Longer than any invitation. A longer one is cut, and then found to be damaged. */
const LONGEST = 4_096;
const packed = (link: string): string => bytesToHex(utf8ToBytes(link.slice(0, LONGEST)));

function readable(link: string): string {
  const [before = '', query = ''] = link.split(/[?#]/);
  try {
    for (const [, value] of new URLSearchParams(query)) decodeURIComponent(value);
    return link;
  } catch {
    return before;
  }
}
