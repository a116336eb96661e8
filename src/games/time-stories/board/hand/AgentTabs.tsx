import { StyleSheet, View } from 'react-native';
import { Press } from '@/ui/Press';
import { PointerSlot } from '@/ui/lesson/slots';
import { radius, space } from '@/ui/theme/tokens';
import { glaze } from '../pieces/palette';
import { Print } from '../pieces/Print';
import { SeatMark } from '../pieces/SeatMark';
import { useActs, useSeat, useShown, useSpeech } from './HandContext';
import { hasToAct, ownFigures } from './selectors';
import { handWords } from './words';

/** With several agents, which of them the screen is about; a dot marks those that wait. */
export function AgentTabs() {
  const say = handWords.useSay();
  const { view, seat } = useSeat('view', 'seat');
  const { agent } = useSpeech();
  const { show } = useActs();
  const shown = useShown();
  const own = ownFigures(view, seat);
  if (own.length < 2) return null;
  return (
    <View role="tablist" aria-label={say('agents')} style={styles.tabs}>
      {own.map(figure => {
        const waits = hasToAct(view, figure);
        const name = agent(figure);
        return (
          <Press
            key={figure}
            role="tab"
            name={waits ? say('waits', { agent: name }) : name}
            selected={figure === shown}
            onPress={() => show(figure)}
            style={[styles.tab, figure === shown && styles.shown]}
            testID={`agent-${figure}`}
          >
            <SeatMark seat={figure} size={20} />
            <Print as="label" numberOfLines={1} style={styles.name}>
              {name}
            </Print>
            {waits && <View style={styles.dot} />}
            <PointerSlot at={`agent-${figure}`} />
          </Press>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  tabs: {
    flexDirection: 'row',
    gap: space.xs,
    paddingHorizontal: space.s,
    paddingTop: space.xs,
    backgroundColor: glaze.shade,
  },
  tab: {
    flex: 1,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    paddingHorizontal: space.xs,
    borderTopLeftRadius: radius.s,
    borderTopRightRadius: radius.s,
  },
  shown: { backgroundColor: glaze.white },
  name: { flexShrink: 1 },
  dot: { width: 10, height: 10, borderRadius: 5, backgroundColor: glaze.warm },
});
