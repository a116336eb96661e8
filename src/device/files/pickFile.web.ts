/** Lets the player choose a file, or drop one onto the page. */
import type { FileBytes } from '../ports';

/** A larger one is not even read. */
const MOST_BYTES = 8 * 1024 * 1024;

export const pickFile = (ends: readonly string[]): Promise<FileBytes | 'none' | 'failed'> =>
  new Promise(resolve => {
    const input = document.createElement('input');
    Object.assign(input, { type: 'file', accept: ends.join(',') });
    input.style.display = 'none';
    const done = () => input.remove();
    input.addEventListener('change', () => {
      const file = input.files?.[0];
      done();
      resolve(file ? bytesOf(file) : 'none');
    });
    input.addEventListener('cancel', () => {
      done();
      resolve('none');
    });
    // Some browsers open the picker only for an input that is in the page.
    document.body.append(input);
    input.click();
  });

async function bytesOf(file: File): Promise<FileBytes | 'failed'> {
  const { name, size } = file;
  // As many bytes as are too many stand for a file that is too large.
  if (size > MOST_BYTES) return { name, bytes: new Uint8Array(MOST_BYTES + 1) };
  try {
    return { name, bytes: new Uint8Array(await file.arrayBuffer()) };
  } catch {
    return 'failed';
  }
}

/** Without this a browser leaves the page and shows the file. */
export function onFileDrop(heard: (file: FileBytes | 'failed') => void): () => void {
  const over = (event: DragEvent) => event.preventDefault();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (file) void bytesOf(file).then(heard);
  };
  document.addEventListener('dragover', over);
  document.addEventListener('drop', drop);
  return () => {
    document.removeEventListener('dragover', over);
    document.removeEventListener('drop', drop);
  };
}
