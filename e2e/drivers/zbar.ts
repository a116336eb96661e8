/** A decoder of QR codes that shares no code with ours: zbarimg of Debian's zbar-tools. */
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export const hasZbar = (): boolean => spawnSync('zbarimg', ['--version']).error === undefined;

/** What the picture says to a stranger's camera. Throws if it finds no code. */
export function readByZbar(png: Buffer): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'zbar-'));
  try {
    const file = path.join(folder, 'screen.png');
    fs.writeFileSync(file, png);
    return execFileSync('zbarimg', ['--raw', '--quiet', file], {
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim();
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}
