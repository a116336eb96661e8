import type { Action } from './actions';
import type { Player } from './state';
import {
  after,
  crossBy,
  CRYSTAL,
  eventsOf,
  own,
  place,
  position,
  recall,
  red,
  refusal,
  SKIP,
  step,
  STOP,
  WORK,
  yellow,
} from './testing/fixture';
import { fallenBack, lastLine, linesBetween, nextLine } from './track';

test.each([
  [0, 17, 0],
  [16, 17, 0],
  [17, 34, 17],
  [33, 34, 17],
  [34, 50, 34],
  [49, 50, 34],
  [50, 67, 50],
  [66, 67, 50],
  [99, 100, 84],
  [100, 117, 100],
])('[X1] [X2] from %d the next line is before %d, the last before %d', (points, next, last) => {
  expect([nextLine(points), lastLine(points)]).toEqual([next, last]);
});

test('[X6] the lines between two numbers of points', () => {
  expect(linesBetween(10, 16)).toEqual([]);
  expect(linesBetween(10, 17)).toEqual([17]);
  expect(linesBetween(16, 51)).toEqual([17, 34, 50]);
});

/** Red catches four octopods for ten points. */
const caught = (player: Partial<Player>) =>
  after(
    position({
      own: {
        ...player,
        programmed: ['octopods', ...(player.programmed ?? [])],
        expansions: ['octopods-A', 'octopods-B'],
      },
      sectors: { A: { octopods: 4 } },
    }),
    place('octopods', 'A'),
    WORK,
  );

test('[X7] up to the line nothing is asked, one further something is', () => {
  const before = caught({ points: 6, crystals: 1 });
  expect([own(before).points, before.turn]).toEqual([16, yellow]);
  const at = caught({ points: 7, crystals: 1 });
  expect([own(at).points, at.turn]).toEqual([16, red]);
  expect(at.due).toEqual([{ name: 'points', points: 1, from: 'octopods' }]);
});

test.each<[string, Partial<Player>, Action, Partial<Player>]>([
  ['[X3] cross for a crystal', { crystals: 2 }, CRYSTAL, { points: 22, crystals: 1 }],
  ['[X3] stop with a crystal', { crystals: 2 }, STOP, { points: 16, crystals: 2 }],
  [
    '[X4] cross for a bot',
    { programmed: ['time'], stock: 3, time: 0 },
    crossBy('time'),
    { points: 22, programmed: [], stock: 4, time: 0 },
  ],
  [
    '[X4] stop with a bot',
    { programmed: ['time'], stock: 3 },
    STOP,
    { points: 16, programmed: ['time'], stock: 3 },
  ],
])('%s', (_rule, player, action, has) => {
  const asked = caught({ points: 12, ...player });
  expect(asked.turn).toBe(red);
  const state = after(asked, action);
  expect(own(state)).toMatchObject(has);
  expect(state.turn).toBe(yellow);
});

test('[X5] with neither crystal nor bot the counter stops by itself', () => {
  const state = caught({ points: 12 });
  expect([own(state).points, state.turn]).toEqual([16, yellow]);
});

test('[X5] recalling the last bot leaves nothing to cross by', () => {
  const state = after(caught({ points: 12, programmed: ['time'], time: 0 }), recall('time'));
  expect([own(state).points, own(state).time, state.turn]).toEqual([16, 2, yellow]);
});

test.each<[string, Partial<Player>, Action, object]>([
  ['[X3] by a crystal without one', { programmed: ['time'] }, CRYSTAL, { code: 'no-crystal' }],
  [
    '[X4] by a bot with a crystal',
    { crystals: 1, programmed: ['time'] },
    crossBy('time'),
    { code: 'pay-crystal' },
  ],
  [
    '[X4] by a bot that is not there',
    { programmed: ['time'] },
    crossBy('lab'),
    { code: 'not-programmed', task: 'lab' },
  ],
  ['[T5] another act first', { crystals: 1 }, step('a1'), { code: 'line-first', line: 17 }],
  ['[T5] leaving it open', { crystals: 1 }, SKIP, { code: 'line-first', line: 17 }],
])('refused: %s', (_rule, player, action, why) => {
  expect(refusal(caught({ points: 12, ...player }), action)).toEqual(why);
});

test('[X3] no line is asked where none is', () => {
  expect(refusal(position(), CRYSTAL)).toEqual({ code: 'no-line' });
  expect(refusal(position(), STOP)).toEqual({ code: 'no-line' });
});

const twice = {
  due: [{ name: 'points', points: 40, from: 'interim' }],
  own: { points: 16, crystals: 1, programmed: ['time', 'lab'] },
} as const;

test('[X6] several lines are asked for one by one, each with its own price', () => {
  const first = position(twice);
  const second = after(first, CRYSTAL);
  expect(own(second)).toMatchObject({ points: 33, crystals: 0 });
  expect(second.due).toEqual([{ name: 'points', points: 23, from: 'interim' }]);
  const third = after(second, crossBy('lab'));
  expect(own(third)).toMatchObject({ points: 49, programmed: ['time'] });
  const end = after(third, STOP);
  expect(own(end).points).toBe(49);
  expect(own(after(third, crossBy('time'))).points).toBe(56);
  expect(eventsOf(third, STOP)[0]).toEqual({ type: 'stopped', seat: red, line: 50, lost: 7 });
  expect(eventsOf(first, CRYSTAL).slice(0, 3)).toEqual([
    { type: 'crossed', seat: red, line: 17, bot: null },
    { type: 'scored', seat: red, source: 'interim', from: 16, to: 17 },
    { type: 'scored', seat: red, source: 'interim', from: 17, to: 33 },
  ]);
});

test('[X3] [P3] the crystal goes back into the supply', () => {
  const state = caught({ points: 12, crystals: 1 });
  expect(after(state, CRYSTAL).supply.crystals).toBe(state.supply.crystals + 1);
});

test.each([
  [20, 2, 18],
  [20, 3, 17],
  [20, 9, 17],
  [17, 1, 17],
  [5, 4, 1],
  [5, 6, 0],
  [52, 6, 50],
  [20, 0, 20],
])('[I9] from %d a loss of %d leads to %d', (points, loss, to) => {
  expect(fallenBack(points, loss)).toBe(to);
});
