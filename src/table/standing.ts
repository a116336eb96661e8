/** Guests without a seat that do not only watch. */
import type { StandingGuest } from '../protocol/messages';
import type { Channel, Host } from './hostState';

export const isStanding = ({ name, seats, watches }: Channel): boolean =>
  name !== null && seats.length === 0 && !watches;

/** In the order in which they came. */
export const standingAt = ({ channels }: Host): StandingGuest[] =>
  [...channels.values()].filter(isStanding).map(({ guest, name, face, asks }) => ({
    guest,
    name: name ?? '',
    face,
    asks: asks !== null,
    ...asks,
  }));
