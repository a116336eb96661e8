import { chances } from '../../../kit/random';
import { decodeAction, decodeOptions } from './decode';
import { decodeState } from './decodeState';
import { places, setup } from './setup';
import { act, after, PASS, position, red, step } from './testing/fixture';

const DEFAULTS = { first: null, turnSeconds: null };

test.each<[rule: string, asked: object, options: object]>([
  ['[O1] [O2] an empty object', {}, {}],
  ['[O1] the seat that begins', { first: 'white' }, { first: 'white' }],
  ['[O1] no seat by name', { first: null }, {}],
  ['[O2] the shortest glass', { turnSeconds: 30 }, { turnSeconds: 30 }],
  ['[O2] the longest glass', { turnSeconds: 300 }, { turnSeconds: 300 }],
  ['[O2] a glass in between', { turnSeconds: 45 }, { turnSeconds: 45 }],
])('decodes options: %s', (_rule, asked, options) => {
  const chosen = { ok: true, value: { ...DEFAULTS, ...options } };
  expect(decodeOptions(asked)).toEqual(chosen);
  expect(decodeOptions({ ...DEFAULTS, ...options })).toEqual(chosen);
});

test.each<[rule: string, asked: unknown]>([
  ['[O3] [O1] an unknown seat', { first: 'green' }],
  ['[O3] [O1] a prototype', { first: '__proto__' }],
  ['[O3] [O2] a glass too short', { turnSeconds: 15 }],
  ['[O3] [O2] a glass too long', { turnSeconds: 315 }],
  ['[O3] [O2] a glass between the steps', { turnSeconds: 50 }],
  ['[O3] an unknown option', { rounds: 2 }],
  ['[O3] a list', []],
  ['[O3] null', null],
])('refuses options: %s', (_rule, asked) => {
  expect(decodeOptions(asked)).toEqual({ ok: false, problem: expect.stringMatching(/./) });
});

test.each<[object]>([
  [{ type: 'step', room: 'c3' }],
  [{ type: 'buy', task: 'program' }],
  [{ type: 'move', sector: 'F' }],
  [{ type: 'place', task: 'card', sector: 'A' }],
  [{ type: 'work' }],
  [{ type: 'letter', sector: 'B' }],
  [{ type: 'skip' }],
  [{ type: 'recall', task: 'time' }],
  [{ type: 'cross', bot: null }],
  [{ type: 'cross', bot: 'lab' }],
  [{ type: 'stop' }],
  [{ type: 'pass' }],
  [{ type: 'collect' }],
  [{ type: 'use', card: 'interim-lab' }],
])('[Y7] decodes the act %j', action => {
  expect(decodeAction(action)).toEqual({ ok: true, value: action });
});

test.each<[string, unknown]>([
  ['an unknown act', { type: 'wait' }],
  ['a room that is not there', { type: 'step', room: 'd1' }],
  ['a step to the start', { type: 'step', room: 'start' }],
  ['a task that is not there', { type: 'buy', task: 'whale' }],
  ['a sector that is not there', { type: 'move', sector: 'G' }],
  ['a bot without a sector', { type: 'place', task: 'card' }],
  ['a bot without a task', { type: 'place', sector: 'A' }],
  ['a line without its price', { type: 'cross' }],
  ['a card that is not there', { type: 'use', card: 'interim-program' }],
  ['an act for another seat', { type: 'pass', seat: 'red' }],
  ['nothing', undefined],
])('[Y7] refuses an act: %s', (_what, action) => {
  expect(decodeAction(action)).toEqual({ ok: false, problem: expect.stringMatching(/./) });
});

const dealt = setup({ seats: places(3)!, options: DEFAULTS, chances: chances(4) });
const asked = act(
  position({
    count: 2,
    passed: [],
    due: [
      { name: 'points', points: 3, from: 'card' },
      { name: 'at-once', card: 'at-once-lab' },
    ],
    own: { points: 16, crystals: 1 },
  }),
  red,
  { type: 'stop' },
);

test.each<[string, unknown]>([
  ['after the deal', dealt],
  ['after a step', after(dealt, step('a1'))],
  ['with a line to cross', asked.ok && asked.state],
  [
    'in the interim scoring',
    { ...dealt, phase: { name: 'time', later: [], hasCollected: true, used: ['interim-lab'] } },
  ],
  [
    'at the end',
    after(position({ round: 4, passed: places(4)!.slice(1), own: { engineer: 'c1' } }), PASS),
  ],
])('[Y7] decodes a state %s', (_when, state) => {
  expect(decodeState(JSON.parse(JSON.stringify(state)))).toEqual({ ok: true, value: state });
});

test.each<[string, object]>([
  ['an unknown part', { weather: 'calm' }],
  ['a fifth round', { round: 5 }],
  ['a round before the first', { round: 0 }],
  ['one seat', { seats: ['red'] }],
  ['another phase', { phase: { name: 'pause' } }],
  ['another programme', { programme: 'p8' }],
  ['another bulb', { centre: { bulb: 6, turn: 0 } }],
  ['a missing secret', { secret: {} }],
  ['an unknown due', { due: [{ name: 'tea' }] }],
  ['less than nothing', { supply: { time: -1, crystals: 0, octopods: 0 } }],
])('[Y7] refuses a state with %s', (_what, part) => {
  expect(decodeState({ ...dealt, ...part })).toEqual({
    ok: false,
    problem: expect.stringMatching(/./),
  });
});
