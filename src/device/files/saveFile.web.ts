/** Puts a file among the downloads. */
import type { NamedFile } from '../ports';

/** By then every browser has begun to read it. */
const READ_MS = 30_000;

export function saveFile({ name, type, text }: NamedFile): Promise<boolean> {
  try {
    const url = URL.createObjectURL(new Blob([text], { type }));
    const link = document.createElement('a');
    Object.assign(link, { href: url, download: name });
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(url), READ_MS);
    return Promise.resolve(true);
  } catch {
    return Promise.resolve(false);
  }
}
