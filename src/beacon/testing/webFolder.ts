/** A small web app in a temporary folder, for the tests here. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const HASH = '0123456789abcdef0123456789abcdef';
export const SCRIPT = `/_expo/static/js/web/entry-${HASH}.js`;
export const SOUND = `/assets/sounds/tick.${HASH}.wav`;
export const CODE = 'const sand = "running"; '.repeat(100);
export const PAGE = `<!doctype html><title>Sandtable</title><script src="${SCRIPT}" defer></script>`;

export const emptyFolder = (): string => mkdtempSync(path.join(tmpdir(), 'sandtable-'));

export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
}

export function writeApp(folder: string, code = CODE): void {
  writeFiles(folder, {
    'index.html': PAGE,
    [SCRIPT]: code,
    [SOUND]: '0123456789',
    'favicon.ico': 'icon',
    'notes/a b.txt': 'spaced',
  });
}
