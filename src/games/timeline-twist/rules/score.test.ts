import { RANKS, type Rank } from './components';
import { blue, green, purple, red, together, versus } from './testing/fixture';
import { rankOf, result, rightOf, score } from './score';
import type { Together } from './state';

const upTo = (count: number, from: number) =>
  Array.from({ length: count }, (_, n) => `${from + n}`);

test("[X1] [X2] the rulebook's example: 15 below, 8 in the gaps, 2 in hand, 11 discarded", () => {
  const below = upTo(15, 1_000).map((card, n) => (n < 8 ? `${card} | ${card}5` : card));
  const state = together(below, { hands: { red: ['1', '2'] }, discards: upTo(11, 100) });
  expect(score(state)).toEqual({
    line: 15,
    gaps: 8,
    hands: 2,
    discards: 11,
    pile: 0,
    points: 30 + 8 - 2 - 11,
    rank: 'apprentices',
  });
  expect(score(state).points).toBe(25);
});

test.each<[rule: string, state: Together, points: number]>([
  ['[X1] a card in the lower row', together(['1500']), 2],
  ['[X1] [P5] two cards of one date in the lower row', together(['1500 1500b']), 4],
  ['[X1] a card in the gap row', together(['1500 | 1550', '1600']), 5],
  ['[X1] [P5] two cards of one date in the gap row', together(['1500 | 1550 1550b', '1600']), 6],
  ['[X1] a card of a player', together(['1500'], { hands: { green: ['1'] } }), 1],
  ['[X1] a sideways card', together(['1500'], { hands: { green: ['~1'] } }), 1],
  ['[X1] a discarded card', together(['1500'], { discards: ['1'] }), 1],
  ['[X1] a card in the pile', together(['1500'], { pile: ['1'] }), 1],
])('%s', (_rule, state, points) => {
  expect(score(state).points).toBe(points);
});

test.each<[number, Rank]>([
  [-36, 'sand-in-the-works'],
  [-1, 'sand-in-the-works'],
  [0, 'stopped-clocks'],
  [10, 'stopped-clocks'],
  [11, 'late-risers'],
  [20, 'late-risers'],
  [21, 'apprentices'],
  [30, 'apprentices'],
  [31, 'clockmakers'],
  [40, 'clockmakers'],
  [41, 'chroniclers'],
  [50, 'chroniclers'],
  [51, 'time-travellers'],
  [60, 'time-travellers'],
  [61, 'masters-of-time'],
  [69, 'masters-of-time'],
])('[X2] with %d points a team ranks as %s', (points, rank) => {
  expect(rankOf(points)).toBe(rank);
});

test('[X2] there are eight ranks', () => {
  expect(new Set(RANKS.map(({ rank }) => rank)).size).toBe(8);
});

test('[X3] nobody wins or loses: all share the points and the rank, once it is over', () => {
  const running = together(['1500'], { seats: 3, hands: { red: ['1'] } });
  expect(result(running)).toBeUndefined();
  expect(result({ ...running, ended: { at: 1, how: 'failed' } })).toEqual({
    kind: 'shared',
    outcome: 'open',
    rank: 'stopped-clocks',
    points: 1,
  });
});

const by = { '1500': red, '1600': red, '1700': green, '1800': blue, '1810': blue, '1000': green };
const LINE = ['1400', '1500', '1600', '1700', '1800', '1810'];

test('[X4] more cards placed correctly rank higher; equal numbers share the place', () => {
  const running = versus(LINE, { seats: 4, by, discards: ['1000'] });
  expect(result(running)).toBeUndefined();
  expect(result({ ...running, ended: { at: 1, how: 'shared' } })).toEqual({
    kind: 'ranked',
    places: [[red, blue], [green], [purple]],
    points: { red: 2, green: 1, blue: 2, purple: 0 },
  });
});

test('[X4] a later seat can rank higher', () => {
  const more = { ...by, '1600': blue };
  const state = versus(LINE, { seats: 3, by: more }, { ended: { at: 1, how: 'won' } });
  expect(result(state)).toMatchObject({ places: [[blue], [red, green]] });
  const best = versus(LINE, { by: { '1500': green } }, { ended: { at: 1, how: 'won' } });
  expect(result(best)).toMatchObject({ places: [[green], [red]] });
});

test('[X4] wrong cards and the first of the line do not count', () => {
  const state = versus(LINE, { by, discards: ['1000'] });
  expect([red, green].map(seat => rightOf(state, seat))).toEqual([2, 1]);
});
