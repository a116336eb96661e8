/** The libraries that linked packages request from Gradle and CocoaPods. */
import fs from 'node:fs';
import path from 'node:path';
import { filesIn, linked, ROOT } from '../process/prebuilt';

export async function askedFor(platform: 'android' | 'ios'): Promise<readonly string[]> {
  const folders = (await linked(platform)).filter(path.isAbsolute);
  const names = folders.flatMap(platform === 'android' ? ofGradle : ofPods);
  return [...new Set(names)].sort();
}

const EXAMPLES = /(^|[\\/])(node_modules|templates?|examples?|__tests__)[\\/]/;

const texts = (folder: string, wanted: RegExp): string[] =>
  filesIn(folder, wanted)
    .filter(file => !EXAMPLES.test(path.relative(folder, file)) && fs.statSync(file).isFile())
    .map(file => fs.readFileSync(file, 'utf8'));

const BUILD = /^(android|ReactAndroid)[\\/].*build\.gradle(\.kts)?$/;
const NAMED = /^\s*(?:implementation|api|runtimeOnly)[\s(]+["']([\w.-]+:[\w.-]+)/gm;
const LISTED = /^\s*(?:implementation|api)\(libs\.([\w.]+)\)/gm;

function ofGradle(folder: string): string[] {
  const all = texts(folder, BUILD).join('\n');
  const named = [...all.matchAll(NAMED)].map(([, name = '']) => name);
  return [...named, ...[...all.matchAll(LISTED)].map(([, alias = '']) => inCatalogue(alias))];
}

/**
 * React Native keeps versions in a catalogue, in which `fresco.ui.common` is `fresco-ui-common`.
 */
function inCatalogue(alias: string): string {
  const file = path.join(ROOT, 'node_modules/react-native/gradle/libs.versions.toml');
  const name = alias.replaceAll('.', '-');
  const line = new RegExp(`^${name} = .*module = "([^"]+)"`, 'm');
  return line.exec(fs.readFileSync(file, 'utf8'))?.[1] ?? alias;
}

const DEPENDENCY = /^\s*\w+\.dependency[\s(]+["']([\w-]+)/gm;

function ofPods(folder: string): string[] {
  const all = texts(folder, /\.podspec$/).join('\n');
  return [...all.matchAll(DEPENDENCY)].map(([, name = '']) => name);
}
