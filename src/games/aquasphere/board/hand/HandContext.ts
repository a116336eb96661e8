import { createStoreContext } from '@/ui/storeContext';
import type { HandStore } from './createHand';
import type { AquaSeat, AquaSeatState, HandState } from './hand';

const seat = createStoreContext<AquaSeatState, AquaSeat>('seat');
export const SeatProvider = seat.Provider;
export const useSeat = seat.useFields;
export const useFromSeat = seat.useSelected;

const hand = createStoreContext<HandState, HandStore>('hand');
export const HandProvider = hand.Provider;
export const useHand = hand.useFields;
export const useActs = () => hand.useWhole().acts;
