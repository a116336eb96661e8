import type { Action } from './actions';
import { eventsFor } from './events';
import { interimScore, majorityIn } from './score';
import type { Player, Sector } from './state';
import {
  act,
  after,
  blue,
  COLLECT,
  crossBy,
  CRYSTAL,
  eventsOf,
  own,
  PASS,
  position,
  recall,
  red,
  refusal,
  SKIP,
  step,
  STOP,
  playCard,
  yellow,
} from './testing/fixture';

type Given = NonNullable<Parameters<typeof position>[0]>;
const top = { engineer: 'c1' } as const;

/** Red is the last to pass; the order of passing is yellow, red. */
const lastPass = ({ players = {}, own: mine, ...rest }: Given = {}) =>
  position({
    count: 2,
    passed: [yellow],
    ...rest,
    players: { ...players, yellow: { engineer: null, ...players['yellow'] } },
    own: { ...top, ...mine },
  });
const scored = (given: Given) => after(lastPass(given), PASS);
const at = (seat: typeof red, sectors: string) =>
  Object.fromEntries(sectors.split('').map(it => [it, { control: seat }]));

test('[I1] [T1] the last pass leads through the scoring into the next round', () => {
  const state = scored({});
  expect([state.round, state.phase, state.turn]).toEqual([2, { name: 'turn' }, yellow]);
  const types = eventsOf(lastPass(), PASS).map(it => it.type);
  expect(types).toEqual(['passed', 'collected', 'collected', 'interim', 'refilled', 'on-turn']);
});

test.each<[string, number, number, number]>([
  ['one each', 3, 0, 3],
  ['as many as fit', 4, 1, 4],
  ['none without room', 2, 4, 4],
])('[I2] [K2] time markers for submarines: %s', (_what, launched, had, has) => {
  const state = scored({ own: { time: had, submarines: 6 - launched } });
  expect(own(state).time).toBe(has);
});

test('[I2] [A7] the marker on the board goes back into the supply', () => {
  const before = lastPass({ own: { hasBought: true, submarines: 6 } });
  const state = after(before, PASS);
  expect(own(state).hasBought).toBe(false);
  expect(eventsOf(before, PASS)).toContainEqual({ type: 'collected', seat: red, time: 0 });
  expect(refusal({ ...state, turn: red }, { type: 'buy', task: 'lab' })).toBeUndefined();
});

const card = { cards: ['interim-lab'] } as const;

test.each<[string, Partial<Player>, boolean]>([
  ['with a card and a marker', { ...card, time: 1, submarines: 6 }, true],
  ['with a card and a marker to come', { ...card, time: 0, submarines: 5 }, true],
  ['with a card and no marker', { ...card, time: 0, submarines: 6 }, false],
  ['with a card for a taken symbol', { ...card, programmed: ['lab'] }, false],
  ['with a card and no stock', { ...card, stock: 0 }, false],
  ['with another card', { cards: ['room-lab-time'] }, false],
])('[I1] [C9] %s a seat is asked: %j', (_what, player, asked) => {
  const state = scored({ own: player });
  expect(state.phase.name === 'time').toBe(asked);
  if (asked) expect(state.turn).toBe(red);
});

test('[I1] [I2] [P4] a seat is asked for a card that the marker of its own board can pay', () => {
  const poor = { ...card, time: 0, hasBought: true };
  const supply = { time: 0, crystals: 10, octopods: 10 };
  const state = scored({ supply, own: poor });
  expect([state.turn, state.phase.name]).toEqual([red, 'time']);
  expect(own(after(state, COLLECT, playCard('interim-lab'))).programmed).toEqual(['lab']);
});

test('[I1] seats are asked in the order of passing', () => {
  const first = scored({ own: card, players: { yellow: { cards: ['interim-time'] } } });
  expect([first.turn, first.phase]).toEqual([
    yellow,
    { name: 'time', later: [red], hasCollected: false, used: [] },
  ]);
  const second = after(first, SKIP);
  expect([second.turn, second.phase.name]).toEqual([red, 'time']);
  const next = after(second, SKIP);
  expect([next.round, next.turn]).toEqual([2, yellow]);
});

test('[I1] [H4] a seat that has to decide is called when the seat before it has finished', () => {
  const cards = scored({ own: card, players: { yellow: { cards: ['interim-time'] } } });
  const called = { type: 'asked', seat: red };
  expect(eventsFor(red, eventsOf(cards, SKIP)).slice(-1)).toEqual([called]);
  const lines = scored({
    own: { points: 16, crystals: 1, stock: 7 },
    players: { yellow: { points: 16, crystals: 1, stock: 7 } },
  });
  expect([lines.turn, lines.phase.name]).toEqual([yellow, 'points']);
  expect(eventsFor(red, eventsOf(lines, STOP)).slice(-1)).toEqual([called]);
});

test('[I1] [H4] a seat is called once for its cards, and again when its counter moves', () => {
  const before = lastPass({ own: { ...card, points: 16, crystals: 1, stock: 7 } });
  const called = { type: 'asked', seat: red };
  expect(eventsOf(before, PASS).slice(-1)).toEqual([called]);
  expect(eventsOf(before, PASS, COLLECT)).not.toContainEqual(called);
  expect(eventsOf(before, PASS, COLLECT, SKIP).slice(-1)).toEqual([called]);
  expect(eventsOf(lastPass(), PASS)).not.toContainEqual(called);
});

const choosing = (player: Partial<Player> = {}, ...acts: Action[]) =>
  after(scored({ own: { ...card, submarines: 3, ...player } }), ...acts);

test('[I3] a card before the markers makes room for them', () => {
  const full = choosing({ time: 4 });
  expect(own(after(full, playCard('interim-lab')))).toMatchObject({ time: 4, programmed: ['lab'] });
  const late = after(full, COLLECT, playCard('interim-lab'));
  expect(own(late)).toMatchObject({ time: 3, programmed: ['lab'], stock: 13 });
});

test('[I3] a card after the markers can be paid by them', () => {
  const poor = choosing({ time: 0 });
  const short = { code: 'short-of-time', need: 1, have: 0 };
  expect(refusal(poor, playCard('interim-lab'))).toEqual(short);
  const rich = after(poor, COLLECT);
  expect(own(rich).time).toBe(3);
  expect(own(after(rich, playCard('interim-lab')))).toMatchObject({ time: 2, programmed: ['lab'] });
});

test('[I3] cards may be left, and the markers come all the same', () => {
  const state = choosing({ time: 1 }, SKIP);
  expect(state.round).toBe(2);
  expect(own(state)).toMatchObject({ time: 4, programmed: [] });
  expect(own(choosing({ time: 1 }, COLLECT, SKIP))).toMatchObject({ time: 4, programmed: [] });
});

test.each<[string, Partial<Player>, object]>([
  ['its symbol is taken', { programmed: ['lab'] }, { code: 'symbol-taken', task: 'lab' }],
  ['no bot is in stock', { stock: 0 }, { code: 'stock-empty' }],
  ['there is no marker', { time: 0 }, { code: 'short-of-time', need: 1, have: 0 }],
])('[C9] a card is refused if %s', (_what, player, why) => {
  const phase = { name: 'time', later: [], hasCollected: false, used: [] } as const;
  const state = position({ phase, own: { ...card, ...player } });
  expect(refusal(state, playCard('interim-lab'))).toEqual(why);
});

const two = { cards: ['interim-lab', 'interim-time'], programmed: ['card'] } as const;

test.each<[string, Action[], Action, object | undefined]>([
  ['[C9] the card', [], playCard('interim-lab'), undefined],
  [
    '[C9] a used card',
    [playCard('interim-lab'), recall('lab')],
    playCard('interim-lab'),
    { code: 'used-card', card: 'interim-lab' },
  ],
  [
    "[C9] another's card",
    [],
    playCard('interim-card'),
    { code: 'not-your-card', card: 'interim-card' },
  ],
  [
    '[C9] a card of another kind',
    [],
    playCard('room-lab-time'),
    { code: 'not-an-interim-card', card: 'room-lab-time' },
  ],
  ['[I3] markers twice', [COLLECT], COLLECT, { code: 'already-collected' }],
  ['[R3] a recall', [], recall('card'), { code: 'interim' }],
  ['[T5] a step', [], step('a1'), { code: 'interim' }],
  ['[T5] stopping', [], STOP, { code: 'interim' }],
])('in the interim scoring: %s', (_rule, acts, action, why) => {
  // The third bot of the second row is taken back at once.
  const programmed = acts.length > 1 ? (['card', 'octopods'] as const) : two.programmed;
  const cards = [...two.cards, 'room-lab-time'];
  const state = choosing({ ...two, programmed, cards, expansions: ['cards-A'], time: 2 }, ...acts);
  expect(refusal(state, action)).toEqual(why);
});

test('[C9] [A3] [R3] a third bot by a card sends one of three back for markers', () => {
  const state = choosing({ programmed: ['card', 'time'], time: 1 }, playCard('interim-lab'));
  expect(refusal(state, SKIP)).toEqual({ code: 'return-one' });
  const back = after(state, recall('card'));
  expect(own(back)).toMatchObject({ programmed: ['time', 'lab'], time: 4 });
  expect(back.round).toBe(2);
});

test('[C9] a second card can be used in the same scoring, and both again in the next', () => {
  const state = choosing(
    { ...two, programmed: [], time: 2 },
    playCard('interim-lab'),
    playCard('interim-time'),
  );
  expect(own(state).programmed).toEqual(['lab', 'time']);
  expect(own(state).cards).toEqual(two.cards);
});

const itemsOf = (given: Given, seat = red) => interimScore(position({ count: 3, ...given }), seat);

test.each<[string, Record<string, { control: typeof red }>, number]>([
  ['alone', { ...at(red, 'AB'), ...at(yellow, 'C') }, 6],
  ['with another', { ...at(red, 'AB'), ...at(yellow, 'CD'), ...at(blue, 'E') }, 3],
  ['with all', { ...at(red, 'A'), ...at(yellow, 'B'), ...at(blue, 'C') }, 3],
  ['not the most', { ...at(red, 'A'), ...at(yellow, 'BC') }, 0],
  ['none at all', {}, 0],
])('[I5] majority: %s', (_what, sectors, points) => {
  expect(itemsOf({ sectors }).majority).toBe(points);
});

test('[I5] nobody leads an empty station', () => {
  expect(majorityIn(position())).toEqual([]);
});

test.each([
  [14, 1, 0],
  [15, 1, 0],
  [13, 1, 1],
  [10, 1, 4],
  [9, 1, 4],
  [9, 2, 5],
  [7, 2, 6],
  [0, 5, 12],
  [0, 6, 14],
  [1, 6, 13],
  [5, 0, 2],
])(
  '[I6] [P7] %d bots in stock and %d submarines launched: %d points',
  (stock, launched, points) => {
    expect(itemsOf({ own: { stock, submarines: 6 - launched } }).bots).toBe(points);
  },
);

test.each([
  [0, 0],
  [1, 1],
  [2, 3],
  [3, 6],
  [4, 10],
])('[I7] %d crystals: %d points', (crystals, points) => {
  expect(itemsOf({ own: { crystals } }).crystals).toBe(points);
});

test.each([
  [0, 0],
  [1, -1],
  [2, -3],
  [3, -6],
  [4, -10],
])('[I8] %d octopods in a controlled sector: %d points', (octopods, points) => {
  const sectors = { A: { control: red, octopods }, B: { control: yellow, octopods: 2 } };
  expect(itemsOf({ sectors }).octopods).toBe(points);
});

test('[I5] [I6] [I7] [I8] the example of the book, item by item', () => {
  const sectors: Record<string, Partial<Sector>> = {
    A: { control: red, octopods: 2 },
    B: { control: red, octopods: 1 },
    C: { control: yellow },
    D: { control: yellow },
    E: { control: blue },
  };
  const given: Given = {
    sectors,
    own: { stock: 8, submarines: 3, crystals: 1 },
    players: { yellow: { stock: 9, submarines: 3 } },
  };
  const parts = { majority: 3, bots: 6, crystals: 1, octopods: -4, total: 6 };
  expect(itemsOf(given)).toEqual(parts);
  const other = { majority: 3, bots: 5, crystals: 0, octopods: 0, total: 8 };
  expect(itemsOf(given, yellow)).toEqual(other);
});

test('[I4] crystals are counted before any of them pays for a line', () => {
  // Both lead with one field each, and both stand before the line.
  const sectors = { ...at(red, 'A'), ...at(yellow, 'B') };
  const players = { yellow: { points: 16, crystals: 2 } };
  const state = scored({ sectors, players, own: { points: 16, crystals: 1 } });
  expect([state.turn, state.phase.name]).toEqual([yellow, 'points']);
  const next = after(state, CRYSTAL);
  expect(own(next, yellow)).toMatchObject({ points: 16 + 6, crystals: 1 });
  expect(next.turn).toBe(red);
  expect(own(after(next, CRYSTAL))).toMatchObject({ points: 16 + 4, crystals: 0 });
});

test('[I10] [X4] a line is crossed by a bot, without markers', () => {
  const mine = {
    points: 16,
    programmed: ['time', 'lab'],
    stock: 9,
    time: 0,
    submarines: 6,
  } as const;
  const asked = scored({ sectors: at(red, 'A'), own: mine });
  const state = after(asked, crossBy('time'));
  expect(own(state)).toMatchObject({ points: 24, programmed: ['lab'], stock: 10, time: 0 });
  expect(refusal(asked, recall('time'))).toEqual({ code: 'interim' });
  expect(own(after(asked, STOP))).toMatchObject({ points: 16, programmed: ['time', 'lab'] });
});

test('[I10] [X3] yellow of the example gets 7 of 8 points, for want of a crystal', () => {
  const sectors = { ...at(yellow, 'AB'), ...at(red, 'CD') };
  const players = { yellow: { stock: 9, submarines: 3, points: 9 } };
  expect(own(scored({ sectors, players }), yellow).points).toBe(16);
});

test('[I9] a negative result takes no counter behind the last line', () => {
  const sectors = { A: { control: red, octopods: 4 }, ...at(yellow, 'BC') };
  expect(own(scored({ sectors, own: { points: 20 } })).points).toBe(17);
  expect(own(scored({ sectors, own: { points: 30 } })).points).toBe(20);
  expect(own(scored({ sectors, own: { points: 3 } })).points).toBe(0);
});

test('[I1] only the asked seat decides', () => {
  const state = scored({ own: card });
  expect(act(state, yellow, SKIP)).toEqual({
    ok: false,
    why: { code: 'not-your-turn', turn: red },
  });
});
