import { createContext, useContext } from 'react';
import type { SeatProps } from '@/games/board';
import { createStoreContext } from '@/ui/storeContext';
import type { HandStore } from './createHand';
import type { PlayerSettings } from '../playerSettings';
import type { CentreSeat, CentreSeatState, HandState } from './hand';

const seat = createStoreContext<CentreSeatState, CentreSeat>('seat');
export const SeatProvider = seat.Provider;
export const useSeat = seat.useFields;
export const useFromSeat = seat.useSelected;
export const useSeatStore = seat.useWhole;

const hand = createStoreContext<HandState, HandStore>('hand');
export const HandProvider = hand.Provider;
export const useHand = hand.useFields;
export const useFromHand = hand.useSelected;
/** The acts of the hand; the same object for as long as the hand exists. */
export const useActs = () => hand.useWhole().acts;

/** What the table passes to a hand. */
type Wanted = Pick<SeatProps<never, never, never>, 'menu' | 'news'> &
  Pick<PlayerSettings, 'plansRun'>;
const WantedContext = createContext<Wanted>({ plansRun: false });
export const WantedProvider = WantedContext.Provider;
export const useWanted = () => useContext(WantedContext);
