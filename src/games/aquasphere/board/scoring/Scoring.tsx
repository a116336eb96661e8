import { StyleSheet, View } from 'react-native';
import { of, type Seat } from '@/kit/seat';
import { useComfort } from '@/ui/comfort';
import { IconButton } from '@/ui/IconButton';
import { fonts } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { changeOf, Price } from '../hand/Price';
import { useSeat } from '../hand/HandContext';
import { Plate } from '../hand/Plate';
import { useSizes } from '../hand/shape';
import { handWords } from '../hand/words';
import { seatColour } from '../pieces/colours';
import { nameOf } from '../pieces/naming';
import { SeatMark } from '../pieces/SeatMark';
import { isScoring, type InterimShow } from '../watch/interim/interimShow';
import { columnWords } from '../watch/interim/interimWords';
import { counterAt } from '../watch/interim/layers';
import { isReached, stepNow } from '../watch/interim/scoringSteps';
import { tubeScale, type TubeScale } from '../watch/interim/tubeScale';
import type { ShownInterim } from '../watch/interim/useInterim';
import { watchWords } from '../watch/words';
import { LinesMet } from './LinesMet';
import { ScoreBar } from './ScoreBar';
import { ScorePartsRow } from './ScorePartsRow';

type Props = { readonly scoring: ShownInterim; readonly show: InterimShow };

/** An interim scoring on a phone: every player’s sum, step by step, with its red lines. */
export function Scoring({ scoring, show }: Props) {
  const say = handWords.useSay();
  const watch = watchWords.useSay();
  const { view } = useSeat('view');
  const { reached, close } = scoring;
  const scale = tubeScale(show);
  const { isTight } = useSizes();
  const isClosable = !isScoring(view);
  return (
    <Plate style={[styles.scoring, isTight && styles.tight]} testID="scoring">
      <View style={[styles.head, isClosable && styles.closable]}>
        <View style={[styles.title, isTight && styles.inLine]}>
          <Type as={isTight ? 'body' : 'heading'} numberOfLines={1} style={styles.display}>
            {say('scoringOf', { round: show.round })}
          </Type>
          <Type as="label" tone="sand" numberOfLines={1}>
            {watch(`interim.step.${stepNow(reached)}`)}
          </Type>
        </View>
        {isClosable && (
          <IconButton
            icon="close"
            name={say('scoringClose')}
            onPress={close}
            testID="scoring-close"
          />
        )}
      </View>
      {show.order.map(seat => (
        <Player key={seat} {...{ show, seat, reached, scale }} />
      ))}
    </Plate>
  );
}

type PlayerProps = {
  readonly show: InterimShow;
  readonly seat: Seat;
  readonly reached: number;
  readonly scale: TubeScale;
};

function Player({ show, seat, reached, scale }: PlayerProps) {
  const { language } = useComfort();
  const { places } = useSeat('places');
  const { isTight } = useSizes();
  return (
    <View
      accessible
      role="img"
      aria-label={columnWords(language, show, places, seat)}
      testID={`scoring-${seat}`}
      style={styles.player}
    >
      {!isTight && <Name {...{ show, seat, reached }} />}
      <View style={styles.row}>
        {isTight && <SeatMark seat={seat} size={22} />}
        <Parts {...{ show, seat, reached }} />
        {isTight && <Points {...{ show, seat, reached }} />}
      </View>
      <View style={styles.row}>
        <ScoreBar {...{ show, seat, reached, scale }} height={isTight ? 8 : 16} />
        {isTight && isReached('move', reached) && <LinesMet show={show} seat={seat} />}
      </View>
    </View>
  );
}

type RowProps = Omit<PlayerProps, 'scale'>;

/** The player, and what came of the sum. */
function Name({ show, seat, reached }: RowProps) {
  const { language } = useComfort();
  const { places } = useSeat('places');
  const time = show.time[seat];
  return (
    <View style={styles.row}>
      <SeatMark seat={seat} size={24} />
      <Type style={styles.name} numberOfLines={1}>
        {nameOf(language, places, seat)}
      </Type>
      {time !== undefined && time > 0 && <Price what="time" count={time} size={14} />}
      {isReached('move', reached) && <LinesMet show={show} seat={seat} />}
      <Points {...{ show, seat, reached }} />
    </View>
  );
}

const Points = ({ show, seat, reached }: RowProps) => (
  <Type
    as="heading"
    align="right"
    style={[styles.points, { color: seatColour(seat) }]}
    testID={`scoring-points-${seat}`}
  >
    {counterAt(show, seat, reached)}
  </Type>
);

/** Each part appears with its step, and the sum with the last of them. */
function Parts({ show, seat, reached }: RowProps) {
  const score = show.scores && of(show.scores, seat);
  const isSummed = isReached('octopods', reached);
  return (
    <>
      <ScorePartsRow
        score={score ?? undefined}
        isShown={part => score !== null && isReached(part, reached)}
      />
      <Type tone={score && score.total < 0 ? 'stop' : 'go'} align="right" style={styles.sum}>
        {score && isSummed ? changeOf(score.total) : ' '}
      </Type>
    </>
  );
}

const styles = StyleSheet.create({
  scoring: { flexGrow: 1, gap: 4, padding: 8, justifyContent: 'space-between' },
  head: { flexDirection: 'row', alignItems: 'center', gap: 8, minHeight: 28 },
  closable: { minHeight: 44 },
  title: { flex: 1 },
  inLine: { flexDirection: 'row', alignItems: 'baseline', gap: 8 },
  tight: { gap: 2, paddingVertical: 4 },
  display: { fontFamily: fonts.display },
  player: { gap: 3, paddingBottom: 4 },
  row: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  name: { flex: 1, fontFamily: fonts.strong },
  sum: { minWidth: 36, fontFamily: fonts.strong },
  points: { minWidth: 36, fontFamily: fonts.strong },
});
