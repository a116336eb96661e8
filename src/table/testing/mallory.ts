/** An attacker at a table for tests. */
import type { Millis } from '../../kit/millis';
import type { Seat } from '../../kit/seat';
import { VERSION } from '../../protocol/messages';
import type { Token } from '../../protocol/token';
import { type Guest, type GuestEvent, stepGuest } from '../guest';
import { type Hall, openHall } from './hostFixture';
import { nim } from '../nim';

const SEATS = ['red', 'green', 'blue'] as Seat[];
export const atOnce = { ...nim, pace: 'at-once' as const };

/** Red, green and blue are seated and in a match; mallory is connected, and has no seat. */
export function withMallory(game = atOnce): { hall: Hall; tokens: Record<string, Token> } {
  const hall = openHall(game, 3);
  const tokens: Record<string, Token> = {};
  for (const seat of SEATS) {
    hall.meets(seat);
    tokens[seat] = hall.sits(seat, seat);
  }
  hall.deals();
  hall.meets('mallory');
  return { hall, tokens };
}

/** The state of a table that an attack must not change. */
export const stateOf = (hall: Hall) => ({
  state: hall.host().match?.state,
  log: hall.host().match?.saved.log,
  holders: hall.host().holders,
  seats: [...hall.host().channels]
    .map(([id, { seats }]) => [id, seats])
    .filter(([id]) => id !== 'mallory'),
});

export const prove = (seat: Seat, token: unknown) => ({
  say: 'hello',
  v: VERSION,
  name: 'red',
  proofs: [{ seat, token }],
});

/** A shared state without its clock. */
export const BARE = {
  game: 'nim',
  options: {},
  phase: 'playing',
  places: [],
  standing: [],
  watchers: 0,
  host: 'Mallory',
  requests: [],
  undo: { way: 'asked', isOpen: false },
} as const;
export const heardBy = (guest: Guest, now: Millis, event: GuestEvent): Guest =>
  stepGuest(guest, event, now)[0];
