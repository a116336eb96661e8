import { score } from '../../rules/score';
import { signOnTop } from '../table/signOnTop';
import { useFromSeat } from './HandContext';

/** How many cards are left, the sign on the discards, and, together, the points so far. */
export function useLying() {
  const left = useFromSeat(({ view }) => view.pile.left);
  const sign = useFromSeat(({ view }) => signOnTop(view));
  const points = useFromSeat(({ view }) => (view.way === 'together' ? score(view).points : null));
  return { left, sign, points };
}
