/** Pictures of every screen, for whoever judges how it looks: `npm run gallery`. */
import path from 'node:path';
import { buildSite, expoExport, isFresh } from '@/beacon/webBuild';
import { openBrowser } from '../drivers/playwright';
import { tableServer } from '../process/tableServer';
import { SCENES } from './scenes/scenes';
import { openStudio } from './studio';
import { readWanted } from './wanted';

const ROOT = path.join(__dirname, '..', '..');

async function main(): Promise<void> {
  const wanted = readWanted(process.argv.slice(2));
  if (!wanted.asBuilt && !(await isFresh(ROOT)))
    await buildSite(ROOT, expoExport(ROOT), new AbortController().signal);
  const [server, browser] = await Promise.all([tableServer(), openBrowser()]);
  const studio = openStudio(browser, server.address, path.join(ROOT, 'gallery'), wanted);
  const scenes = SCENES.filter(({ name }) => name.startsWith(wanted.only));
  try {
    const missed = await Promise.all(wanted.languages.map(it => studio.shoot(scenes, it)));
    for (const line of missed.flat()) process.stderr.write(`${line}\n`);
    process.exitCode = missed.flat().length > 0 ? 1 : 0;
  } finally {
    await browser.close();
    server.stop();
  }
}

void main();
