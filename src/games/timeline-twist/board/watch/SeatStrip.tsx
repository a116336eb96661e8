import { StyleSheet, View } from 'react-native';
import { of, type Seat } from '@/kit/seat';
import type { TablePlace } from '@/games/board';
import { useComfort } from '@/ui/comfort';
import { colors } from '@/ui/theme/tokens';
import { rightOf } from '../../rules/score';
import type { Seen } from '../../rules/state';
import { SignMark } from '../cards/SignMark';
import { nameOf } from '../pieces/naming';
import { SeatMark } from '../pieces/SeatMark';
import { seatColour } from '../pieces/seats';
import { useStage } from './stage';
import { watchWords } from './words';
import { FarWords } from './FarWords';

type Props = { readonly view: Seen; readonly places: readonly TablePlace[] };

/** Lists all players with the cards they still have and those they got right. */
export function SeatStrip({ view, places }: Props) {
  const px = useStage();
  return (
    <View style={[styles.strip, { gap: px(16), paddingHorizontal: px(36) }]} testID="watch-seats">
      {view.seats.map(seat => (
        <SeatChip key={seat} {...{ view, places, seat }} />
      ))}
    </View>
  );
}

function SeatChip({ view, places, seat }: Props & { seat: Seat }) {
  const say = watchWords.useSay();
  const px = useStage();
  const { language } = useComfort();
  const held = of(view.hands, seat);
  const name = nameOf(language, places, seat);
  const isAway = places.some(it => it.seat === seat && it.sits === 'player' && !it.here);
  const isOut = view.way === 'versus' && !view.playing.includes(seat);
  const count = held.length === 0 ? say('noneHeld') : say('held', { count: held.length });
  const right = view.way === 'versus' ? say('right', { count: rightOf(view, seat) }) : '';
  return (
    <View
      accessible
      aria-label={[name, count, right].filter(Boolean).join(', ')}
      testID={`watch-${seat}`}
      style={[
        styles.chip,
        { gap: px(12), minHeight: px(58), paddingHorizontal: px(18), borderRadius: px(29) },
        seat === view.turn && { borderColor: seatColour(seat) },
        isOut && styles.out,
      ]}
    >
      <SeatMark seat={seat} size={px(34)} />
      <FarWords size={30} tone={seat === view.turn ? 'ink' : 'soft'}>
        {isAway ? `${name} (${say('away')})` : name}
      </FarWords>
      <View style={[styles.cards, { gap: px(4) }]}>
        {held.map(({ card, sign, sideways }) =>
          view.way === 'together' ? (
            <View key={card} style={sideways && styles.spent}>
              <SignMark sign={sign} size={px(30)} />
            </View>
          ) : (
            <View
              key={card}
              style={[styles.card, { width: px(18), height: px(26), borderRadius: px(4) }]}
            />
          ),
        )}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  strip: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center' },
  chip: {
    flexDirection: 'row',
    alignItems: 'center',
    borderWidth: 2,
    borderColor: colors.raised,
    backgroundColor: colors.panel,
  },
  out: { opacity: 0.5 },
  spent: { opacity: 0.35 },
  cards: { flexDirection: 'row' },
  card: { borderWidth: 1.5, borderColor: colors.paperEdge, backgroundColor: colors.paper },
});
