import type { TablePlace } from '@/games/board';
import type { Seat } from '@/kit/seat';
import { useComfort } from '@/ui/comfort';
import { nameOf } from '../pieces/naming';

type Props = { readonly places: readonly TablePlace[]; readonly seat: Seat };

/** A player's name, inside of words. */
export const Name = ({ places, seat }: Props) => nameOf(useComfort().language, places, seat);
