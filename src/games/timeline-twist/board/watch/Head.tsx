import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { SECOND } from '@/kit/millis';
import type { TablePlace, TableClock } from '@/games/board';
import { useComfort } from '@/ui/comfort';
import { TimedGlass } from '@/ui/hourglass/TimedGlass';
import { colors } from '@/ui/theme/tokens';
import { score } from '../../rules/score';
import type { Seen } from '../../rules/state';
import { backOf } from '../../rules/turned';
import { DateCard } from '../cards/DateCard';
import { SignMark } from '../cards/SignMark';
import { nameOf } from '../pieces/naming';
import { SeatMark } from '../pieces/SeatMark';
import { seatColour } from '../pieces/seats';
import { pieceWords } from '../pieces/words';
import { printOf } from '../table/printOf';
import { signed } from '../table/signed';
import { useStage } from './stage';
import { watchWords } from './words';
import { FarWords } from './FarWords';

type Props = {
  readonly view: Seen;
  readonly places: readonly TablePlace[];
  readonly clock: TableClock;
  /** Of the people at the table; it stands in the middle, which is empty otherwise. */
  readonly news: ReactNode;
};

/** Shows whose turn it is, the score, and the piles. */
export function Head({ view, places, clock, news }: Props) {
  const px = useStage();
  const { talkSeconds } = view.options;
  return (
    <View style={[styles.head, { gap: px(28), paddingHorizontal: px(36), minHeight: px(132) }]}>
      <Turn view={view} places={places} />
      {view.until !== null && talkSeconds !== null && (
        <TimedGlass until={view.until} full={talkSeconds * SECOND} clock={clock} height={px(104)} />
      )}
      <View style={styles.rest}>{news}</View>
      {view.way === 'together' && <Points view={view} />}
      <DrawPile left={view.pile.left} />
      {view.way === 'together' && <Discards view={view} />}
    </View>
  );
}

function Turn({ view, places }: Omit<Props, 'clock' | 'news'>) {
  const say = watchWords.useSay();
  const px = useStage();
  const { language } = useComfort();
  const name = nameOf(language, places, view.turn);
  const isPlayOff = view.way === 'versus' && view.isPlayOff;
  return (
    <View
      style={[
        styles.turn,
        {
          gap: px(18),
          paddingHorizontal: px(28),
          paddingVertical: px(12),
          borderRadius: px(26),
          borderColor: seatColour(view.turn),
        },
      ]}
    >
      <SeatMark seat={view.turn} size={px(58)} />
      <FarWords size={52} face="display" testID="watch-turn">
        {say(isPlayOff ? 'playOff' : 'turn', { name })}
      </FarWords>
    </View>
  );
}

function Points({ view }: { view: Extract<Seen, { way: 'together' }> }) {
  const say = watchWords.useSay();
  return (
    <View style={styles.pile}>
      <FarWords size={60} tone="sand" testID="watch-points">
        {signed(score(view).points)}
      </FarWords>
      <FarWords size={24} tone="soft" face="text">
        {say('points')}
      </FarWords>
    </View>
  );
}

/** Drawn higher the more cards are left. */
function DrawPile({ left }: { left: number }) {
  const say = watchWords.useSay();
  const px = useStage();
  const layers = Math.min(LAYERS, Math.ceil(left / PER_LAYER));
  return (
    <View style={styles.pile}>
      <View style={[styles.beside, { gap: px(14) }]}>
        <View style={{ width: px(58), height: px(64) }}>
          {Array.from({ length: layers }, (_, n) => (
            <View
              key={n}
              style={[
                styles.layer,
                {
                  width: px(46),
                  height: px(38),
                  left: px(6),
                  bottom: px(n * 3.4),
                  borderRadius: px(5),
                },
              ]}
            />
          ))}
        </View>
        <FarWords size={48} testID="watch-left">
          {left}
        </FarWords>
      </View>
      <FarWords size={24} tone="soft" face="text">
        {say('draw')}
      </FarWords>
    </View>
  );
}

const LAYERS = 8;
const PER_LAYER = 4;

function Discards({ view }: { view: Seen }) {
  const say = watchWords.useSay();
  const piece = pieceWords.useSay();
  const px = useStage();
  const top = view.discards[view.discards.length - 1];
  const back = top === undefined ? undefined : backOf(view, top);
  if (top === undefined || !back) return null;
  return (
    <View
      accessible
      aria-label={`${say('discards')}: ${piece(`sign.${back.sign}`)}`}
      style={styles.pile}
    >
      <View style={[styles.beside, { gap: px(10) }]}>
        <SignMark sign={back.sign} size={px(72)} />
        <DateCard card={printOf(view, top)} date={back.date} width={px(92)} height={px(72)} />
      </View>
      <FarWords size={24} tone="soft" face="text">
        {say('discards')}
      </FarWords>
    </View>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center' },
  rest: { flexGrow: 1, flexShrink: 1, alignItems: 'center' },
  turn: {
    flexDirection: 'row',
    alignItems: 'center',
    borderWidth: 2,
    backgroundColor: colors.panel,
  },
  pile: { alignItems: 'center' },
  beside: { flexDirection: 'row', alignItems: 'center' },
  layer: {
    position: 'absolute',
    borderWidth: 1.5,
    borderColor: colors.paperEdge,
    backgroundColor: colors.paper,
  },
});
