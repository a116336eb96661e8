import { createContext, type ReactNode, useContext } from 'react';
import { useComfort } from '@/ui/comfort';
import { createStoreContext } from '@/ui/storeContext';
import type { Figure } from '../../rules/actions';
import { useMissionWords } from '../pieces/missionTexts';
import { agentName, nameOf } from '../pieces/naming';
import type { HandStore } from './createHand';
import type { HandState, StoriesSeat, StoriesSeatState } from './hand';
import type { LocationId } from '../../mission/names';
import { readerOf, shownIn } from './selectors';

const seat = createStoreContext<StoriesSeatState, StoriesSeat>('seat');
export const SeatProvider = seat.Provider;
export const useSeat = seat.useFields;
export const useFromSeat = seat.useSelected;

const hand = createStoreContext<HandState, HandStore>('hand');
export const HandProvider = hand.Provider;
export const useHand = hand.useFields;
export const useActs = () => hand.useWhole().acts;

/** The table's menu button, which stands in the top line of whatever is shown. */
const MenuContext = createContext<ReactNode>(null);
export const MenuProvider = MenuContext.Provider;
export const useMenu = (): ReactNode => useContext(MenuContext);

/** The words of the mission that is played here. */
const useWords = () => useMissionWords(useFromSeat(({ view }) => view.options.mission));

/** The agent of this player that the screen is about. */
export function useShown(): Figure {
  const { shown } = useHand('shown');
  return useFromSeat(it => shownIn(it, { shown }));
}

/** The agent of this player that stands on the card. */
export function useReader(card: LocationId): Figure {
  const shown = useShown();
  return useFromSeat(({ view, seat: own }) => readerOf(view, own, card, shown));
}

/** The language and the words of the mission, to name things with. */
export function useSpeech() {
  const { view, places } = useSeat('view', 'places');
  const { language } = useComfort();
  const words = useWords();
  return {
    view,
    places,
    language,
    words,
    agent: (figure: Figure) => agentName(language, words, view, figure),
    player: (of: Figure) => nameOf(language, places, of),
  };
}
