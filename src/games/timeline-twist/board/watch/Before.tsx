import { StyleSheet, View } from 'react-native';
import { of } from '@/kit/seat';
import type { Seen } from '../../rules/state';
import { FactCard } from '../cards/FactCard';
import { printOf } from '../table/printOf';
import { useStage } from './stage';

/** The cards of the player on turn, so that the whole table can think along. */
export function Before({ view }: { view: Seen }) {
  const px = useStage();
  const held = of(view.hands, view.turn);
  return (
    <View style={[styles.before, { gap: px(22), paddingHorizontal: px(36) }]} testID="watch-cards">
      {held.map(({ card, sideways }) => (
        <View key={card} style={[styles.card, { maxWidth: px(450) }, sideways && styles.spent]}>
          <FactCard
            card={printOf(view, card)}
            scale={px(WIDER)}
            spent={sideways}
            plain={view.way === 'versus'}
            beside
          />
        </View>
      ))}
    </View>
  );
}

/** How much wider a card is here than on a phone. */
const WIDER = 1.5;

const styles = StyleSheet.create({
  before: { flexDirection: 'row', justifyContent: 'center', alignItems: 'stretch' },
  card: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  spent: { opacity: 0.55 },
});
