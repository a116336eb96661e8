import { after, green, place, red, together, versus } from '../../rules/testing/fixture';
import { rankOf, score } from '../../rules/score';
import { nextRank, rowsOf, triedBy } from './counting';

const table = together(['1500|1600', '1700', '1800|1850', '1900'], {
  hands: { red: ['1', '2'], green: [] },
  discards: ['3'],
  pile: ['4', '5'],
});

test('every card is counted in one row, and the rows make the points', () => {
  const scored = score(table);
  const rows = rowsOf(scored);
  expect(rows.map(({ count, worth }) => count * worth)).toEqual([8, 2, -2, -1, -2]);
  expect(rows.reduce((sum, { count, worth }) => sum + count * worth, 0)).toBe(scored.points);
});

test.each([
  [-7, 'stopped-clocks', 7],
  [0, 'late-risers', 11],
  [10, 'late-risers', 1],
  [60, 'masters-of-time', 1],
] as const)('with %i points the next rank is %s, %i away', (points, rank, missing) => {
  const own = { ...score(table), points, rank: rankOf(points) };
  expect(nextRank(own)).toEqual({ rank, missing });
});

test('above the highest rank there is none', () => {
  expect(nextRank({ ...score(table), points: 61, rank: 'masters-of-time' })).toBeUndefined();
});

test('counts how many cards each player has turned, right or wrong', () => {
  const start = versus(['1500'], {
    hands: { red: ['1700', '1800'], green: ['1600', '1'] },
    pile: ['1000', '1001'],
  });
  const one = after(start, red, place('1700', 0));
  const two = after(one, green, place('1600', 1));
  expect([triedBy(two, red), triedBy(two, green)]).toEqual([1, 1]);
});
