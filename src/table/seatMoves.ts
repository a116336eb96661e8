/** Players change seats, and their devices follow. */
import type { Seat } from '../kit/seat';
import { type Draft, holderAt, withChannel, withHolder } from './draft';
import type { Holder } from './hostState';
import { tokenSent, unseated } from './seating';

export type SeatMove = readonly [Seat, Seat];

/**
 * In the lobby the holders of two seats change places. Their devices get their new seats before
 * they lose the old ones. Sequences of numbers and serials stay with the seats.
 */
export function swapped(draft: Draft, [one, other]: SeatMove): Draft {
  const [here, there] = [holderAt(draft.host, one), holderAt(draft.host, other)];
  if (draft.host.match || one === other || !here || !there) return draft;
  const exchanged = withHolder(
    withHolder(draft, one, movedTo(here, other, there)),
    other,
    movedTo(there, one, here),
  );
  const moves: SeatMove[] = [
    [one, other],
    [other, one],
  ];
  return devicesMoved(exchanged, moves);
}

/** The holder of a seat after this player has come to it from another. */
export const movedTo = ({ n, serial, refused }: Holder, from: Seat, person: Holder): Holder => ({
  ...person,
  former: [...new Set([...person.former, from])],
  n,
  serial,
  refused,
});

/** Each device follows its players from the first seat of a move to the second. */
export function devicesMoved(draft: Draft, moves: readonly SeatMove[]): Draft {
  const goals = new Map(moves);
  const devices = [...draft.host.channels].filter(([, { seats }]) =>
    seats.some(seat => goals.has(seat)),
  );
  const moved = devices.reduce(
    (soFar, [id, { seats }]) =>
      withChannel(soFar, id, { seats: seats.map(seat => goals.get(seat) ?? seat) }),
    draft,
  );
  return devices.reduce((soFar, [id, { seats }]) => {
    const left = seats.filter(seat => goals.has(seat));
    const gained = left.flatMap(seat => goals.get(seat) ?? []);
    const given = gained.reduce((soon, seat) => tokenSent(soon, id, seat), soFar);
    const lost = left.filter(seat => !gained.includes(seat));
    return lost.reduce((soon, seat) => unseated(soon, id, seat, 'swapped'), given);
  }, moved);
}
