/** The places of all players, and why those with equal points are not on one place. */
import type { Ranked } from '@/games/game';
import { of, type Seat } from '@/kit/seat';
import { controlledBy } from '../../rules/score';
import type { Seen } from '../../rules/state';

export type Placed = { readonly seat: Seat; readonly place: number };

export const placings = ({ places }: Ranked): readonly Placed[] =>
  places.flatMap((seats, n) => {
    const place = 1 + places.slice(0, n).reduce((sum, before) => sum + before.length, 0);
    return seats.map(seat => ({ seat, place }));
  });

export type Tie = {
  readonly by: 'fields' | 'crystals' | 'shared';
  readonly seats: readonly [Seat, Seat];
  readonly points: number;
  readonly more: number;
  readonly less: number;
};

/** Every two neighbours with equal points, from the top. */
export function tiesIn(view: Seen, { places }: Ranked): readonly Tie[] {
  const order = places.flat();
  return order.slice(1).flatMap((seat, n) => {
    const above = order[n];
    const tie = above && tieOf(view, above, seat);
    return tie ? [tie] : [];
  });
}

function tieOf(view: Seen, one: Seat, other: Seat): Tie | undefined {
  const [first, second] = [of(view.players, one), of(view.players, other)];
  if (first.points !== second.points) return undefined;
  const tie = { seats: [one, other] as const, points: first.points };
  const [more, less] = [controlledBy(view, one).length, controlledBy(view, other).length];
  if (more !== less) return { ...tie, by: 'fields', more, less };
  const by = first.crystals === second.crystals ? 'shared' : 'crystals';
  return { ...tie, by, more: first.crystals, less: second.crystals };
}
