import fs from 'node:fs';
import path from 'node:path';
import type { Table } from '../../../table/match';
import { open } from '../../../table/saved';
import { gameCalled } from '../../rules';
import { timelineTwist } from './game';
import { score } from './score';
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
  const board = timelineTwist.view(state, 'board');
  const team = state.way === 'together' ? { score: score(state) } : {};
  return { result: timelineTwist.result(state), ...team, board };
}

/** Made by src/cli/play.ts. Where one no longer fits, the rules or a deck have changed: raise the version. */
test.each(NAMES)('[W3] the match %s still ends as it ended', name => {
  const file = `${name}.end.json`;
  const end = ending(name);
  if (process.env.GOLDEN === 'write') {
    fs.writeFileSync(path.join(FOLDER, file), `${JSON.stringify(end, null, 2)}\n`);
  }
  expect(JSON.parse(JSON.stringify(end))).toEqual(JSON.parse(read(file)));
});

test('[O1] [O4] [V10] [N4] [P9] there are golden matches of both ways, with a play-off, and a day alone', () => {
  expect(NAMES.sort()).toEqual(
    [
      'alone-by-the-day',
      'eight-against-each-other',
      'four-with-a-play-off',
      'two-together-to-the-last-card',
      'four-together-until-nothing-fits',
    ].sort(),
  );
});
