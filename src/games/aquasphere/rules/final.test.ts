import { finalScore, result } from './score';
import type { Player, State } from './state';
import {
  after,
  blue,
  own,
  PASS,
  position,
  recall,
  red,
  refusal,
  step,
  white,
  yellow,
} from './testing/fixture';

const itemsOf = (player: Partial<Player>) => finalScore(position({ own: player }), red);

test.each<[string, string[], number]>([
  ['the base lab alone', [], 1],
  ['the same letter again', ['time-A'], 1],
  ['two', ['time-B'], 3],
  ['two on one expansion', ['C-D'], 6],
  ['five: the example of the book', ['time-B', 'time-C', 'C-D', 'crystals-E'], 15],
  ['six', ['time-B', 'C-D', 'E-F'], 21],
  ['no letter', ['crystals-time'], 1],
])('[F1] letters: %s', (_what, expansions, points) => {
  expect(itemsOf({ expansions }).letters).toBe(points);
});

test.each([0, 2, 6])('[F2] %d time markers', time => {
  expect(itemsOf({ time }).time).toBe(time);
});

test.each([
  [0, 5],
  [1, 0],
  [5, 0],
])('[F3] with %d submarines left the bonus is %d', (submarines, points) => {
  expect(itemsOf({ submarines }).submarines).toBe(points);
});

test.each([
  [4, 0],
  [5, 5],
])('[F4] with %d expansions the bonus is %d', (count, points) => {
  const expansions = ['time-A', 'time-B', 'time-C', 'time-D', 'time-E'].slice(0, count);
  expect(itemsOf({ expansions }).lab).toBe(points);
});

test('[F1] [F2] [F3] [F4] the example of the book', () => {
  const expansions = ['crystals-B', 'cards-C', 'time-D', 'octopods-E', 'crystals-octopods'];
  expect(itemsOf({ expansions, time: 2, submarines: 3 })).toEqual({
    letters: 15,
    time: 2,
    submarines: 0,
    lab: 5,
    total: 22,
  });
});

/** Yellow has passed, and red passes last in round four. */
const ended = (mine: Partial<Player>, others: Partial<Player> = {}, rest: object = {}): State =>
  after(
    position({
      count: 2,
      round: 4,
      passed: [yellow],
      players: { yellow: { engineer: null, time: 0, submarines: 6, ...others } },
      own: { engineer: 'c1', time: 0, submarines: 6, ...mine },
      ...rest,
    }),
    PASS,
  );

test('[F5] no line is asked for, and the points come after the interim scoring', () => {
  const state = ended({ points: 15, crystals: 1, programmed: ['lab'] });
  expect(state.phase.name).toBe('over');
  // One point for the crystal up to the line, and one for the letter over it.
  expect(own(state)).toMatchObject({ points: 17, crystals: 1, programmed: ['lab'] });
});

test('[T1] [F5] after round four nothing is refilled, and the match is over', () => {
  const state = ended({});
  expect(state.round).toBe(4);
  expect(state.sectors.A.cards).toEqual([]);
  expect(result(state)).toMatchObject({ kind: 'ranked', points: { red: 1, yellow: 1 } });
});

test('[F7] once it is over nothing is allowed', () => {
  const state = ended({ programmed: ['lab'] });
  for (const seat of state.seats) {
    for (const action of [PASS, step('a1'), recall('lab')]) {
      expect(refusal(state, action, seat)).toEqual({ code: 'over' });
    }
  }
});

test('[F6] a running match has no result', () => {
  expect(result(position())).toBeUndefined();
});

const over = (players: Record<string, Partial<Player>>, control: object = {}): State =>
  position({ players, sectors: control, phase: { name: 'over', at: 1, scores: {} } });
const held = (seat: typeof red) => ({ control: seat });

test.each<[string, State, string[][]]>([
  [
    'points decide',
    over({ red: { points: 5 }, yellow: { points: 9 }, blue: { points: 7 }, white: { points: 1 } }),
    [['yellow'], ['blue'], ['red'], ['white']],
  ],
  [
    'control fields decide',
    over({ red: { points: 5, crystals: 3 }, blue: { points: 5 } }, { A: held(blue) }),
    [['blue'], ['red'], ['yellow', 'white']],
  ],
  [
    'more control fields decide',
    over(
      { red: { points: 5 }, blue: { points: 5 } },
      { A: held(blue), B: held(red), C: held(red) },
    ),
    [['red'], ['blue'], ['yellow', 'white']],
  ],
  [
    'crystals decide',
    over({ red: { points: 5 }, blue: { points: 5, crystals: 1 } }),
    [['blue'], ['red'], ['yellow', 'white']],
  ],
  [
    'the place is shared',
    over({ red: { points: 5, crystals: 1 }, blue: { points: 5, crystals: 1 } }),
    [
      ['red', 'blue'],
      ['yellow', 'white'],
    ],
  ],
  ['all share', over({}), [['red', 'yellow', 'blue', 'white']]],
])('[F6] %s', (_what, state, places) => {
  expect(result(state)!.places).toEqual(places);
  expect(result(state)!.points).toEqual(
    Object.fromEntries([red, yellow, blue, white].map(it => [it, own(state, it).points])),
  );
});
