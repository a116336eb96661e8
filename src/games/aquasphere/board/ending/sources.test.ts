import { of } from '@/kit/seat';
import { sum } from '@/kit/lists';
import { playedMatch } from '../testing/playedMatch';
import { barOf } from './bars';
import { partsOf, pointsBySource, totalOf } from './sources';

test.each([
  [2, 'a'],
  [3, 'b'],
  [4, 'c'],
  [4, 'd'],
])('%i players: the sources of all rounds make the points (%s)', (players, seed) => {
  const match = playedMatch(players, seed);
  const sources = pointsBySource(match);
  for (const seat of match.end.seats) {
    const rounds = of(sources, seat);
    const { points } = of(match.end.players, seat);
    expect(rounds).toHaveLength(5);
    expect(sum(rounds.map(totalOf))).toBe(points);
    const { turns, scorings, end } = partsOf(rounds);
    expect(turns + scorings + end).toBe(points);
  }
});

test('a bar stands on the line and hangs below it by what was lost', () => {
  const match = playedMatch(4, 'c');
  const [seat] = match.end.seats;
  for (const [part, points] of of(pointsBySource(match), seat).entries()) {
    const bar = barOf(seat, part, points);
    expect(bar.total).toBe(totalOf(points));
    expect(bar.top).toBeGreaterThanOrEqual(0);
    expect(bar.bottom).toBeLessThanOrEqual(0);
  }
});
