import { StyleSheet, View } from 'react-native';
import type { Seat } from '@/kit/seat';
import { colors } from '@/ui/theme/tokens';
import type { Good } from '../../../rules/components';
import type { Row } from '../../../rules/score';
import type { Centre } from '../../../rules/state';
import { Bonus, Counter } from '../../pieces/Counter';
import { pieceWords } from '../../pieces/words';
import { Caption } from '../../watch/Caption';
import type { WatchRect } from '../../watch/layout';
import { useStage } from '../../watch/stage';
import { earnedIn, ordersLeftAbove } from '../counting';
import { spokenRow, sumWords } from '../rowWords';
import { endingWords } from '../words';
import { boxOf } from './boxOf';

type Props = {
  readonly good: Good;
  readonly row: Row;
  readonly centre: Centre;
  readonly seat: Seat;
  readonly counted: 'later' | 'done';
  readonly rect: WatchRect;
};

/** One colour of one player: its counters, and what they come to. */
export function Cell({ good, row, centre, seat, counted, rect }: Props) {
  const say = endingWords.useSay();
  const pieces = pieceWords.useSay();
  const { px } = useStage();
  const isKnown = counted === 'done';
  const inside = { paddingHorizontal: px(EDGE), paddingTop: px(8) };
  return (
    <View
      accessible
      role="img"
      aria-label={isKnown ? spokenRow(say, pieces, good, row, centre) : pieces(`goodName.${good}`)}
      testID={`row-${seat}-${good}`}
      style={[styles.cell, boxOf(rect), inside]}
    >
      <Counters {...{ good, row, centre }} isKnown={isKnown} width={rect.width - px(2 * EDGE)} />
      {isKnown && <Sum row={row} left={ordersLeftAbove(centre, good).length} />}
    </View>
  );
}

function Sum({ row, left }: { readonly row: Row; readonly left: number }) {
  const say = endingWords.useSay();
  return (
    <View style={styles.sum}>
      {row.cancelled ? (
        <Caption size={26} lines={1} style={styles.lost}>
          {say('afar.lost', { count: left })}
        </Caption>
      ) : (
        <Caption size={26} tone="soft" lines={1}>
          {row.counters > 0 ? sumWords(say, row).replace(/ /g, HAIR) : ''}
        </Caption>
      )}
      <Caption size={38} strong tone={row.points > 0 ? 'heed' : 'soft'}>
        {row.points}
      </Caption>
    </View>
  );
}

const EDGE = 10;
const SIZE = 46;
/** Brackets and signs keep together: the thinnest space there is. */
const HAIR = '\u200A';

type CountersProps = Pick<Props, 'good' | 'row' | 'centre'> & {
  readonly isKnown: boolean;
  readonly width: number;
};

/** Side by side, and over each other where there are many. */
function Counters({ good, row, centre, isKnown, width }: CountersProps) {
  const { px } = useStage();
  const earned = earnedIn(centre, good);
  const count = earned.length + row.bonus;
  const size = px(SIZE);
  const step = Math.min(size * 1.04, (width - size) / Math.max(1, count - 1));
  const isDim = !isKnown || row.cancelled;
  return (
    <View style={[styles.counters, { height: size }, isDim && styles.dim]}>
      {earned.map(({ order, from }, n) => (
        <View key={n} style={[styles.counter, { left: n * step }]}>
          <Counter order={order} seat={from} size={size} />
        </View>
      ))}
      {Array.from({ length: row.bonus }, (_, n) => (
        <View key={`bonus-${n}`} style={[styles.counter, { left: (earned.length + n) * step }]}>
          <Bonus size={size} />
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  cell: { position: 'absolute', justifyContent: 'space-between' },
  counters: { width: '100%' },
  counter: { position: 'absolute', top: 0 },
  dim: { opacity: 0.35 },
  sum: { flexDirection: 'row', alignItems: 'baseline', justifyContent: 'space-between' },
  lost: { color: colors.stop },
});
