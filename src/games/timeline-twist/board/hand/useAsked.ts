import type { Held } from '../../rules/state';
import { signOnTop } from '../table/signOnTop';
import { useFromSeat } from './HandContext';
import { isTurnIn } from './selectors';

/** Whether this card could be discarded in this turn. */
export const useAsked = ({ sign }: Held): boolean =>
  useFromSeat(seat => {
    const { view } = seat;
    if (view.way !== 'together' || view.tried > 0) return false;
    return isTurnIn(seat) && sign === signOnTop(view);
  });
