import path from 'node:path';
import { goldenIn } from '../../../cli/testing/golden';
import type { AnyGame } from '../../game';
import { aquaSphere } from './game';
import type { State } from './state';

const golden = goldenIn(path.join(__dirname, 'golden'), aquaSphere as AnyGame);

function ending(name: string) {
  const state = golden.played(name).state as State;
  return { result: aquaSphere.result(state), board: aquaSphere.view(state, 'board') };
}

/** If a match does not end like before, the rules have changed: raise the version. */
test.each(golden.names)('[Y3] the match %s still ends as recorded', name => {
  const end = ending(name);
  expect(JSON.parse(JSON.stringify(end))).toEqual(golden.ended(name, end));
});

test('[S1] [S10] [S11] golden matches cover two, three and four players', () => {
  expect(golden.names).toEqual(['four', 'three-with-neutral-bots', 'two-with-a-glass']);
});
