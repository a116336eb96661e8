/** The native projects as `expo prebuild` writes them, in a temporary folder. */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

export const ROOT = path.join(__dirname, '../..');
const NEEDED = ['app.json', 'package.json', 'assets', 'src/device/native'];

export type Prebuilt = {
  readonly folder: string;
  read(file: string): string;
  forget(): void;
};

type Wish = { readonly platform?: 'android' | 'ios'; readonly env?: Record<string, string> };

/** Copies files, because prebuild would write through hard links. */
export async function prebuild({ platform, env }: Wish = {}): Promise<Prebuilt> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandtable-prebuild-'));
  for (const it of NEEDED)
    fs.cpSync(path.join(ROOT, it), path.join(folder, it), { recursive: true });
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  const args = ['prebuild', '--no-install', ...(platform ? ['--platform', platform] : [])];
  await node('node_modules/expo/bin/cli', args, folder, env);
  return {
    folder,
    read: file => fs.readFileSync(path.join(folder, file), 'utf8'),
    forget: () => fs.rmSync(folder, { recursive: true, force: true }),
  };
}

/** Folders of all packages whose native part is linked into the app. */
export async function linked(platform: 'android' | 'ios'): Promise<readonly string[]> {
  const tool = 'node_modules/expo-modules-autolinking/bin/expo-modules-autolinking.js';
  const ask = async (what: string) =>
    JSON.parse(await node(tool, [what, '--platform', platform, '--json'], ROOT)) as unknown;
  const [expo, others] = [await ask('resolve'), await ask('react-native-config')];
  const names = [...namesIn(expo), 'react-native', ...Object.keys(dependenciesIn(others))];
  return [...new Set(names)].map(folderOf);
}

const namesIn = (resolved: unknown): string[] =>
  (resolved as { modules: { packageName: string }[] }).modules.map(it => it.packageName);
const dependenciesIn = (config: unknown): object =>
  (config as { dependencies: object }).dependencies;

/** Some lie within the package that needs them. */
const folderOf = (name: string): string =>
  [`node_modules/${name}`, `node_modules/expo/node_modules/${name}`]
    .map(folder => path.join(ROOT, folder))
    .find(folder => fs.existsSync(folder)) ?? name;

async function node(script: string, args: string[], cwd: string, env: object = {}) {
  const own = { NODE_ENV: 'production', EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1', CI: '1' };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [path.join(ROOT, script), ...args],
    { cwd, env: { ...process.env, ...own, ...env }, maxBuffer: 2 ** 26 },
  );
  return stdout;
}

export function filesIn(folder: string, wanted: RegExp): readonly string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => wanted.test(file))
    .map(file => path.join(folder, file));
}
