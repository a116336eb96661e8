import { StyleSheet, View } from 'react-native';
import type { Seat } from '@/kit/seat';
import { useComfort } from '@/ui/comfort';
import { colors, radius, space } from '@/ui/theme/tokens';
import type { Good } from '../../rules/components';
import type { Row } from '../../rules/score';
import type { Centre } from '../../rules/state';
import { Bonus, Counter } from '../pieces/Counter';
import { ordersAbove } from '../pieces/counters';
import { Cube } from '../pieces/Cube';
import { boxOf, type Rect } from '../pieces/rect';
import { useStage } from '../watch/stage';
import { earnedIn, givenAway } from './counting';
import { EndingText } from './EndingText';
import { spokenRow, sumWords } from './rowWords';
import { useEndingVoice } from './words';

type Props = {
  readonly good: Good;
  readonly row: Row;
  readonly centre: Centre;
  readonly seat: Seat;
  /** Still to be counted, being counted, or counted. */
  readonly counted: 'later' | 'now' | 'done';
  /** Its place on a TV, in the band of its colour. */
  readonly rect?: Rect;
};

/** One colour of one player, with its counters in a row. */
export function ScoreRow({ rect, ...props }: Props) {
  const { good, row, centre, seat, counted } = props;
  const { say, piece } = useEndingVoice();
  const { px } = useStage();
  const isKnown = counted !== 'later';
  const inBand = rect && { ...boxOf(rect), paddingHorizontal: px(EDGE), paddingTop: px(8) };
  return (
    <View
      accessible
      role="img"
      aria-label={isKnown ? spokenRow(say, piece, good, row, centre) : piece(`goodName.${good}`)}
      testID={`row-${seat}-${good}`}
      style={
        inBand
          ? [styles.cell, inBand]
          : [styles.row, counted === 'now' && styles.now, !isKnown && styles.later]
      }
    >
      {rect ? <Far {...props} width={rect.width - px(2 * EDGE)} /> : <Near {...props} />}
    </View>
  );
}

type PartProps = Omit<Props, 'rect'>;

function Near(props: PartProps) {
  const { good, row, counted } = props;
  const { say } = useEndingVoice();
  const isKnown = counted !== 'later';
  return (
    <>
      <Cube good={good} size={24} />
      <View style={styles.middle}>
        {(row.values > 0 || !row.cancelled || !isKnown) && <Counters {...props} />}
        {isKnown && row.cancelled && <Lost {...props} />}
      </View>
      {isKnown && (
        <View style={styles.points}>
          {!row.cancelled && row.counters > 0 && (
            <EndingText as="sum" tone="soft">
              {sumWords(say, row)}
            </EndingText>
          )}
          <Points row={row} />
        </View>
      )}
    </>
  );
}

/** Counters lie side by side, and overlap if there are many. */
function Far({ width, ...props }: PartProps & { readonly width: number }) {
  const { row, counted } = props;
  const size = useStage().px(46);
  const pieces = counters(props, size);
  const step = Math.min(size * 1.04, (width - size) / Math.max(1, pieces.length - 1));
  const isKnown = counted !== 'later';
  return (
    <>
      <View style={{ height: size, opacity: !isKnown || row.cancelled ? 0.35 : 1 }}>
        {pieces.map((piece, n) => (
          <View key={n} style={[styles.counter, { left: n * step }]}>
            {piece}
          </View>
        ))}
      </View>
      {isKnown && <FarSum {...props} />}
    </>
  );
}

function FarSum({ good, row, centre }: PartProps) {
  const { say } = useEndingVoice();
  const left = ordersAbove(centre, good).length;
  const sum = row.counters > 0 ? sumWords(say, row).replace(/ /g, HAIR) : '';
  return (
    <View style={styles.sum}>
      <EndingText as="sum" tone={row.cancelled ? 'stop' : 'soft'}>
        {row.cancelled ? say('afar.lost', { count: left }) : sum}
      </EndingText>
      <Points row={row} />
    </View>
  );
}

const Points = ({ row: { points } }: Pick<Props, 'row'>) => (
  <EndingText as="points" tone={points > 0 ? 'win' : 'soft'}>
    {points}
  </EndingText>
);

const SIZE = 28;
const EDGE = 10;
/** Keeps brackets and signs together with the thinnest space. */
const HAIR = '\u200A';

/** The earned counters, followed by bonus counters. */
const counters = ({ good, row, centre }: PartProps, size: number) => [
  ...earnedIn(centre, good).map(({ order, seat }, n) => (
    <Counter key={n} order={order} seat={seat} size={size} />
  )),
  ...Array.from({ length: row.bonus }, (_, n) => <Bonus key={`bonus-${n}`} size={size} />),
];

function Counters(props: PartProps) {
  const { say } = useEndingVoice();
  const size = SIZE * Math.min(1.4, useComfort().textScale);
  if (earnedIn(props.centre, props.good).length === 0) {
    return (
      <EndingText as="sum" tone="soft">
        {say('row.none')}
      </EndingText>
    );
  }
  return (
    <View style={[styles.counters, props.row.cancelled && styles.later]}>
      {counters(props, size)}
    </View>
  );
}

/** Says why a colour scores nothing: these counters were never asked for. */
function Lost({ good, row, centre, seat }: PartProps) {
  const { say } = useEndingVoice();
  const left = ordersAbove(centre, good);
  return (
    <View style={styles.why}>
      <View style={styles.counters}>
        {left.map((order, n) => (
          <Counter key={n} order={order} seat={seat} size={22} />
        ))}
      </View>
      <EndingText as="sum" tone="stop" style={styles.words}>
        {say('row.lost', { count: left.length })}
      </EndingText>
      {givenAway(row) > 0 && (
        <EndingText as="sum" tone="soft" style={styles.words}>
          {say('row.wouldBe', { points: say('points', { count: givenAway(row) }) })}
        </EndingText>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.s,
    minHeight: 40,
    paddingVertical: space.xs,
    paddingHorizontal: space.s,
    borderRadius: radius.s,
    borderWidth: 1,
    borderColor: 'transparent',
  },
  cell: { position: 'absolute', justifyContent: 'space-between' },
  now: { borderColor: colors.sand, backgroundColor: colors.raised },
  later: { opacity: 0.45 },
  middle: { flexGrow: 1, flexShrink: 1, flexBasis: 150, gap: space.xs },
  counters: { flexDirection: 'row', flexWrap: 'wrap', gap: 2 },
  counter: { position: 'absolute', top: 0 },
  why: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space.s },
  words: { flexShrink: 1 },
  points: {
    flexDirection: 'row',
    alignItems: 'baseline',
    justifyContent: 'flex-end',
    gap: space.s,
    marginLeft: 'auto',
  },
  sum: { flexDirection: 'row', alignItems: 'baseline', justifyContent: 'space-between' },
});
