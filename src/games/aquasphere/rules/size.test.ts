import { bySeat } from '../../../kit/seat';
import { playOut } from '../../../table/selfplay';
import type { AnyGame } from '../../game';
import { aquaSphere } from './game';
import { places } from './setup';
import type { State } from './state';

const MOST_VIEW = 6_000;
const USUAL_ACT = 150;
const SEATS = places(4)!;

/** The largest view of a match, and the length of each of its acts as it is sent. */
function sizes(level: 'random' | 'plain', seed: number) {
  let most = 0;
  const players = { levels: bySeat(SEATS, () => level), slowest: 300 };
  const deal = { seats: SEATS, options: { turnSeconds: 60 }, seed };
  const end = playOut(aquaSphere as AnyGame, deal, players, (_, { match }) => {
    const text = JSON.stringify(aquaSphere.view(match.state as State, 'board'));
    most = Math.max(most, text.length);
  });
  return { most, plies: end.saved.log.map(ply => JSON.stringify(ply).length) };
}

test.each(['random', 'plain'] as const)('[Y6] views and acts of %s players stay small', level => {
  const all = [1, 2, 3].map(seed => sizes(level, seed));
  const plies = all.flatMap(it => it.plies).sort((one, other) => one - other);
  expect(Math.max(...all.map(it => it.most))).toBeLessThan(MOST_VIEW);
  expect(Math.min(...all.map(it => it.most))).toBeGreaterThan(2_500);
  expect(plies[Math.floor(plies.length / 2)]).toBeLessThan(USUAL_ACT);
  expect(plies.length).toBeGreaterThan(300);
});
