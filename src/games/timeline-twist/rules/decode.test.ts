import { DECKS } from '../deck/decks';
import { decodeAction, decodeOptions } from './decode';

const [{ id: deck }] = DECKS;
const DEFAULTS = { way: 'versus', deck, first: null, daily: null, talkSeconds: null };

test.each<[rule: string, asked: object, options: object]>([
  ['[O1] [O2] [O3] [O5] an empty object', {}, {}],
  ['[O1] the way', { way: 'together' }, { way: 'together' }],
  ['[O2] a deck', { deck }, {}],
  ['[O3] the seat that begins', { first: 'green' }, { first: 'green' }],
  ['[O3] no seat by name', { first: null }, {}],
  ['[O4] a day', { daily: '2026-11-18' }, { daily: '2026-11-18' }],
  ['[O4] a leap day', { daily: '2028-02-29' }, { daily: '2028-02-29' }],
  ['[O5] the shortest glass', { talkSeconds: 15 }, { talkSeconds: 15 }],
  ['[O5] the longest glass', { talkSeconds: 300 }, { talkSeconds: 300 }],
  ['[O5] a glass in between', { talkSeconds: 45 }, { talkSeconds: 45 }],
])('decodes options: %s', (_rule, asked, options) => {
  const chosen = { ok: true, value: { ...DEFAULTS, ...options } };
  expect(decodeOptions(asked)).toEqual(chosen);
  expect(decodeOptions({ ...DEFAULTS, ...options })).toEqual(chosen);
});

test.each<[rule: string, asked: unknown]>([
  ['[O6] another way', { way: 'alone' }],
  ['[O6] [O2] an unknown deck', { deck: 'none' }],
  ['[O6] [O3] an unknown seat', { first: 'white' }],
  ['[O6] [O3] a prototype', { first: '__proto__' }],
  ['[O6] [O4] a day that does not exist', { daily: '2026-02-29' }],
  ['[O6] [O4] a day in another format', { daily: '18.11.2026' }],
  ['[O6] [O4] a day with a time', { daily: '2026-11-18T00:00:00Z' }],
  ['[O6] [O5] a glass too short', { talkSeconds: 10 }],
  ['[O6] [O5] a glass too long', { talkSeconds: 305 }],
  ['[O6] [O5] a glass between the steps', { talkSeconds: 50 }],
  ['[O6] [O5] a glass of zero', { talkSeconds: 0 }],
  ['[O6] an unknown option', { hands: 2 }],
  ['[O6] a list', []],
  ['[O6] null', null],
])('refuses options: %s', (_rule, asked) => {
  expect(decodeOptions(asked)).toEqual({ ok: false, problem: expect.stringMatching(/./) });
});

test.each<[object]>([
  [{ type: 'place', card: 'sputnik', gap: 0 }],
  [{ type: 'place', card: 'sputnik', gap: 300 }],
  [{ type: 'play', card: 'sputnik' }],
  [{ type: 'discard', card: 'x'.repeat(80) }],
  [{ type: 'stop' }],
])('[T2] decodes the act %j', action => {
  expect(decodeAction(action)).toEqual({ ok: true, value: action });
});

test.each<[rule: string, action: unknown]>([
  ['[V1] a placement without a gap', { type: 'place', card: 'sputnik' }],
  ['[V2] a negative gap', { type: 'place', card: 'sputnik', gap: -1 }],
  ['[V2] half a gap', { type: 'place', card: 'sputnik', gap: 0.5 }],
  ['[P2] a played card with a gap', { type: 'play', card: 'sputnik', gap: 1 }],
  ['[P2] a play without a card', { type: 'play' }],
  ['[D1] a card with an empty name', { type: 'discard', card: '' }],
  ['[D1] a card with a name too long', { type: 'discard', card: 'x'.repeat(81) }],
  ['[T2] an act for another seat', { type: 'stop', seat: 'green' }],
  ['[T2] an unknown act', { type: 'peek', card: 'sputnik' }],
  ['[T2] null', undefined],
])('refuses an act: %s', (_rule, action) => {
  expect(decodeAction(action)).toEqual({ ok: false, problem: expect.stringMatching(/./) });
});
