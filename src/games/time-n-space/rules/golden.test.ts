import path from 'node:path';
import { goldenIn } from '../../../cli/testing/golden';
import { timeNSpace } from './game';
import { scores } from './score';
import type { State } from './state';

const golden = goldenIn(path.join(__dirname, 'golden'));

function ending(name: string) {
  const state = golden.played(name).state as State;
  const board = timeNSpace.view(state, 'board');
  return { result: timeNSpace.result(state), scores: scores(state), board };
}

/** Where one no longer fits, the rules have changed: raise the version. */
test.each(golden.names)('[W3] the match %s still ends as it ended', name => {
  const end = ending(name);
  expect(JSON.parse(JSON.stringify(end))).toEqual(golden.ended(name, end));
});

test('[B1] [S9] [B8] there are golden matches of three and four, of beginners, and with inner links', () => {
  expect(golden.names).toEqual([
    'four-by-inner-wormholes',
    'four-normal-with-a-contest',
    'three-beginners',
    'three-normal',
  ]);
});
