import { StyleSheet, View } from 'react-native';
import { of, type Seat } from '@/kit/seat';
import { useComfort } from '@/ui/comfort';
import { colors, radius, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { SignMark } from '../cards/SignMark';
import { nameOf } from '../pieces/naming';
import { SeatMark } from '../pieces/SeatMark';
import { seatColour } from '../pieces/seats';
import { useFromSeat, useSeat } from './HandContext';
import { handWords } from './words';

/** The other players and their cards. */
export function Others() {
  const seats = useFromSeat(({ view }) => view.seats);
  const { seat } = useSeat('seat');
  const others = seats.filter(other => other !== seat);
  if (others.length === 0) return null;
  return (
    <View style={styles.others} testID="others">
      {others.map(other => (
        <Other key={other} seat={other} />
      ))}
    </View>
  );
}

function Other({ seat }: { seat: Seat }) {
  const say = handWords.useSay();
  const { language } = useComfort();
  const { view, places } = useSeat('view', 'places');
  const held = of(view.hands, seat);
  const name = nameOf(language, places, seat);
  const count = held.length === 0 ? say('noneHeld') : say('held', { count: held.length });
  const isTurn = view.turn === seat && !view.ended;
  const isOut = view.way === 'versus' && !view.playing.includes(seat);
  return (
    <View
      accessible
      aria-label={`${name}: ${isOut ? say('outOfIt') : count}`}
      style={[styles.one, isTurn && { borderColor: seatColour(seat) }, isOut && styles.out]}
    >
      <SeatMark seat={seat} size={18} />
      <Type as="small" numberOfLines={1} tone={isTurn ? 'ink' : 'soft'} style={styles.name}>
        {name}
      </Type>
      <View style={styles.cards}>
        {held.map(({ card, sign, sideways }) =>
          view.way === 'together' ? (
            <View key={card} style={sideways && styles.spent}>
              <SignMark sign={sign} size={17} />
            </View>
          ) : (
            <View key={card} style={styles.card} />
          ),
        )}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  others: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s, paddingHorizontal: space.s },
  one: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 6,
    minHeight: 32,
    paddingHorizontal: space.s,
    borderRadius: radius.round,
    borderWidth: 1.5,
    borderColor: colors.raised,
    backgroundColor: colors.panel,
  },
  out: { opacity: 0.5 },
  name: { maxWidth: 110 },
  cards: { flexDirection: 'row', gap: 2 },
  spent: { opacity: 0.35 },
  card: {
    width: 9,
    height: 13,
    borderRadius: 2,
    borderWidth: 1,
    borderColor: colors.paperEdge,
    backgroundColor: colors.paper,
  },
});
