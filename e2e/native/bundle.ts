/** The app as it is exported for a phone: plain script, neither minified nor compiled. */
import fs from 'node:fs';
import path from 'node:path';

const EXPORTED = path.join(__dirname, '../../dist-native/_expo/static/js');

export function bundleFor(platform: 'android' | 'ios'): string {
  const folder = path.join(EXPORTED, platform);
  const [file] = fs.existsSync(folder)
    ? fs.readdirSync(folder).filter(it => it.endsWith('.js'))
    : [];
  if (!file) throw new Error(`no bundle for ${platform}: npm run bundle:native makes one`);
  return path.join(folder, file);
}
