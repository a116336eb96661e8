import type { Action } from './actions';
import { CHARGING, type Letter, LETTERS } from './components';
import { lockAfter, routeTo } from './station';
import type { Sector } from './state';
import {
  after,
  blue,
  eventsOf,
  move,
  own,
  place,
  position,
  recall,
  red,
  refusal,
  SKIP,
  step,
  white,
  WORK,
  yellow,
} from './testing/fixture';

const ready = { programmed: ['time', 'lab'] } as const;
const short = (need: number, have: number) => ({ code: 'short-of-time', need, have });

test('[B2] the locks are one 0, one 2 and four 1', () => {
  expect(LETTERS.map(lockAfter).sort()).toEqual([0, 1, 1, 1, 1, 2]);
});

test.each<[Letter, Letter, number, string]>([
  ['A', 'A', 0, ''],
  ['A', 'B', 1, 'B'],
  ['A', 'C', 1, 'BC'],
  ['A', 'D', 2, 'BCD'],
  ['A', 'E', 3, 'FE'],
  ['A', 'F', 1, 'F'],
  ['E', 'F', 2, 'F'],
  ['E', 'A', 3, 'FA'],
  ['D', 'A', 2, 'CBA'],
  ['F', 'D', 3, 'ED'],
])('[B1] [B2] from %s to %s the way costs %d', (from, to, price, path) => {
  const scientist = { sector: from, task: 'time' } as const;
  const state = position({ own: { ...ready, scientist } });
  expect(routeTo(state, red, to)).toEqual({ price, path: path.split('') });
});

test('[B1] [B3] [B4] the scientist goes, pays, and the bot takes control', () => {
  const before = position({ own: { ...ready, time: 4, stock: 9 } });
  const state = after(before, place('lab', 'D'));
  expect(own(state)).toMatchObject({
    scientist: { sector: 'D', task: 'lab' },
    programmed: ['time'],
    time: 2,
    stock: 9,
  });
  expect(state.sectors.D).toMatchObject({ control: red, charging: [] });
  expect(state.supply.time).toBe(before.supply.time + 2);
  expect(state.turn).toBe(red);
  expect(eventsOf(before, place('lab', 'D'))).toEqual([
    { type: 'moved', seat: red, path: ['B', 'C', 'D'], paid: 2 },
    { type: 'placed', seat: red, sector: 'D', task: 'lab', pushed: null, home: [] },
  ]);
});

test('[B1] the scientist may stay, at no cost', () => {
  const before = position({ own: { ...ready, time: 0 } });
  const state = after(before, place('time', 'A'));
  expect(own(state)).toMatchObject({ scientist: { sector: 'A', task: 'time' }, time: 0 });
  expect(eventsOf(before, place('time', 'A')).map(it => it.type)).toEqual(['placed']);
});

test.each<[string, number, Action, object | undefined]>([
  ['[B11] a way that can be paid', 2, place('lab', 'D'), undefined],
  ['[B11] a way that costs one more', 1, place('lab', 'D'), short(2, 1)],
  ['[B11] a free lock without a marker', 0, place('lab', 'B'), short(1, 0)],
  ['[B11] part of a way that can be paid', 2, move('D'), undefined],
  ['[B11] part of a way that costs one more', 1, move('D'), short(2, 1)],
  ['[B10] a move to where the scientist is', 4, move('A'), { code: 'already-there', sector: 'A' }],
  [
    '[B3] an area without a bot for it',
    4,
    place('card', 'A'),
    { code: 'not-programmed', task: 'card' },
  ],
])('%s', (_rule, time, action, why) => {
  expect(refusal(position({ own: { ...ready, time } }), action)).toEqual(why);
});

test('[B10] without a programmed bot nobody goes anywhere', () => {
  expect(refusal(position(), move('B'))).toEqual({ code: 'no-bot' });
});

test('[B3] two scientists share an area', () => {
  const scientist = { sector: 'A', task: 'time' } as const;
  const state = position({ own: ready, players: { yellow: { scientist } } });
  expect(own(after(state, place('time', 'A'))).scientist).toEqual(scientist);
});

const five = { scientist: { sector: 'E', task: 'time' }, time: 2 } as const;

test('[B10] [T6] a bot is recalled on the way for the markers of the rest', () => {
  // From E to F the lock takes 2, and from F to A it takes 1.
  const state = position({ own: { ...ready, ...five } });
  expect(refusal(state, place('lab', 'A'))).toEqual(short(3, 2));
  const half = after(state, move('F'));
  expect([own(half).time, half.turn]).toEqual([0, red]);
  expect(refusal(half, place('lab', 'A'))).toEqual(short(1, 0));
  const back = after(half, recall('time'));
  expect(back.turn).toBe(red);
  const there = after(back, place('lab', 'A'));
  expect(own(there)).toMatchObject({ time: 1, programmed: [], scientist: { sector: 'A' } });
});

test('[B10] [R2] [T5] after a move a bot must be placed, so the last one stays', () => {
  const state = after(position({ own: { ...ready, time: 4 } }), move('B'));
  for (const action of [step('a1'), { type: 'pass' } as const, WORK, SKIP]) {
    expect(refusal(state, action)).toEqual({ code: 'place-first' });
  }
  expect(refusal(state, recall('lab'))).toBeUndefined();
  const last = after(state, recall('lab'));
  expect(refusal(last, recall('time'))).toEqual({ code: 'keep-one' });
  expect(refusal(last, move('C'))).toBeUndefined();
  const placed = after(last, move('C'), place('time', 'C'));
  expect(placed.due).toEqual([{ name: 'work', sector: 'C', task: 'time' }]);
});

test('[B8] [T4] [T5] the action may be left, and everything else waits for that', () => {
  const state = after(position({ own: ready }), place('time', 'A'));
  const work = { code: 'work-first', task: 'time', sector: 'A' };
  for (const action of [step('a1'), { type: 'pass' } as const, move('B'), place('lab', 'A')]) {
    expect(refusal(state, action)).toEqual(work);
  }
  const left = after(state, SKIP);
  expect(left.turn).toBe(yellow);
  expect(own(left).time).toBe(4);
  expect(eventsOf(state, SKIP)[0]).toEqual({ type: 'skipped', seat: red });
});

test('[R1] [B8] after placing, even the last other bot can be recalled', () => {
  const state = after(position({ own: { ...ready, time: 1 } }), place('time', 'A'));
  const back = after(state, recall('lab'));
  expect([back.turn, own(back).time]).toEqual([red, 3]);
});

const pushed = (count: 2 | 3 | 4, sector: Partial<Sector>) =>
  after(
    position({ count, own: { ...ready, stock: 5 }, sectors: { A: sector } }),
    place('lab', 'A'),
  );

test('[B5] the bot on the control field goes into the charging station', () => {
  const { sectors, players } = pushed(4, { control: yellow, charging: [blue] });
  expect(sectors.A).toMatchObject({ control: red, charging: [blue, yellow] });
  expect(players[yellow]!.stock).toBe(14);
});

test("[B5] one's own bot is pushed out as well", () => {
  expect(pushed(4, { control: red }).sectors.A).toMatchObject({ control: red, charging: [red] });
});

test('[B6] the limits are 2, 4 and 5', () => {
  expect(CHARGING).toEqual({ 2: 2, 3: 4, 4: 5 });
});

test.each<[string, 2 | 3 | 4, string[], string, string[], Record<string, number>]>([
  ['2 players, full', 2, ['red'], 'yellow', ['red', 'yellow'], { red: 5, yellow: 14 }],
  ['2 players, over', 2, ['red', 'red'], 'yellow', ['red', 'yellow'], { red: 6, yellow: 14 }],
  ['2 players, all of one', 2, ['red', 'red'], 'red', ['red'], { red: 7, yellow: 14 }],
  [
    '3 players, full',
    3,
    ['red', 'red', 'yellow'],
    'yellow',
    ['red', 'red', 'yellow', 'yellow'],
    { red: 5, yellow: 14, blue: 14 },
  ],
  [
    '3 players, over',
    3,
    ['red', 'red', 'yellow', 'blue'],
    'yellow',
    ['red', 'yellow', 'blue'],
    { red: 6, yellow: 15, blue: 14 },
  ],
  [
    '4 players, full',
    4,
    ['blue', 'blue', 'white', 'red'],
    'blue',
    ['blue', 'blue', 'white', 'red', 'blue'],
    { red: 5, blue: 14, white: 14 },
  ],
  [
    '4 players, over',
    4,
    ['blue', 'blue', 'white', 'red', 'red'],
    'blue',
    ['blue', 'white', 'red'],
    { red: 6, blue: 16, white: 14, yellow: 14 },
  ],
])('[B6] %s', (_what, count, charging, control, left, stock) => {
  const state = pushed(count, { charging: charging as never, control: control as never });
  expect(state.sectors.A.charging).toEqual(left);
  const found = Object.keys(stock).map(seat => [seat, state.players[seat as never]!.stock]);
  expect(Object.fromEntries(found)).toEqual(stock);
});

test('[B7] [P5] a neutral bot counts towards the limit and stays', () => {
  const full = pushed(3, { charging: [white, blue, blue], control: yellow });
  expect(full.sectors.A.charging).toEqual([white, blue, blue, yellow]);
  const over = pushed(3, { charging: [white, blue, blue, red], control: yellow });
  expect(over.sectors.A.charging).toEqual([white, blue, red, yellow]);
  expect(over.players[blue]!.stock).toBe(15);
  expect(
    eventsOf(
      position({
        count: 3,
        own: ready,
        sectors: { A: { charging: [white, blue, blue, red], control: yellow } },
      }),
      place('lab', 'A'),
    ),
  ).toEqual([
    { type: 'placed', seat: red, sector: 'A', task: 'lab', pushed: yellow, home: [blue] },
  ]);
});
