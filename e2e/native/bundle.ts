/** The app as it is exported for a phone: plain script, neither minified nor compiled. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.join(__dirname, '../..');
export const EXPORTED = path.join(ROOT, 'dist-native');
const COMPILER = path.join(
  ROOT,
  'node_modules/react-native/sdks/hermesc',
  process.platform === 'darwin' ? 'osx-bin' : 'linux64-bin',
  'hermesc',
);

export type Platform = 'android' | 'ios';

export function bundleFor(platform: Platform): string {
  const folder = path.join(EXPORTED, '_expo/static/js', platform);
  const [file] = fs.existsSync(folder)
    ? fs.readdirSync(folder).filter(it => it.endsWith('.js'))
    : [];
  if (!file) throw new Error(`no bundle for ${platform}: npm run bundle:native makes one`);
  return path.join(folder, file);
}

/** Compiles as a release build does. */
export function compiled(platform: Platform): Uint8Array {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hermesc-'));
  const file = path.join(folder, 'index.hbc');
  try {
    execFileSync(COMPILER, ['-emit-binary', '-O', '-w', '-out', file, bundleFor(platform)]);
    return new Uint8Array(fs.readFileSync(file));
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
