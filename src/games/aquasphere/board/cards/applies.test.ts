import type { CardId } from '../../rules/components';
import type { Player } from '../../rules/state';
import { position, red, seen } from '../testing/position';
import { applies } from './applies';

/** Of a player on turn whose engineer stands below the rooms for submarines and for cards. */
const glows = (card: CardId, own: Partial<Player> = {}): boolean =>
  applies(seen(position({ cards: [card], programmed: [], ...own })), red, card);

test.each<[string, CardId, Partial<Player>, Partial<Player>]>([
  ['for a catch', 'catch-time', { programmed: ['octopods'] }, { programmed: ['time'] }],
  ['for half the price', 'half-price', { programmed: ['submarine'] }, { programmed: ['time'] }],
  ['for an open lock', 'open-lock', { programmed: ['time'] }, {}],
  ['for crossing the station', 'crossing', { programmed: ['time'] }, {}],
  ['for bots that are driven out', 'charging', { programmed: ['time'] }, {}],
  ['for a step sideways', 'sideways', {}, { spent: ['sideways'] }],
])('a card %s glows while it applies, and then no more', (_what, card, does, doesNot) => {
  expect([glows(card, does), glows(card, doesNot)]).toEqual([true, false]);
});

test('a card for a room glows while an arrow leads there', () => {
  expect(['room-card-time', 'room-submarine-time', 'room-lab-time'].map(it => glows(it))).toEqual([
    true,
    true,
    false,
  ]);
});

test('no card glows while something else has to be decided', () => {
  const due = [{ name: 'letters', letters: ['A'] }] as const;
  const view = seen(position({ programmed: ['octopods', 'submarine'] }, { due }));
  const cards = ['catch-time', 'half-price', 'crossing', 'sideways', 'room-card-time'];
  expect(cards.filter(card => applies(view, red, card))).toEqual([]);
});

test('a card of the interim scoring glows there and not in a turn', () => {
  const phase = { name: 'time', later: [], hasCollected: false, used: [] } as const;
  const own: Partial<Player> = { cards: ['interim-lab'], programmed: [] };
  expect(applies(seen(position(own, { phase })), red, 'interim-lab')).toBe(true);
  expect(applies(seen(position(own)), red, 'interim-lab')).toBe(false);
  const used = { ...phase, used: ['interim-lab'] } as const;
  expect(applies(seen(position(own, { phase: used })), red, 'interim-lab')).toBe(false);
});

test('a card that acts at once never glows, because it is spent when it is taken', () => {
  expect(glows('at-once-lab')).toBe(false);
});
