/** Finds the folders of all packages that ship: those in a bundle, and those linked natively. */
import fs from 'node:fs';
import path from 'node:path';
import { linked, ROOT } from '../process/prebuilt';

const BUNDLES = ['web', 'android', 'ios'] as const;
export const WHERE = [...BUNDLES, 'server'] as const;
export type Where = (typeof WHERE)[number];
export type Shipped = ReadonlyMap<string, readonly Where[]>;

export async function shipped(): Promise<Shipped> {
  const found = new Map<string, Where[]>();
  for (const where of BUNDLES)
    for (const folder of new Set([...bundledIn(where), ...(await linkedIn(where))]))
      found.set(folder, [...(found.get(folder) ?? []), where]);
  return found;
}

/** src/device/web/bundled.js writes this file at each export. */
function bundledIn(where: (typeof BUNDLES)[number]): readonly string[] {
  const file = path.join(ROOT, 'dist-bundled', `${where}.json`);
  if (!fs.existsSync(file)) throw new Error(`${file} is missing: npm run licences`);
  const folders = JSON.parse(fs.readFileSync(file, 'utf8')) as readonly string[];
  return folders.flatMap(folder => [folder, ...packedInto(folder)]);
}

/** Our own native modules are listed without a folder. */
const linkedIn = async (where: (typeof BUNDLES)[number]): Promise<readonly string[]> =>
  where === 'web'
    ? []
    : (await linked(where))
        .filter(path.isAbsolute)
        .map(folder => path.relative(ROOT, folder).split(path.sep).join('/'));

/** MQTT.js is one file that contains other packages; its unminified version names them. */
function packedInto(folder: string): readonly string[] {
  if (folder !== 'node_modules/mqtt') return [];
  const whole = fs.readFileSync(path.join(ROOT, folder, 'dist', 'mqtt.js'), 'utf8');
  const names = [...whole.matchAll(/"node_modules\/((?:@[^/"]+\/)?[^/"]+)\//g)];
  return [...new Set(names.map(([, name = '']) => `node_modules/${name}`))];
}
