import type { Action } from './actions';
import { type Room, ROOMS, START, TASKS } from './components';
import { offers } from './offers';
import {
  after,
  buy,
  eventsOf,
  own,
  PASS,
  place,
  position,
  recall,
  red,
  refusal,
  step,
  STOP,
  WORK,
  yellow,
  blue,
} from './testing/fixture';

const HALLS = { start: ['a1', 'a2'], a1: ['b1', 'b2'], a2: ['b1', 'b2'] } as const;
const TIERS = { b1: ['c1', 'c2'], b2: ['c2', 'c3'], c1: [], c2: [], c3: [] } as const;

test.each(Object.entries({ ...HALLS, ...TIERS }))(
  '[A1] [A2] from %s the arrows lead to %j, and nowhere else',
  (engineer, rooms) => {
    const state = position({ own: { engineer: engineer as 'a1' } });
    const open = ROOMS.filter(room => !refusal(state, step(room)));
    expect(open).toEqual(rooms);
  },
);

test.each<Room | typeof START>([START, ...ROOMS])(
  '[T7] with nothing left, a player whose engineer is at %s can step or pass',
  engineer => {
    const bare = { engineer, programmed: [], stock: 0, time: 0, crystals: 0 };
    const open = offers(position({ own: bare }), red, 0).map(({ action }) => action.type);
    expect([...new Set(open)]).toEqual([engineer.startsWith('c') ? 'pass' : 'step']);
  },
);

test('[A1] [T2] [T4] a step programs the next bot, and ends the turn', () => {
  const state = after(position(), step('a2'));
  expect(own(state)).toMatchObject({ engineer: 'a2', programmed: ['lab'], stock: 13 });
  expect(state.turn).toBe(yellow);
  expect(eventsOf(position(), step('a2'))).toEqual([
    { type: 'stepped', seat: red, room: 'a2', sideways: false },
    { type: 'programmed', seat: red, task: 'lab', by: 'room' },
    { type: 'on-turn', seat: yellow, until: null },
  ]);
});

test('[A1] the programme of the round says which symbol', () => {
  const state = after(position({ programme: 'p4' }), step('a1'));
  expect(own(state).programmed).toEqual(['submarine']);
});

const three = position({ own: { programmed: ['time', 'card'], stock: 9, time: 1 } });

test('[A3] [T5] a third bot waits until one of the three is taken back', () => {
  const full = after(three, step('a1'));
  expect(full.turn).toBe(red);
  expect(own(full).programmed).toEqual(['time', 'card', 'octopods']);
  for (const action of [step('b1'), buy('lab'), place('time', 'A'), PASS, WORK, STOP]) {
    expect(refusal(full, action)).toEqual({ code: 'return-one' });
  }
  expect(refusal(full, recall('lab'))).toEqual({ code: 'not-programmed', task: 'lab' });
});

test.each(['time', 'card', 'octopods'])('[A3] any of the three can go back: %s', task => {
  const state = after(three, step('a1'), recall(task));
  const all = ['time', 'card', 'octopods'];
  expect(own(state).programmed).toEqual(all.filter(it => it !== task));
  expect(own(state)).toMatchObject({ stock: 9, time: 3 });
  expect(state.turn).toBe(yellow);
});

test('[A3] a second bot needs no return', () => {
  const state = after(position({ own: { programmed: ['time'] } }), step('a1'));
  expect(own(state).programmed).toEqual(['time', 'octopods']);
  expect(state.turn).toBe(yellow);
});

test('[A4] a taken symbol brings two time markers, as far as there is room', () => {
  const state = (time: number) =>
    after(position({ own: { programmed: ['octopods'], time } }), step('a1'));
  expect(own(state(1))).toMatchObject({ stock: 14, programmed: ['octopods'], time: 3 });
  expect(own(state(3)).time).toBe(4);
  expect(own(state(4)).time).toBe(4);
  const taken = position({ own: { programmed: ['octopods'], time: 3 } });
  expect(eventsOf(taken, step('a1'))).toContainEqual({
    type: 'converted',
    seat: red,
    task: 'octopods',
    time: 1,
  });
});

test('[A5] without stock the engineer steps, and a card for the room counts', () => {
  const state = position({ own: { stock: 0, cards: ['room-octopods-time'], time: 1 } });
  expect(own(after(state, step('a1')))).toMatchObject({ stock: 0, programmed: [], time: 3 });
  const taken = position({ own: { stock: 0, programmed: ['octopods'], time: 1 } });
  expect(own(after(taken, step('a1')))).toMatchObject({ programmed: ['octopods'], time: 1 });
});

test.each(TASKS)('[A6] [A7] three markers bring a bot onto the free symbol %s', task => {
  const before = position({ own: { time: 4 } });
  const state = after(before, buy(task));
  expect(own(state)).toMatchObject({ programmed: [task], stock: 13, time: 1, hasBought: true });
  expect(state.supply.time).toBe(before.supply.time + 2);
  expect(state.turn).toBe(yellow);
});

test.each<[string, Parameters<typeof position>[0], Action, object | undefined]>([
  ['[A8] with three markers', { own: { time: 3 } }, buy('lab'), undefined],
  [
    '[A8] with two markers',
    { own: { time: 2 } },
    buy('lab'),
    { code: 'short-of-time', need: 3, have: 2 },
  ],
  ['[A8] a second time', { own: { hasBought: true } }, buy('lab'), { code: 'already-bought' }],
  [
    '[A8] onto a taken symbol',
    { own: { programmed: ['lab'] } },
    buy('lab'),
    { code: 'symbol-taken', task: 'lab' },
  ],
  ['[A8] with one bot in stock', { own: { stock: 1 } }, buy('lab'), undefined],
  ['[A8] without stock', { own: { stock: 0 } }, buy('lab'), { code: 'stock-empty' }],
  ['[D1] passing from the start', {}, PASS, { code: 'not-on-top' }],
  ['[D1] passing from the lowest tier', { own: { engineer: 'a1' } }, PASS, { code: 'not-on-top' }],
  ['[D1] passing from the middle', { own: { engineer: 'b2' } }, PASS, { code: 'not-on-top' }],
  ['[D1] passing from c1', { own: { engineer: 'c1' } }, PASS, undefined],
  ['[D1] passing from c2', { own: { engineer: 'c2' } }, PASS, undefined],
  ['[D1] passing from c3', { own: { engineer: 'c3' } }, PASS, undefined],
  ['[R1] recalling a bot', { own: { programmed: ['lab'] } }, recall('lab'), undefined],
  [
    '[R1] recalling another bot',
    { own: { programmed: ['lab'] } },
    recall('time'),
    { code: 'not-programmed', task: 'time' },
  ],
  ['[T5] an action without a bot', {}, WORK, { code: 'nothing-to-do' }],
  ['[T5] stopping at no line', {}, STOP, { code: 'no-line' }],
  ['[T5] markers outside the interim scoring', {}, { type: 'collect' }, { code: 'no-interim' }],
])('%s', (_rule, parts, action, why) => {
  expect(refusal(position(parts), action)).toEqual(why);
});

test('[A7] the marker on the board lies outside the capacity', () => {
  const state = position({ own: { time: 3, programmed: ['lab', 'card'] } });
  const back = after(state, buy('time'), recall('lab'));
  expect(own(back)).toMatchObject({ time: 2, hasBought: true, programmed: ['card', 'time'] });
});

test('[R1] [T6] recalls take no turn, and bring what there is room for', () => {
  const state = position({ own: { programmed: ['lab', 'card'], time: 3, stock: 10 } });
  const once = after(state, recall('lab'));
  expect(once.turn).toBe(red);
  expect(own(once)).toMatchObject({ programmed: ['card'], time: 4, stock: 11 });
  const twice = after(once, recall('card'));
  expect(own(twice)).toMatchObject({ programmed: [], time: 4, stock: 12 });
  expect(twice.turn).toBe(red);
  expect(after(twice, step('a1')).turn).toBe(yellow);
});

test('[P4] an empty supply gives nothing', () => {
  const supply = { time: 1, crystals: 0, octopods: 0 };
  const state = position({ own: { programmed: ['lab'], time: 0 }, supply });
  expect(own(after(state, recall('lab'))).time).toBe(1);
});

test('[T3] only the seat on turn acts', () => {
  for (const action of [step('a1'), buy('lab'), PASS]) {
    expect(refusal(position(), action, yellow)).toEqual({ code: 'not-your-turn', turn: red });
  }
});

test('[T3] [T1] turns go round, and leave out those who have passed', () => {
  const top = { engineer: 'c1' } as const;
  const all = { red: top, yellow: top, blue: top };
  const order = [blue, red, yellow];
  const state = position({ count: 3, players: all, order });
  const one = after(state, PASS);
  expect([one.turn, one.passed, own(one).engineer]).toEqual([yellow, [red], null]);
  const two = after({ ...one, turn: blue }, PASS);
  expect([two.turn, two.passed]).toEqual([yellow, [red, blue]]);
  const still = after({ ...two, players: { ...two.players, [yellow]: own(state) } }, buy('time'));
  expect(still.turn).toBe(yellow);
});

test('[D1] [D2] passing names the place on its track', () => {
  const state = position({ own: { engineer: 'c2' }, passed: [blue] });
  expect(eventsOf(state, PASS)[0]).toEqual({ type: 'passed', seat: red, place: 2 });
});

test('[O2] every turn turns the glass', () => {
  const options = { first: null, turnSeconds: 30 };
  expect(after(position({ options }), step('a1')).until).toBe(60_000 + 30_000);
});
