import type { Held } from '../../rules/state';
import { signOnTop } from '../table/signOnTop';
import { useHand } from './HandContext';

/** Whether this card could be discarded in this turn. */
export function useAsked({ sign }: Held): boolean {
  const { view, isTurn } = useHand();
  return isTurn && view.way === 'together' && view.tried === 0 && sign === signOnTop(view);
}
