/** Positions that have taken over a part of a later one. */
import { of, type Seat } from '@/kit/seat';
import type { Letter } from '../../rules/components';
import { withPlayer, withSector } from '../../rules/pieces';
import type { Player, Sector, Seen } from '../../rules/state';

/** The named things of each of these players as they are later. */
export const takingOf = <K extends keyof Player>(
  shown: Seen,
  later: Seen,
  seats: readonly Seat[],
  ...names: readonly K[]
): Seen =>
  seats.reduce((now, seat) => withPlayer(now, seat, picked(of(later.players, seat), names)), shown);

/** The same of sectors. */
export const takingIn = <K extends keyof Sector>(
  shown: Seen,
  later: Seen,
  letters: readonly Letter[],
  ...names: readonly K[]
): Seen =>
  letters.reduce(
    (now, letter) => withSector(now, letter, picked(later.sectors[letter], names)),
    shown,
  );

function picked<T extends object, K extends keyof T>(thing: T, names: readonly K[]): Partial<T> {
  const part: Partial<T> = {};
  for (const name of names) part[name] = thing[name];
  return part;
}
