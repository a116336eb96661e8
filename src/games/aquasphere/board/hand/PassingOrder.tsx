import { StyleSheet, View } from 'react-native';
import { useComfort } from '@/ui/comfort';
import { fonts } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { nameOf } from '../pieces/naming';
import { seatColour, sea } from '../pieces/colours';
import { Engineer } from '../pieces/Crew';
import { Piece } from '../pieces/Piece';
import { useSeat } from './HandContext';
import { HoldToExplain } from './HoldToExplain';
import { isLastRound } from './selectors';
import { handWords } from './words';

/** The players who have passed already: the order of the next round. */
export function PassingOrder() {
  const say = handWords.useSay();
  const { language } = useComfort();
  const { view, places } = useSeat('view', 'places');
  const { passed, seats, round } = view;
  const title = isLastRound(view) ? say('orderLast') : say('order', { round: round + 1 });
  const names = passed.map((seat, n) => `${n + 1} ${nameOf(language, places, seat)}`);
  return (
    <HoldToExplain topic={{ about: 'next' }}>
      <View
        accessible
        role="img"
        aria-label={`${title}: ${names.join(', ') || say('nobodyPassed')}`}
        testID="passing-order"
        style={styles.order}
      >
        <Type as="small" tone="soft" style={styles.title}>
          {title}
        </Type>
        {seats.map((_, n) => {
          const seat = passed[n];
          return (
            <View
              key={n}
              style={[styles.slot, seat && [styles.taken, { borderColor: seatColour(seat) }]]}
            >
              {seat ? (
                <Piece size={32}>
                  <Engineer seat={seat} />
                </Piece>
              ) : (
                <Type tone="soft" style={styles.strong}>
                  {n + 1}
                </Type>
              )}
            </View>
          );
        })}
      </View>
    </HoldToExplain>
  );
}

const styles = StyleSheet.create({
  order: { flexDirection: 'row', alignItems: 'center', gap: 6, paddingHorizontal: 6 },
  title: { flex: 1 },
  strong: { fontFamily: fonts.strong },
  slot: {
    width: 40,
    height: 40,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: 10,
    borderWidth: 1.5,
    borderStyle: 'dashed',
    borderColor: sea.empty,
  },
  taken: { borderStyle: 'solid', borderWidth: 2.5 },
});
