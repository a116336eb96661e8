import { createContext, type ReactNode, useContext } from 'react';
import { StyleSheet, View } from 'react-native';
import { Carry } from '@/ui/carrying/Carry';
import { Ghost } from '@/ui/carrying/Ghost';
import type { Finger } from '@/ui/carrying/useFinger';
import { colors } from '@/ui/theme/tokens';
import { Picture } from '../cards/Picture';
import { printOf } from '../table/printOf';
import { useActs, useChosen, useFromSeat } from './HandContext';
import { canLayIn } from './selectors';
import type { PaperSheet } from './usePaper';

type Ways = { readonly finger: Finger; readonly paper: PaperSheet };

const CarryingContext = createContext<Ways | null>(null);
export const CarryingProvider = CarryingContext.Provider;

/** Lets a finger carry the chosen card onto the line while this player is on turn. */
export function Carried({ children }: { readonly children: ReactNode }) {
  const ways = useContext(CarryingContext);
  const { lay } = useActs();
  const canLay = useFromSeat(canLayIn);
  const chosen = useChosen();
  if (!ways || !canLay || !chosen) return children;
  return (
    <Carry finger={ways.finger} onLetGo={point => ways.paper.under(point, lay)} testID="carry-card">
      {children}
    </Carry>
  );
}

/** The card that follows the finger. */
export function CarriedCard({ finger }: { readonly finger: Finger }) {
  const options = useFromSeat(({ view }) => view.options);
  const chosen = useChosen();
  return (
    <Ghost finger={finger} width={WIDTH} height={HEIGHT}>
      <View style={styles.card}>
        {chosen && <Picture card={printOf({ options }, chosen.card)} side="fact" size={48} />}
      </View>
    </Ghost>
  );
}

const [WIDTH, HEIGHT] = [64, 88];

const styles = StyleSheet.create({
  card: {
    flex: 1,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: 7,
    borderWidth: 2,
    borderColor: colors.lamp,
    backgroundColor: colors.paperLight,
    transform: [{ rotateZ: '-4deg' }],
  },
});
