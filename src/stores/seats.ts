/** What a screen reads off the guest: nothing here is kept, so nothing can be out of date. */
import type { TablePlace } from '../games/board';
import { BOT_LEVELS, type BotLevel } from '../games/game';
import { isOneOf } from '../kit/keys';
import type { BySeat, Seat } from '../kit/seat';
import type { SharedState } from '../protocol/messages';
import type { SeenGuest } from './sessionState';

export type { BotLevel };

/** The seats played on this phone, in the order of the table. */
export const ownSeats = ({ seats, shared }: SeenGuest): Seat[] =>
  (shared?.places ?? []).map(({ seat }) => seat).filter(seat => seats[seat]?.token);

/** Stars, the same in every language. Each place has its own, so that two are never called alike. */
const STARS = ['Vega', 'Rigel', 'Mira', 'Spica', 'Deneb', 'Atria', 'Capella', 'Altair'];

/** How well computers play, as far as it is told: who has a name of his own does not say. */
export const botLevelsOf = ({ shared }: SeenGuest): BySeat<BotLevel> =>
  Object.fromEntries(
    (shared?.places ?? []).flatMap(({ seat, sits, name }) =>
      sits === 'bot' && isLevel(name) ? [[seat, name]] : [],
    ),
  );

type AnyPlaces = { readonly shared: Pick<SharedState, 'places'> | null };

/** A computer that nobody has named is called after a star. */
export const namedPlaces = ({ shared }: AnyPlaces): readonly TablePlace[] =>
  (shared?.places ?? []).map((place, at) =>
    place.sits === 'bot' && isLevel(place.name)
      ? { ...place, name: STARS[at % STARS.length] ?? place.name }
      : place,
  );

/** What the host calls a computer when it is not told otherwise. */
const isLevel = (name: string): name is BotLevel => isOneOf(BOT_LEVELS, name);

export const seenView = ({ views }: SeenGuest, viewer: Seat | 'board'): unknown =>
  views.get(viewer)?.view;
