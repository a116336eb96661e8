/** Shares something with another app, or copies it; over plain http by the old copy command. */
import type { Shareable, ShareResult } from '../ports';

export async function share({ title, text, url }: Shareable): Promise<ShareResult> {
  const content = url === undefined ? { title, text } : { title, text, url };
  if (canShare(content)) {
    const shared = await shareNow(content);
    if (shared !== 'failed') return shared;
  }
  return (await copy(url ?? text)) ? 'copied' : 'failed';
}

const canShare = (content: ShareData) =>
  'share' in navigator && (!('canShare' in navigator) || navigator.canShare(content));

const shareNow = (content: ShareData): Promise<ShareResult> =>
  navigator.share(content).then(
    () => 'shared',
    (why: unknown) =>
      why instanceof DOMException && why.name === 'AbortError' ? 'closed' : 'failed',
  );

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyOfOld(text);
  }
}

/** A page that is not secure has no clipboard API, but can copy the selection of a text field. */
function copyOfOld(text: string): boolean {
  const field = document.createElement('textarea');
  const before = document.activeElement;
  field.value = text;
  field.readOnly = true;
  Object.assign(field.style, { position: 'fixed', opacity: '0' });
  document.body.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return done;
}
