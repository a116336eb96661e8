import path from 'node:path';
import { goldenIn } from '../../../cli/testing/golden';
import type { AnyGame } from '../../game';
import { timeNSpace } from './game';
import { scores } from './score';
import type { State } from './state';

const golden = goldenIn(path.join(__dirname, 'golden'), timeNSpace as AnyGame);

function ending(name: string) {
  const state = golden.played(name).state as State;
  const board = timeNSpace.view(state, 'board');
  return { result: timeNSpace.result(state), scores: scores(state), board };
}

/** If a match does not end like before, the rules have changed: raise the version. */
test.each(golden.names)('[W3] the match %s still ends as recorded', name => {
  const end = ending(name);
  expect(JSON.parse(JSON.stringify(end))).toEqual(golden.ended(name, end));
});

test('[B1] [S9] [B8] golden matches cover three and four players, beginners, and inner wormholes', () => {
  expect(golden.names).toEqual([
    'four-by-inner-wormholes',
    'four-normal-with-a-contest',
    'three-beginners',
    'three-normal',
  ]);
});
