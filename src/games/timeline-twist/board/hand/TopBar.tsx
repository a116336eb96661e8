import type { ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { SECOND } from '@/kit/millis';
import { useComfort } from '@/ui/comfort';
import { TimedGlass } from '@/ui/hourglass/TimedGlass';
import { Press } from '@/ui/Press';
import { colors, LARGE, radius, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { nameOf } from '../pieces/naming';
import { SeatMark } from '../pieces/SeatMark';
import { seatColour } from '../pieces/seats';
import { signed } from '../table/signed';
import { useActs, useFromSeat, useSeat } from './HandContext';
import { Others } from './Others';
import { Piles } from './Piles';
import { isTurnIn } from './selectors';
import { useLying } from './useLying';
import { handWords } from './words';

type Props = {
  readonly menu: ReactNode;
  /** Shows the other players too, where there is room. */
  readonly others?: boolean;
};

/** The table’s menu, whose turn it is, and the piles. */
export function TopBar({ menu, others = false }: Props) {
  const { textScale } = useComfort();
  return (
    // Large words need two lines.
    <View style={[styles.bar, textScale > LARGE && styles.folded]}>
      {menu}
      <Turn isWhole={others} />
      <View style={styles.rest}>{others && <Others />}</View>
      <Talk />
      <Table />
    </View>
  );
}

/** On a narrower window the words are smaller, so that they fit beside the piles. */
const NARROW = 360;

/** `isWhole`: does not shrink; the other players' cards make room. */
function Turn({ isWhole }: { readonly isWhole: boolean }) {
  const say = handWords.useSay();
  const { language } = useComfort();
  const { places } = useSeat('places');
  const turn = useFromSeat(({ view }) => view.turn);
  const isTurn = useFromSeat(isTurnIn);
  const isNarrow = useWindowDimensions().width < NARROW;
  const name = nameOf(language, places, turn);
  return (
    <View
      accessible
      role="status"
      aria-live="polite"
      style={[styles.turn, isWhole && styles.whole, isTurn && { borderColor: seatColour(turn) }]}
      testID="whose-turn"
    >
      <View testID={`turn-of-${turn}`}>
        <SeatMark seat={turn} size={20} />
      </View>
      <Type as={isNarrow ? 'label' : 'heading'} tone={isTurn ? 'ink' : 'soft'} style={styles.name}>
        {isTurn ? say('yourTurn') : say('theirTurn', { name })}
      </Type>
    </View>
  );
}

/** Shows the glass, if the table limits talking by one. */
function Talk() {
  const { clock } = useSeat('clock');
  const until = useFromSeat(({ view }) => view.until);
  const talkSeconds = useFromSeat(({ view }) => view.options.talkSeconds);
  if (until === null || talkSeconds === null) return null;
  return <TimedGlass until={until} full={talkSeconds * SECOND} clock={clock} height={40} />;
}

/** Opens everybody’s cards, which are no secret in this game. */
function Table() {
  const say = handWords.useSay();
  const { open } = useActs();
  const { left, points } = useLying();
  const name =
    points === null
      ? say('tableVersus', { left })
      : say('tableTogether', { points: signed(points), left });
  return (
    <Press
      name={name}
      onPress={() => open({ what: 'table' })}
      testID="table-cards"
      style={styles.table}
    >
      <Piles />
    </Press>
  );
}

const styles = StyleSheet.create({
  bar: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.xs,
    minHeight: 50,
    paddingVertical: space.xs,
    paddingLeft: space.xs,
    paddingRight: space.s,
  },
  folded: { flexWrap: 'wrap' },
  turn: {
    flexShrink: 1,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 6,
    paddingHorizontal: space.s,
    paddingVertical: space.xs,
    borderRadius: radius.m,
    borderWidth: 1.5,
    borderColor: 'transparent',
  },
  whole: { flexShrink: 0 },
  name: { flexShrink: 1 },
  rest: { flexGrow: 1, flexShrink: 1 },
  table: {
    paddingHorizontal: space.s - 1,
    borderRadius: radius.m,
    borderWidth: 1,
    borderColor: colors.line,
    backgroundColor: colors.panel,
  },
});
