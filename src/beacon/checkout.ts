/** The web app of a checkout: what lies in dist/, built first where its sources are newer. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createProgress } from '../cli/progress';
import type { Flags } from './flags';
import type { FindApp, World } from './run';
import type { Site } from './site';
import { buildSite, builtSite, expoExport, isFresh, MODULES } from './webBuild';

/** `root` is the folder of package.json, where npm runs its scripts. */
export const checkoutApp =
  (root: string): FindApp =>
  async (flags, world) => ({
    site: await siteFor(root, flags, world),
    version: await appVersion(root),
  });

async function siteFor(root: string, flags: Flags, { words, stop, say }: World): Promise<Site> {
  if (!flags.mayBuild || (await isFresh(root))) return builtSite(root);
  say(words.building);
  const progress = createProgress({ total: MODULES, line: words.built });
  return buildSite(root, expoExport(root, progress.reached), stop).finally(progress.clear);
}

export async function appVersion(root: string): Promise<string> {
  const read: unknown = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  const isNamed = typeof read === 'object' && read !== null && 'version' in read;
  return isNamed ? String(read.version) : '';
}
