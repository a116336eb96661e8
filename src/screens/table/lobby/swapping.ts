import type { TablePlace } from '@/games/board';

type Sitting = Pick<TablePlace, 'seat' | 'sits' | 'here'>;

/** The seat of an absent phone stays, because its player would not see where they sit now. */
const canMove = ({ sits, here }: Sitting): boolean => sits !== 'player' || here;

/** Somebody sits here whom the host can move. */
export const canBeSwapped = (place: Sitting): boolean => place.sits !== 'nobody' && canMove(place);

/** The seats with which this one can be swapped. */
export const swapTargets = <Place extends Sitting>(
  { seat }: Sitting,
  places: readonly Place[],
): readonly Place[] => places.filter(other => other.seat !== seat && canMove(other));
