import fs from 'node:fs';
import path from 'node:path';
import { open } from '../../../table/saved';
import type { Table } from '../../../table/match';
import { gameCalled } from '../../rules';
import { timeNSpace } from './game';
import { scores } from './score';
import type { State } from './state';

const FOLDER = path.join(__dirname, 'golden');
const NAMES = fs
  .readdirSync(FOLDER)
  .filter(file => file.endsWith('.match'))
  .map(file => file.replace('.match', ''));

const read = (file: string) => fs.readFileSync(path.join(FOLDER, file), 'utf8');

function ending(name: string) {
  const opened = open(read(`${name}.match`).split('\n'), gameCalled);
  expect(opened).toMatchObject({ ok: true });
  const state = (opened as { table: Table }).table.state as State;
  const board = timeNSpace.view(state, 'board');
  return { result: timeNSpace.result(state), scores: scores(state), board };
}

/** Made by src/cli/play.ts. Where one no longer fits, the rules have changed: raise the version. */
test.each(NAMES)('[W3] the match %s still ends as it ended', name => {
  const file = `${name}.end.json`;
  const end = ending(name);
  if (process.env.GOLDEN === 'write') {
    fs.writeFileSync(path.join(FOLDER, file), `${JSON.stringify(end, null, 2)}\n`);
  }
  expect(JSON.parse(JSON.stringify(end))).toEqual(JSON.parse(read(file)));
});

test('[B1] [S9] [B8] there are golden matches of three and four, of beginners, and with inner links', () => {
  expect(NAMES.sort()).toEqual([
    'four-by-inner-wormholes',
    'four-normal-with-a-contest',
    'three-beginners',
    'three-normal',
  ]);
});
