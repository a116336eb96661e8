import type { Action } from './actions';
import { type Letter, type Task, WHITE_FIELDS } from './components';
import { capacityOf, lettersOf, roomFor } from './lab';
import type { Player, Sector } from './state';
import {
  after,
  blue,
  eventsOf,
  letter,
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

/** Red's bot stands at A, and its action is open. */
function working(task: Task, sector: Partial<Sector>, player: Partial<Player> = {}) {
  const programmed = [task, ...(player.programmed ?? [])];
  const state = position({ own: { ...player, programmed }, sectors: { A: sector } });
  return after(state, place(task, 'A'));
}
const done = (...given: Parameters<typeof working>) => after(working(...given), WORK);
const expansions = (...all: string[]) => ({ expansions: all });

test('[K1] a base lab has room for 2 cards, 2 crystals, 2 octopods and 4 markers', () => {
  const player = own(position());
  const all = (['cards', 'crystals', 'octopods', 'time'] as const).map(it =>
    capacityOf(player, it),
  );
  expect(all).toEqual([2, 2, 2, 4]);
});

test('[K1] expansions add their berths, and their letters', () => {
  const lab = ['cards-B', 'time-C', 'crystals-octopods', 'crystals-A', 'C-D'];
  const player = own(
    position({ own: { ...expansions(...lab), crystals: 1, cards: ['half-price'] } }),
  );
  const all = (['cards', 'crystals', 'octopods', 'time'] as const).map(it =>
    capacityOf(player, it),
  );
  expect(all).toEqual([3, 4, 3, 6]);
  expect(roomFor(player, 'crystals')).toBe(3);
  expect(roomFor(player, 'cards')).toBe(2);
  expect(roomFor(player, 'octopods')).toBe(3);
  expect([...lettersOf(player)].sort()).toEqual(['A', 'B', 'C', 'D']);
});

const full = expansions('cards-A', 'cards-B', 'cards-C', 'cards-D', 'cards-E');

test.each<[string, Parameters<typeof working>, object | undefined]>([
  ['[G1] an expansion', ['lab', expansions('time-A')], undefined],
  ['[G1] [B9] no expansion left', ['lab', {}], { code: 'none-there', task: 'lab', sector: 'A' }],
  [
    '[G1] a fifth expansion',
    ['lab', expansions('time-A'), expansions(...full.expansions.slice(1))],
    undefined,
  ],
  ['[G1] a sixth expansion', ['lab', expansions('time-A'), full], { code: 'lab-complete' }],
  ['[G4] an empty yellow area', ['time', {}, { time: 3 }], undefined],
  [
    '[B9] [G6] markers without room',
    ['time', { time: 5 }, { time: 4 }],
    { code: 'no-room', task: 'time', room: 0 },
  ],
  ['[G5] a crystal', ['crystals', { crystals: 1 }, { crystals: 1 }], undefined],
  ['[G5] [B9] no crystal', ['crystals', {}], { code: 'none-there', task: 'crystals', sector: 'A' }],
  [
    '[B9] [G6] a crystal without room',
    ['crystals', { crystals: 1 }, { crystals: 2 }],
    { code: 'no-room', task: 'crystals', room: 0 },
  ],
  ['[G7] an octopod', ['octopods', { octopods: 1 }], undefined],
  ['[G7] [B9] no octopod', ['octopods', {}], { code: 'none-there', task: 'octopods', sector: 'A' }],
  ['[G9] a submarine that can be paid', ['submarine', {}, { time: 1 }], undefined],
  [
    '[G9] a submarine that cannot be paid',
    ['submarine', {}, { time: 0 }],
    { code: 'short-of-time', need: 1, have: 0 },
  ],
  [
    '[G9] a fourth submarine with three markers',
    ['submarine', { submarines: [yellow, blue, white] }, { time: 3 }],
    { code: 'short-of-time', need: 4, have: 3 },
  ],
  [
    '[G9] a fourth submarine with four markers',
    ['submarine', { submarines: [yellow, blue, white] }, { time: 4 }],
    undefined,
  ],
  [
    '[G9] a second submarine in a sector',
    ['submarine', { submarines: [red] }],
    { code: 'own-submarine', sector: 'A' },
  ],
  ['[G9] the last submarine', ['submarine', {}, { submarines: 1 }], undefined],
  ['[G9] no submarine left', ['submarine', {}, { submarines: 0 }], { code: 'no-submarine' }],
  ['[G11] a second card', ['card', { cards: ['charging'] }, { cards: ['crossing'] }], undefined],
  [
    '[G11] a third card, with a used one',
    ['card', { cards: ['charging'] }, { cards: ['crossing', 'sideways'], spent: ['sideways'] }],
    { code: 'no-room', task: 'card', room: 0 },
  ],
  ['[G11] [B9] no card', ['card', {}], { code: 'none-there', task: 'card', sector: 'A' }],
  ['[G12] programming with one bot in stock', ['program', {}, { stock: 1 }], undefined],
  ['[G12] programming without stock', ['program', {}, { stock: 0 }], { code: 'stock-empty' }],
])('%s', (_rule, given, why) => {
  expect(refusal(working(...given), WORK)).toEqual(why);
});

test('[G1] the top expansion is taken, and the next one lies open', () => {
  const state = done('lab', expansions('crystals-octopods', 'time-A'));
  expect(own(state).expansions).toEqual(['crystals-octopods']);
  expect(state.sectors.A.expansions).toEqual(['time-A']);
  expect(state.turn).toBe(yellow);
});

const letters = (
  player: Partial<Player> = {},
  sectors: Partial<Record<Letter, Partial<Sector>>> = {},
) =>
  after(
    position({
      own: { programmed: ['lab'], ...player },
      sectors: { A: expansions('C-D'), ...sectors },
    }),
    place('lab', 'A'),
    WORK,
  );

test.each<[string, Action[], Letter[]]>([
  ['both, in the order printed', [letter('C'), letter('D')], ['A', 'C', 'D']],
  ['both, in the other order', [letter('D'), letter('C')], ['A', 'C', 'D']],
  ['the first alone', [letter('C'), SKIP], ['A', 'C']],
  ['the second alone', [letter('D'), SKIP], ['A', 'D']],
  ['neither', [SKIP], ['A']],
])('[G2] [T5] letters: %s', (_which, acts, controlled) => {
  const state = letters();
  expect(state.turn).toBe(red);
  expect(refusal(state, step('a1'))).toEqual({ code: 'letters-first' });
  const end = after(state, ...acts);
  const held = Object.entries(end.sectors).filter(([, it]) => it.control === red);
  expect(held.map(([name]) => name)).toEqual(controlled);
  expect(own(end).stock).toBe(14 - controlled.length + 1);
  expect(end.turn).toBe(yellow);
});

test('[G2] a letter counts once, and only those printed count', () => {
  const state = after(letters(), letter('C'));
  expect(refusal(state, letter('C'))).toEqual({ code: 'no-letter', sector: 'C' });
  expect(refusal(state, letter('E'))).toEqual({ code: 'no-letter', sector: 'E' });
});

test('[G2] [B5] [B6] a bot placed by a letter pushes another out', () => {
  const C = { control: yellow, charging: [yellow, red, blue, white, red] };
  const state = after(letters({}, { C }), letter('C'));
  expect(state.sectors.C).toEqual(
    expect.objectContaining({ control: red, charging: [yellow, red, blue, white] }),
  );
  expect(own(state, yellow).stock).toBe(15);
  expect(own(state).stock).toBe(14);
  expect(eventsOf(letters({}, { C }), letter('C'))[0]).toMatchObject({
    type: 'placed',
    task: null,
    pushed: yellow,
  });
});

test('[G3] [T6] without stock a bot can be recalled for a letter', () => {
  const state = letters({ stock: 0, programmed: ['lab', 'time'], time: 0 });
  expect(refusal(state, letter('C'))).toEqual({ code: 'stock-empty' });
  const end = after(state, recall('time'), letter('C'));
  expect(end.sectors.C.control).toBe(red);
  expect(own(end)).toMatchObject({ stock: 0, programmed: [], time: 2 });
  expect(end.turn).toBe(yellow);
});

test('[G3] without any bot the letters bring nothing, and nothing is asked', () => {
  expect(letters({ stock: 0 }).turn).toBe(yellow);
});

test.each<[string, number, number, number, number]>([
  ['five lie there and three fit: the example of the book', 5, 1, 4, 2],
  ['all fit', 3, 1, 4, 0],
  ['none lie there: two are laid', 0, 1, 3, 0],
  ['one lies there: one is laid', 1, 0, 2, 0],
  ['two are laid and one fits', 0, 3, 4, 1],
])('[G4] [G6] [K2] time: %s', (_what, lying, had, has, left) => {
  const before = working('time', { time: lying }, { time: had });
  const state = after(before, WORK);
  expect([own(state).time, state.sectors.A.time]).toEqual([has, left]);
  expect(state.supply.time).toBe(before.supply.time - Math.max(0, 2 - lying));
  expect(state.turn).toBe(yellow);
});

test('[P4] [G4] a dry supply fills up no further', () => {
  const supply = { time: 1, crystals: 0, octopods: 0 };
  const state = position({ own: { programmed: ['time'], time: 0 }, supply });
  expect(own(after(state, place('time', 'A'), WORK)).time).toBe(1);
  const none = position({ own: { programmed: ['time'] }, supply: { ...supply, time: 0 } });
  expect(refusal(after(none, place('time', 'A')), WORK)).toEqual({
    code: 'none-there',
    task: 'time',
    sector: 'A',
  });
});

test.each<[string, number, number, number, number]>([
  ['two into room for three: the example of the book', 2, 0, 2, 0],
  ['three into room for two', 3, 1, 3, 1],
  ['one into room for one', 1, 2, 3, 0],
])('[G5] [G6] [K2] crystals: %s', (_what, lying, had, has, left) => {
  const lab = expansions('crystals-C');
  const state = done('crystals', { crystals: lying }, { ...lab, crystals: had });
  expect([own(state).crystals, state.sectors.A.crystals]).toEqual([has, left]);
});

test.each<[string, number, string[], number, number]>([
  ['one', 1, [], 1, 0],
  ['two of three: the example of the book', 3, [], 3, 1],
  ['three', 3, ['octopods-A'], 6, 0],
  ['four, as in a report', 4, ['octopods-A', 'octopods-B'], 10, 0],
  ['five of six', 6, ['octopods-A', 'octopods-B', 'octopods-cards'], 15, 1],
])('[G7] [G8] octopods: %s', (_what, lying, lab, points, left) => {
  const before = working('octopods', { octopods: lying }, expansions(...lab));
  const state = after(before, WORK);
  expect(own(state).points).toBe(points);
  expect(state.sectors.A.octopods).toBe(left);
  expect(state.supply.octopods).toBe(before.supply.octopods + lying - left);
});

test.each<[string, string[], number]>([
  ['first', [], 1],
  ['second', ['yellow'], 2],
  ['third', ['yellow', 'blue'], 3],
  ['fourth', ['yellow', 'blue', 'white'], 4],
])('[G9] [G10] a submarine on the %s field costs its markers', (_field, lying, price) => {
  const submarines = lying as unknown as Sector['submarines'];
  const before = working('submarine', { submarines });
  const state = after(before, WORK);
  expect(own(state)).toMatchObject({ time: 4 - price, submarines: 4, points: 2 });
  expect(state.sectors.A.submarines).toEqual([...lying, 'red']);
  expect(state.supply.time).toBe(before.supply.time + price);
});

test('[G9] [T6] [R1] four markers pay 2 for the way and, after a recall, 3 for a submarine', () => {
  const state = position({
    own: { programmed: ['submarine', 'lab'], time: 4 },
    sectors: { D: { submarines: [yellow, white] } },
  });
  const placed = after(state, place('submarine', 'D'));
  expect(refusal(placed, WORK)).toEqual({ code: 'short-of-time', need: 3, have: 2 });
  const end = after(placed, recall('lab'), WORK);
  expect(own(end)).toMatchObject({ time: 1, submarines: 4, points: 2 });
});

test.each([2, 3, 4, 5] as const)('[G10] the bulb says the points: %d', bulb => {
  const sectors = { A: { cards: ['charging'] } };
  const centre = { bulb, turn: 0 };
  const state = position({ own: { programmed: ['card', 'submarine'] }, sectors, centre });
  const end = after(state, place('card', 'A'), WORK);
  expect(own(end)).toMatchObject({ points: bulb, cards: ['charging'] });
  expect(end.sectors.A.cards).toEqual([]);
  expect(own(after(state, place('submarine', 'A'), WORK)).points).toBe(bulb);
});

test('[G11] the top card is taken, and the one below lies open', () => {
  const state = done('card', { cards: ['crossing', 'charging'] });
  expect(own(state).cards).toEqual(['crossing']);
  expect(state.sectors.A.cards).toEqual(['charging']);
});

test('[G12] the white area programs its symbol; a taken one brings markers', () => {
  expect(WHITE_FIELDS.A).toBe('crystals');
  const state = done('program', {}, { time: 1 });
  expect(own(state)).toMatchObject({ programmed: ['crystals'], stock: 13, time: 1 });
  const taken = done('program', {}, { time: 1, programmed: ['crystals'] });
  expect(own(taken)).toMatchObject({ programmed: ['crystals'], stock: 14, time: 3 });
  expect(taken.turn).toBe(yellow);
});

test('[G12] [A3] the white area alone never leads to three bots', () => {
  const state = done('program', {}, { programmed: ['lab'] });
  expect(own(state).programmed).toEqual(['lab', 'crystals']);
  expect(state.turn).toBe(yellow);
});
