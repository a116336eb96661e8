import { createStoreContext } from '@/ui/storeContext';
import type { Held } from '../../rules/state';
import type { HandStore } from './createHand';
import type { HandState, TwistSeat, TwistSeatState } from './hand';
import { useTurning } from '../moment/useTurning';
import { chosenCardIn, gapIn } from './selectors';

const seat = createStoreContext<TwistSeatState, TwistSeat>('seat');
export const SeatProvider = seat.Provider;
export const useSeat = seat.useFields;
export const useFromSeat = seat.useSelected;
/** The card that was turned just now, for long enough to be read out. */
export const useSeenTurning = () => useTurning(seat.useWhole().events, SHOWN_MS);
const SHOWN_MS = 3_600;

const hand = createStoreContext<HandState, HandStore>('hand');
export const HandProvider = hand.Provider;
export const useHand = hand.useFields;
const useFromHand = hand.useSelected;
export const useActs = () => hand.useWhole().acts;

export function useChosen(): Held | undefined {
  const wanted = useFromHand(it => it.wanted);
  return useFromSeat(it => chosenCardIn(it, { wanted }));
}

export function useGap(): number | null {
  const state = useFromHand(it => it);
  return useFromSeat(it => gapIn(it, state));
}
