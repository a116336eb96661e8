import path from 'node:path';
import { goldenIn } from '../../../cli/testing/golden';
import type { AnyGame } from '../../game';
import { timeStories } from './game';
import type { State } from './state';

const golden = goldenIn(path.join(__dirname, 'golden'), timeStories as unknown as AnyGame);

function ending(name: string) {
  const state = golden.played(name).state as State;
  return { result: timeStories.result(state), board: timeStories.view(state, 'board') };
}

/** If a match does not end like before, the rules have changed: raise the version. */
test.each(golden.names)('[V8] the match %s still ends as recorded', name => {
  const end = ending(name);
  expect(JSON.parse(JSON.stringify(end))).toEqual(golden.ended(name, end));
});

test('[E6] golden matches are won in both missions, and given up', () => {
  const ends = golden.names.map(name => ending(name).result);
  expect(golden.names).toHaveLength(4);
  expect(ends.map(it => (it?.kind === 'shared' ? it.outcome : ''))).toEqual([
    'won',
    'won',
    'lost',
    'lost',
  ]);
});
