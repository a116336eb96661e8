import path from 'node:path';
import { goldenIn } from '../../../cli/testing/golden';
import type { AnyGame } from '../../game';
import { timelineTwist } from './game';
import { score } from './score';
import type { State } from './state';

const golden = goldenIn(path.join(__dirname, 'golden'), timelineTwist as AnyGame);

function ending(name: string) {
  const state = golden.played(name).state as State;
  const board = timelineTwist.view(state, 'board');
  const team = state.way === 'together' ? { score: score(state) } : {};
  return { result: timelineTwist.result(state), ...team, board };
}

/** If a match does not end like before, the rules or a deck have changed: raise the version. */
test.each(golden.names)('[W3] the match %s still ends as recorded', name => {
  const end = ending(name);
  expect(JSON.parse(JSON.stringify(end))).toEqual(golden.ended(name, end));
});

test('[O1] [O4] [V10] [N4] [P9] golden matches cover both ways, a play-off, and a day alone', () => {
  expect(golden.names).toEqual([
    'alone-by-the-day',
    'eight-against-each-other',
    'four-together-until-nothing-fits',
    'four-with-a-play-off',
    'two-together-to-the-last-card',
  ]);
});
