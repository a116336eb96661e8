/** Downloads a file. */
import type { NamedFile } from '../ports';

/** Every browser has begun to read the file by then. */
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
