import {
  after,
  agent,
  agreed,
  blue,
  captainThrows,
  green,
  inUnit,
  move,
  pink,
  position,
  refusal,
  viewOf,
  yellow,
} from './testing/fixture';
import { CAPTAIN_DIE } from './components';
import type { State } from './state';
import { waitAt } from './travel';

type Parts = NonNullable<Parameters<typeof position>[0]>;
const FOUR = [blue, green, pink, yellow];
const away = (parts: Parts = {}): State =>
  position({
    phase: { name: 'travel' },
    laid: [],
    ...parts,
    agents: { ...beside, ...parts.agents },
  });
const beside = Object.fromEntries(FOUR.map(it => [it, { at: null }]));
const go = (place: string) => ({ type: 'propose', proposal: { do: 'go', place } }) as const;
const gone = (state: State, number: 1 | 2 | 3, place = 'there') =>
  agreed(state, { do: 'go', place }, captainThrows(number));

test('[J1] leaving costs nothing, and the figures stand beside the board', () => {
  const state = agreed(position(), { do: 'leave' });
  expect([state.units, state.phase.name, state.captain]).toEqual([20, 'travel', blue]);
  expect(FOUR.map(it => agent(state, it).at)).toEqual([null, null, null, null]);
  expect(viewOf(state, blue).fronts).toEqual({});
});

test.each<[rule: string, place: string, why: object | undefined]>([
  ['[J2] a place on the map', 'there', undefined],
  ['[J2] a red one', 'red', undefined],
  ['[J2] the place that was left', 'here', { code: 'same-place' }],
  ['[J2] a place that is not on the map', 'shut', { code: 'not-on-map', place: 'shut' }],
])('%s', (_rule, place, why) => {
  expect(refusal(away(), green, go(place))).toEqual(why);
});

test('[J2] nobody leaves without another place to go to', () => {
  const leave = { type: 'propose', proposal: { do: 'leave' } } as const;
  expect(refusal(position({ map: ['here'] }), blue, leave)).toEqual({ code: 'nowhere-to-go' });
});

test.each<[rule: string, from: string, die: 1 | 2 | 3, units: number]>([
  ['[J3] one', 'here', 1, 19],
  ['[J3] two', 'here', 2, 18],
  ['[J3] three', 'here', 3, 17],
  ['[J4] leaving a red place', 'red', 2, 16],
])('%s', (_rule, place, die, units) => {
  expect(gone(away({ place }), die).units).toBe(units);
});

test('[J3] the faces of the die', () => {
  expect(CAPTAIN_DIE).toEqual([1, 1, 2, 2, 3, 3]);
});

test('[J4] reaching a red place costs nothing more', () => {
  expect(gone(away(), 2, 'red').units).toBe(18);
});

test('[J5] the captaincy goes left, and the place is laid out', () => {
  const state = gone(away({ captain: yellow }), 1);
  expect([state.captain, state.place, state.phase.name]).toEqual([blue, 'there', 'entering']);
  expect(state.laid.map(({ card }) => card)).toEqual(['tA', 'tB']);
});

test('[J5] it passes over a player without an agent', () => {
  expect(gone(away({ agents: { green: { vortex: 3, at: null } } }), 1).captain).toBe(pink);
});

test.each<[rule: string, rerolls: number | null, units: number]>([
  ['[J6] a three is thrown again', 3, 19],
  ['[J6] another number is not', 2, 17],
  ['[J6] nor without such a lender', null, 17],
])('%s', (_rule, rerolls, units) => {
  const state = away({ mission: { lenders: { bob: { rerolls } } } });
  expect(agreed(state, { do: 'go', place: 'there' }, captainThrows(3, 1)).units).toBe(units);
});

test('[J7] a journey may have a fixed price, once', () => {
  const state = away({ journey: 1 });
  const there = gone(state, 3);
  expect([there.units, there.journey]).toEqual([19, null]);
  expect(gone(away({ journey: 1, place: 'red' }), 3).units).toBe(17);
});

const LATE = { places: { there: { notBefore: 12 } } };

test.each<[rule: string, units: number, left: number]>([
  ['[J9] too early', 20, 12],
  ['[J9] one unit too early', 15, 12],
  ['[J9] just then', 14, 12],
  ['[J9] later', 9, 7],
])('%s', (_rule, units, left) => {
  expect(gone(away({ mission: LATE, units }), 2).units).toBe(left);
});

test('[J9] [D3] whoever comes back while the others wait is placed with them', () => {
  const lost = { green: { vortex: 14, at: null } };
  const there = gone(away({ mission: LATE, agents: lost }), 1);
  expect([agent(there, green).vortex, agent(there, green).at]).toEqual([null, null]);
  expect([there.units, there.captain, there.phase.name]).toEqual([12, green, 'entering']);
});

test('[J9] the map can say before how long they would wait', () => {
  const state = away({ mission: LATE });
  expect(['there', 'red'].map(place => waitAt(state, place))).toEqual([8, 0]);
});

test('[J8] an effect that sends the group elsewhere costs a journey', () => {
  const explore = [{ do: 'go', place: 'there' }];
  const start = inUnit({ mission: { cards: { C: { explore } } } });
  const state = after(start, blue, move(blue, 'C'), captainThrows(3));
  expect([state.units, state.place, state.captain]).toEqual([17, 'there', green]);
  const here = [{ do: 'go', place: 'here' }];
  const stay = inUnit({ mission: { cards: { C: { explore: here } } } });
  expect(after(stay, blue, move(blue, 'C')).phase.name).toBe('unit');
});

test('[J8] [U4] a journey in the last unit ends the run', () => {
  const explore = [{ do: 'go', place: 'there' }];
  const last = { name: 'unit', isLast: true, gathering: null } as const;
  const start = inUnit({ mission: { cards: { C: { explore } } }, units: 0, phase: last });
  expect(after(start, blue, move(blue, 'C')).phase).toEqual({ name: 'home', end: 'late' });
});

test('[U7] [E2] a journey that uses up the time ends the run at once', () => {
  expect(gone(away({ units: 3 }), 2).phase).toEqual({ name: 'entering' });
  const late = gone(away({ units: 2 }), 2);
  expect([late.phase, late.laid]).toEqual([{ name: 'home', end: 'late' }, []]);
});
