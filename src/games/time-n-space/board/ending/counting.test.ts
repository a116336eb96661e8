import { of } from '@/kit/seat';
import type { Ranked } from '../../../game';
import { blue, green, purple, red, running } from '../../rules/testing/fixture';
import { score, type Score } from '../../rules/score';
import type { Centre } from '../../rules/state';
import { ordersAbove } from '../pieces/counters';
import { earnedIn, givenAway, homeless, rankOf, pointsUpTo, strata, ties } from './counting';

const NOTHING = of(running(4).centres, red);
const none = Object.fromEntries(
  Object.keys(NOTHING.above).map(order => [order, 0]),
) as Centre['above'];
const centre = (parts: Partial<Centre>): Centre => ({ ...NOTHING, above: none, ...parts });

const two = centre({
  below: { [green]: ['grey-1', 'grey-3', 'blue-2'], [blue]: ['grey-2'] } as Centre['below'],
  bonus: 1,
});

test('colours are counted from grey to brown', () => {
  const counted = score(two); // grey (6 + 3) × 2, blue 2
  expect([0, 1, 2, 3, 4].map(n => pointsUpTo(counted, n))).toEqual([0, 18, 18, 20, 20]);
});

test('the sand of colours not yet counted lies where the last one ended', () => {
  const counted = score(two);
  expect(strata(counted, 40, 0)).toEqual([0, 0, 0, 0]);
  expect(strata(counted, 40, 1)).toEqual([0.45, 0.45, 0.45, 0.45]);
  expect(strata(counted, 40, 4)).toEqual([0.45, 0.45, 0.5, 0.5]);
});

test('nobody has a point: no sand, and no division by nothing', () => {
  expect(strata(score(NOTHING), 0, 4)).toEqual([0, 0, 0, 0]);
});

test('counters lie player by player, the most valuable first', () => {
  expect(earnedIn(two, 'grey')).toEqual([
    { order: 'grey-3', seat: green },
    { order: 'grey-1', seat: green },
    { order: 'grey-2', seat: blue },
  ]);
});

test('own counters above say why a colour scores nothing, and what that cost', () => {
  const lost = centre({ ...two, above: { ...none, 'grey-1': 2, 'grey-3': 1, 'brown-1': 1 } });
  expect(ordersAbove(lost, 'grey')).toEqual(['grey-1', 'grey-1', 'grey-3']);
  expect(ordersAbove(lost, 'blue')).toEqual([]);
  expect(givenAway(score(lost).rows.grey)).toBe(12);
  expect(givenAway(score(two).rows.grey)).toBe(0);
});

test.each([
  ['lies in a row', two, 0],
  ['finds no row where nothing counts', centre({ bonus: 2 }), 2],
])('a bonus counter %s', (_what, counted, expected) => {
  expect(homeless(counted, score(counted))).toBe(expected);
});

const result = (...places: (typeof red)[][]): Ranked => ({
  kind: 'ranked',
  places,
  points: {},
});
const points = (all: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(all).map(([seat, n]) => [seat, { ...score(NOTHING), points: n } as Score]),
  );

test.each([
  ['none', result([red], [green], [blue]), { red: 3, green: 2, blue: 1 }, []],
  [
    'broken by counters, on any place',
    result([red], [green], [blue]),
    { red: 3, green: 2, blue: 2 },
    [{ kind: 'broken', first: green, second: blue }],
  ],
  [
    'shared',
    result([red, purple], [green], [blue]),
    { red: 8, purple: 8, green: 2, blue: 1 },
    [{ kind: 'shared', seats: [red, purple] }],
  ],
  [
    'shared, and broken against a third',
    result([red, purple], [green], [blue]),
    { red: 8, purple: 8, green: 8, blue: 1 },
    [
      { kind: 'shared', seats: [red, purple] },
      { kind: 'broken', first: red, second: green },
    ],
  ],
])('ties: %s', (_what, places, all, expected) => {
  expect(ties(places, points(all))).toEqual(expected);
});

test('after a shared place the next one is empty', () => {
  const shared = result([red, purple], [green], [blue]);
  expect([red, purple, green, blue].map(seat => rankOf(shared, seat))).toEqual([1, 1, 3, 4]);
});
