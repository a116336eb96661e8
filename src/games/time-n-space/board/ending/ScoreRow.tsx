import { StyleSheet, View } from 'react-native';
import type { Seat } from '@/kit/seat';
import { useComfort } from '@/ui/comfort';
import { colors, radius, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import type { Good } from '../../rules/components';
import type { Row } from '../../rules/score';
import type { Centre } from '../../rules/state';
import { Bonus, Counter } from '../pieces/Counter';
import { Cube } from '../pieces/Cube';
import { pieceWords } from '../pieces/words';
import { earnedIn, givenAway, ordersLeftAbove } from './counting';
import { spokenRow, sumWords } from './rowWords';
import { endingWords } from './words';

type Props = {
  readonly good: Good;
  readonly row: Row;
  readonly centre: Centre;
  readonly seat: Seat;
  /** Not yet, just now, or before. */
  readonly counted: 'later' | 'now' | 'done';
};

/** One colour of one player, as its counters lie in a row. */
export function ScoreRow({ good, row, centre, seat, counted }: Props) {
  const say = endingWords.useSay();
  const pieces = pieceWords.useSay();
  const isKnown = counted !== 'later';
  return (
    <View
      accessible
      role="img"
      aria-label={isKnown ? spokenRow(say, pieces, good, row, centre) : pieces(`goodName.${good}`)}
      testID={`row-${seat}-${good}`}
      style={[styles.row, counted === 'now' && styles.now, !isKnown && styles.later]}
    >
      <Cube good={good} size={24} />
      <View style={styles.middle}>
        {(row.values > 0 || !row.cancelled || !isKnown) && (
          <Counters good={good} row={row} centre={centre} />
        )}
        {isKnown && row.cancelled && <Lost good={good} row={row} centre={centre} seat={seat} />}
      </View>
      {isKnown && (
        <View style={styles.points}>
          {!row.cancelled && row.counters > 0 && (
            <Type as="small" tone="soft">
              {sumWords(say, row)}
            </Type>
          )}
          <Type as="heading" tone={row.points > 0 ? 'sand' : 'soft'} style={styles.number}>
            {row.points}
          </Type>
        </View>
      )}
    </View>
  );
}

const SIZE = 28;

function Counters({ good, row, centre }: Pick<Props, 'good' | 'row' | 'centre'>) {
  const say = endingWords.useSay();
  const size = SIZE * Math.min(1.4, useComfort().textScale);
  const earned = earnedIn(centre, good);
  if (earned.length === 0) {
    return (
      <Type as="small" tone="soft">
        {say('row.none')}
      </Type>
    );
  }
  return (
    <View style={[styles.counters, row.cancelled && styles.lost]}>
      {earned.map(({ order, from }, n) => (
        <Counter key={n} order={order} seat={from} size={size} />
      ))}
      {Array.from({ length: row.bonus }, (_, n) => (
        <Bonus key={`bonus-${n}`} size={size} />
      ))}
    </View>
  );
}

/** Why a colour scores nothing: the counters that were never asked for. */
function Lost({ good, row, centre, seat }: Omit<Props, 'counted'>) {
  const say = endingWords.useSay();
  const left = ordersLeftAbove(centre, good);
  return (
    <View style={styles.why}>
      <View style={styles.counters}>
        {left.map((order, n) => (
          <Counter key={n} order={order} seat={seat} size={22} />
        ))}
      </View>
      <Type as="small" tone="stop" style={styles.words}>
        {say('row.lost', { count: left.length })}
      </Type>
      {givenAway(row) > 0 && (
        <Type as="small" tone="soft" style={styles.words}>
          {say('row.wouldBe', { points: say('points', { count: givenAway(row) }) })}
        </Type>
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
  now: { borderColor: colors.sand, backgroundColor: colors.raised },
  later: { opacity: 0.45 },
  middle: { flexGrow: 1, flexShrink: 1, flexBasis: 150, gap: space.xs },
  counters: { flexDirection: 'row', flexWrap: 'wrap', gap: 2 },
  lost: { opacity: 0.45 },
  why: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space.s },
  words: { flexShrink: 1 },
  points: {
    flexDirection: 'row',
    alignItems: 'baseline',
    justifyContent: 'flex-end',
    gap: space.s,
    marginLeft: 'auto',
  },
  number: { minWidth: 28, textAlign: 'right', fontVariant: ['tabular-nums'] },
});
