/**
 * Reads from the guest's state what screens show. Nothing is kept here, so nothing is out of date.
 */
import type { TablePlace } from '../games/board';
import { BOT_LEVELS, type BotLevel } from '../games/game';
import { isOneOf } from '../kit/keys';
import type { BySeat, Seat } from '../kit/seat';
import type { SharedState, StandingGuest } from '../protocol/messages';
import type { SeenGuest } from './sessionState';

export type { BotLevel, StandingGuest };

/** The seats played on this phone, in the order of the table. */
export const ownSeats = ({ seats, shared }: SeenGuest): Seat[] =>
  (shared?.places ?? []).map(({ seat }) => seat).filter(seat => seats[seat]?.token);

/**
 * Names of stars, the same in every language. Each place has its own, so no two bots share a name.
 */
const STARS = ['Vega', 'Rigel', 'Mira', 'Spica', 'Deneb', 'Atria', 'Capella', 'Altair'];

/** The levels of bots. A bot with a name of its own choosing shows no level. */
export const botLevelsOf = ({ shared }: SeenGuest): BySeat<BotLevel> =>
  Object.fromEntries(
    (shared?.places ?? []).flatMap(({ seat, sits, name }) =>
      sits === 'bot' && isLevel(name) ? [[seat, name]] : [],
    ),
  );

type AnyPlaces = { readonly shared: Pick<SharedState, 'places'> | null };

/** Names each bot after a star unless it has been given a name. */
export const namedPlaces = ({ shared }: AnyPlaces): readonly TablePlace[] =>
  (shared?.places ?? []).map((place, at) =>
    place.sits === 'bot' && isLevel(place.name)
      ? { ...place, name: STARS[at % STARS.length] ?? place.name }
      : place,
  );

/** A bot without a name is called by its level. */
const isLevel = (name: string): name is BotLevel => isOneOf(BOT_LEVELS, name);

export const seenView = ({ views }: SeenGuest, viewer: Seat | 'board'): unknown =>
  views.get(viewer)?.view;

/** True unless this device still lacks the pack of its table. */
export function hasPack({ shared, pack }: SeenGuest): boolean {
  const hash = shared?.pack?.hash;
  return hash === undefined || (pack?.hash === hash && pack.is === 'held');
}
