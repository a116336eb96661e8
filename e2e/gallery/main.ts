/** Takes pictures of every screen, for judging the look: `npm run gallery`. */
import path from 'node:path';
import { buildSite, expoExport, isFresh, MODULES } from '@/beacon/webBuild';
import { countedOf, createProgress } from '@/cli/progress';
import { tableServer } from '../process/tableServer';
import type { Scene } from './scene';
import { SCENES } from './scenes/scenes';
import { type Missed, openStudio } from './studio';
import { readWanted, USAGE, type Wanted } from './wanted';

const ROOT = path.join(__dirname, '..', '..');

async function main(wanted: Wanted<Scene>): Promise<void> {
  if (!wanted.asBuilt && !(await isFresh(ROOT))) await build();
  const server = await tableServer();
  const total = wanted.scenes.length * wanted.languages.length;
  const progress = createProgress({ total, line: countedOf('scenes') });
  let shown = 0;
  const studio = openStudio(server.address, wanted, line => {
    progress.clear();
    process.stdout.write(`${line}\n`);
    progress.reached((shown += 1));
  });
  try {
    const missed = (await Promise.all(wanted.languages.map(studio.shoot))).flat();
    progress.clear();
    process.exitCode = missed.length > 0 ? 1 : 0;
    process.stdout.write(`${summary(wanted, missed)}\n`);
  } finally {
    await studio.close();
    server.stop();
  }
}

async function build(): Promise<void> {
  const line = ({ percent }: { percent: number }) => `building the web app: ${percent} %`;
  const progress = createProgress({ total: MODULES, line });
  await buildSite(ROOT, expoExport(ROOT, progress.reached), new AbortController().signal);
  progress.clear();
}

function summary({ scenes, languages, into }: Wanted<Scene>, missed: readonly Missed[]): string {
  const all = scenes.length * languages.length;
  if (missed.length === 0) return `All ${all} scenes are in ${into}.`;
  const lines = missed.map(({ language, scene, why }) => `  ${language} ${scene}: ${why}`);
  return [`${missed.length} of ${all} scenes could not be shown:`, ...lines].join('\n');
}

const asked = readWanted(process.argv.slice(2), SCENES);
if (asked.ok) void main(asked.wanted);
else {
  process.stderr.write(`${asked.problem}\n${USAGE}\n`);
  process.exitCode = 2;
}
