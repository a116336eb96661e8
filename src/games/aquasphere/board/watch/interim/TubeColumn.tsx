import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Path } from 'react-native-svg';
import type { TablePlace } from '@/games/board';
import { of, type Seat } from '@/kit/seat';
import { useComfort } from '@/ui/comfort';
import { seatColour, sea } from '../../pieces/colours';
import { Crystal, TimeMarker } from '../../pieces/Goods';
import { nameOf } from '../../pieces/naming';
import { Piece } from '../../pieces/Piece';
import { SeatMark } from '../../pieces/SeatMark';
import { TaskShape } from '../../pieces/TaskSign';
import { FarText, type FarTone } from '../FarText';
import { gainWords } from '../gainWords';
import { SCORE_PARTS, ScorePicture } from '../NowRow';
import { useStage } from '../stage';
import { watchWords } from '../words';
import { collectedBy, type InterimShow, type LineMet } from './interimShow';
import { counterAt } from './layers';
import { columnWords } from './interimWords';
import { isReached } from './scoringSteps';
import { Tube } from './Tube';
import type { TubeScale } from './tubeScale';

type Props = {
  readonly show: InterimShow;
  readonly places: readonly TablePlace[];
  readonly seat: Seat;
  readonly reached: number;
  readonly scale: TubeScale;
  readonly width: number;
  readonly height: number;
  readonly isAsked: boolean;
};

const [HEAD, FOOT] = [70, 100];
/** The width of the numbers. */
const NUMBERS = 138;
/** The pictures beside them; smaller where four columns stand close, as on a tablet. */
const [SIGN, SMALL_SIGN, NARROW] = [44, 34, 240];

/** One player in an interim scoring: the tube, its numbers beside it, and the points below. */
export function TubeColumn(props: Props) {
  const { show, places, seat, reached, scale, width, height, isAsked } = props;
  const { px } = useStage();
  const { language } = useComfort();
  const name = nameOf(language, places, seat);
  const sign = width < NARROW ? SMALL_SIGN : SIGN;
  return (
    <View
      accessible
      role="img"
      aria-label={columnWords(language, show, places, seat)}
      testID={`interim-${seat}`}
      style={[
        styles.column,
        { width: px(width), height: px(height), borderRadius: px(20), borderWidth: px(4) },
        isAsked && { borderColor: seatColour(seat), backgroundColor: sea.room },
      ]}
    >
      <View style={[styles.row, { height: px(HEAD), gap: px(8), paddingHorizontal: px(8) }]}>
        <SeatMark seat={seat} size={px(50)} />
        <FarText size={name.length > SHORT_NAME ? 32 : 36} lines={1}>
          {name}
        </FarText>
      </View>
      <View style={styles.body}>
        <Tube
          {...{ show, seat, reached, scale }}
          height={height - HEAD - FOOT - 8}
          width={width - NUMBERS}
        />
        <View
          style={[
            styles.numbers,
            { width: px(NUMBERS - 16 - SIGN + sign), gap: px(6), paddingTop: px(26) },
          ]}
        >
          <Numbers {...{ show, seat, reached, sign }} />
        </View>
      </View>
      <View style={[styles.row, styles.foot, { height: px(FOOT) }]}>
        <FarText size={72} color={seatColour(seat)} testID={`interim-points-${seat}`}>
          {counterAt(show, seat, reached)}
        </FarText>
      </View>
    </View>
  );
}

const SHORT_NAME = 7;

type NumbersProps = Pick<Props, 'show' | 'seat' | 'reached'> & {
  /** The size of the pictures. */
  readonly sign: number;
};

function Numbers({ show, seat, reached, sign }: NumbersProps) {
  const { px } = useStage();
  const score = show.scores && of(show.scores, seat);
  if (!score) return <Collected {...{ show, seat, sign }} />;
  return (
    <>
      {SCORE_PARTS.map(part => (
        <Line
          key={part}
          sign={sign}
          picture={<ScorePicture part={part} />}
          words={isReached(part, reached) ? gainWords(score[part]) : ''}
          tone={score[part] === 0 ? 'soft' : score[part] < 0 ? 'stop' : 'ink'}
          isDim={score[part] === 0 || !isReached(part, reached)}
        />
      ))}
      <View style={[styles.rule, { height: px(3) }]} />
      <FarText size={44} tone={score.total < 0 ? 'stop' : 'go'} align="right">
        {isReached('octopods', reached) ? gainWords(score.total) : ' '}
      </FarText>
      <Collected {...{ show, seat, sign }} />
      {isReached('move', reached) &&
        show.lines
          .filter(it => it.seat === seat)
          .map(it => <Met key={it.line} met={it} sign={sign} />)}
    </>
  );
}

/** Time markers for submarines. */
function Collected({ show, seat, sign }: Omit<NumbersProps, 'reached'>) {
  const say = watchWords.useSay();
  const time = collectedBy(show, seat);
  if (time === undefined) return null;
  return (
    <Line
      sign={sign}
      picture={<TimeMarker />}
      words={time > 0 ? gainWords(time) : say('interim.full')}
      tone={time > 0 ? 'ink' : 'soft'}
    />
  );
}

type MetProps = { readonly met: LineMet; readonly sign: number };

/** What a red line has cost: a crystal, a bot, or the rest of the points. */
function Met({ met: { paid, lost }, sign }: MetProps) {
  const picture =
    paid === 'crystal' ? <Crystal /> : paid === null ? <RedLine /> : <TaskShape task={paid} />;
  return (
    <Line sign={sign} picture={picture} words={gainWords(paid === null ? -lost : -1)} tone="stop" />
  );
}

const RedLine = () => (
  <Path d="M-12 0H12" stroke={sea.redLine} strokeWidth={4} strokeLinecap="round" />
);

type LineProps = {
  readonly sign: number;
  readonly picture: ReactNode;
  readonly words: string;
  readonly tone: FarTone;
  readonly isDim?: boolean;
};

function Line({ sign, picture, words, tone, isDim = false }: LineProps) {
  const { px } = useStage();
  return (
    <View style={[styles.row, styles.line, { gap: px(6), minHeight: px(58) }]}>
      <View style={isDim && styles.dim}>
        <Piece size={px(sign)}>{picture}</Piece>
      </View>
      <FarText size={38} tone={tone} align="right" lines={1}>
        {words}
      </FarText>
    </View>
  );
}

const styles = StyleSheet.create({
  column: { borderColor: 'transparent' },
  row: { flexDirection: 'row', alignItems: 'center' },
  body: { flex: 1, flexDirection: 'row' },
  numbers: { flexShrink: 0 },
  foot: { justifyContent: 'flex-start', paddingLeft: '14%' },
  line: { justifyContent: 'space-between' },
  rule: { backgroundColor: sea.panelLine },
  dim: { opacity: 0.4 },
});
