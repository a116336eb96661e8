import { chances } from '../../../kit/random';
import { decodeAction, decodeOptions } from './decode';
import { rulebook } from './rulebook';
import { misfit } from './setup';
import {
  agent,
  blue,
  entering,
  green,
  pink,
  yellow,
  played,
  position,
  refusal,
} from './testing/fixture';
import type { Seats } from '../../../kit/seat';

const seatsOf = (count: number): Seats => rulebook.places(count)!;
const OPTIONS = { mission: 'first-hour', agents: null, first: null };

const started = (count: number, options: object = {}) =>
  rulebook.setup({
    seats: seatsOf(count),
    options: { ...OPTIONS, ...options },
    chances: chances(1),
  });

test('[P1] up to four play, with the first colours', () => {
  expect(rulebook.places(0)).toBeUndefined();
  expect(rulebook.places(5)).toBeUndefined();
  expect(rulebook.places(3)).toEqual([blue, green, pink]);
});

test.each<[rule: string, count: number, agents: number | null, players: string[][]]>([
  ['[P2] three players', 3, null, [['blue'], ['green'], ['pink']]],
  ['[P2] four players', 4, null, [['blue'], ['green'], ['pink'], ['yellow']]],
  ['[P3] two players with four', 2, 4, [['blue'], ['green'], ['blue'], ['green']]],
  ['[P3] two players who share the third', 2, 3, [['blue'], ['green'], ['blue', 'green']]],
  ['[P4] alone with two', 1, 2, [['blue'], ['blue']]],
  ['[P4] alone with three', 1, 3, [['blue'], ['blue'], ['blue']]],
  ['[O1] alone, by default with four', 1, null, [['blue'], ['blue'], ['blue'], ['blue']]],
])('%s', (_rule, count, agents, players) => {
  const state = started(count, { agents });
  expect(state.figures.map(figure => agent(state, figure).by)).toEqual(players);
});

test.each<[rule: string, count: number, agents: number, fits: boolean]>([
  ['[P4] alone with four', 1, 4, true],
  ['[P3] two with two', 2, 2, false],
  ['[P2] three with four', 3, 4, false],
  ['[P2] four with four', 4, 4, true],
])('%s: fits or not', (_rule, count, agents, fits) => {
  expect(misfit(seatsOf(count), { ...OPTIONS, agents }) === undefined).toBe(fits);
});

test('[O1] the first captain is named, or drawn', () => {
  expect(started(4, { first: pink }).captain).toBe(pink);
  const drawn = [1, 2, 3, 4, 5, 6, 7, 8].map(
    seed => rulebook.setup({ seats: seatsOf(4), options: OPTIONS, chances: chances(seed) }).captain,
  );
  expect(new Set(drawn).size).toBeGreaterThan(1);
  expect(started(2, { first: yellow }).seats).toContain(started(2, { first: yellow }).captain);
});

test.each<[string, object, object]>([
  ['[O1] nothing', {}, OPTIONS],
  ['[O1] a mission', { mission: 'first-hour' }, OPTIONS],
  ['[O1] agents', { agents: 2 }, { ...OPTIONS, agents: 2 }],
  ['[O1] a captain', { first: 'pink' }, { ...OPTIONS, first: 'pink' }],
])('decodes options: %s', (_rule, given, value) => {
  expect(decodeOptions(given)).toEqual({ ok: true, value });
});

test('[O1] a mission that lies on the shelf can be chosen too', () => {
  expect(decodeOptions({ mission: 'lab' }).ok).toBe(false);
  position();
  expect(decodeOptions({ mission: 'lab' }).ok).toBe(true);
});

test.each<[string, unknown]>([
  ['[O2] an unknown mission', { mission: 'none' }],
  ['[O2] one agent', { agents: 1 }],
  ['[O2] five agents', { agents: 5 }],
  ['[O2] an unknown seat', { first: 'red' }],
  ['[O2] an unknown option', { units: 9 }],
  ['[O2] a list', []],
])('refuses options: %s', (_rule, given) => {
  expect(decodeOptions(given).ok).toBe(false);
});

test.each<[string, unknown, boolean]>([
  ['[P5] a roll', { type: 'roll', agent: 'blue', act: 'x', spend: null }, true],
  ['[P5] a roll for no agent', { type: 'roll', act: 'x' }, false],
  ['[P5] an unknown act', { type: 'peek', agent: 'blue' }, false],
  ['[C1] a proposal', { type: 'propose', proposal: { do: 'go', place: 'x' } }, true],
  ['[C1] an unknown proposal', { type: 'propose', proposal: { do: 'win' } }, false],
  ['[P6] an act of a shared agent', proposes({ type: 'rest', agent: 'pink' }), true],
  ['[P6] a vote within a proposal', proposes({ type: 'vote', agrees: true }), false],
])('decodes acts: %s', (_rule, given, ok) => {
  expect(decodeAction(given).ok).toBe(ok);
});

function proposes(action: object) {
  return { type: 'propose', proposal: { do: 'act', action } };
}

test('[B1] the cards of the base are read in order, each by the next player', () => {
  const start = started(4, { first: yellow });
  expect(start.phase).toEqual({ name: 'base', card: 'baseA', text: 'text', reader: yellow });
  expect(refusal(start, blue, { type: 'read' })).toEqual({ code: 'reader-only', reader: yellow });
  const next = played(start, yellow, { type: 'read' }).state;
  expect(next.phase).toEqual({ name: 'base', card: 'baseB', text: 'text', reader: blue });
  const last = played(next, blue, { type: 'read' }).state;
  expect(last.phase).toEqual({ name: 'party' });
  expect(last.units).toBe(start.units);
});

test('[B3] each agent takes a lender that no other agent has', () => {
  const party = position({ phase: { name: 'party' }, agents: { pink: { lender: null } } });
  const lend = (lender: string) => ({ type: 'lend' as const, agent: pink, lender });
  expect(refusal(party, pink, lend('ann'))).toEqual({ code: 'lender-taken', lender: 'ann' });
  expect(refusal(party, pink, lend('eve'))).toEqual({ code: 'no-such-lender' });
  expect(agent(played(party, pink, lend('cid')).state, pink).lender).toBe('cid');
  expect(refusal(entering(), pink, lend('cid'))).toEqual({ code: 'not-now' });
});
