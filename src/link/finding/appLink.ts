/**
 * An invitation that the installed app opens. A camera opens a link of a LAN in the browser, which
 * cannot know whether the app is installed, so the web page offers this link on a button. The
 * secret stays behind the `#` here too; the page's address comes along, because the broker is
 * there.
 */
import { linkText } from './linkText';

const APP_LINK = /^sandtable:\/\/join\/?\?at=([^&#\s]*)(?:&[^#\s]*)?(?:#(\S*))?$/i;

export const isAppLink = (text: string): boolean => /^sandtable:/i.test(text);

export function toAppLink(webLink: string): string {
  const [at = '', fragment = ''] = cutAt(webLink, '#');
  return `sandtable://join?at=${encodeURIComponent(at)}#${fragment}`;
}

/** Undefined if it cannot be unescaped; `parseInvite` checks whether it leads to a table. */
export function toWebLink(appLink: string): string | undefined {
  const [, encoded, fragment] = APP_LINK.exec(appLink) ?? [];
  const at = encoded && linkText.unescape(encoded);
  // Another `#` would push the secret out of its place.
  if (!at || !/^[^\s#]+$/.test(at)) return undefined;
  return fragment ? `${at}#${fragment}` : at;
}

function cutAt(text: string, mark: string): string[] {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
