import { StyleSheet, View } from 'react-native';
import type { Seat } from '@/kit/seat';
import { Panel } from '@/ui/Panel';
import { colors, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { GOODS } from '../../rules/components';
import type { Score } from '../../rules/score';
import type { Centre } from '../../rules/state';
import { SeatMark } from '../pieces/SeatMark';
import { homeless, pointsUpTo } from './counting';
import { ScoreRow } from './ScoreRow';
import { endingWords } from './words';

type Props = {
  readonly seat: Seat;
  readonly name: string;
  readonly centre: Centre;
  readonly score: Score;
  readonly counted: number;
  /** Null until everything is counted. */
  readonly place: number | null;
};

/** One player’s counters, one row for each colour. */
export function ScoreSheet({ seat, name, centre, score, counted, place }: Props) {
  const say = endingWords.useSay();
  const lost = homeless(centre, score);
  const state = (n: number) => (n === counted - 1 && place === null ? 'now' : 'done');
  return (
    <Panel testID={`sheet-${seat}`} style={styles.sheet}>
      <View style={styles.head}>
        <SeatMark seat={seat} size={24} />
        <Type as="heading" style={styles.name}>
          {name}
        </Type>
        {place !== null && (
          <Type as="label" tone={place === 1 ? 'sand' : 'soft'}>
            {say('place', { place })}
          </Type>
        )}
      </View>
      <View>
        {GOODS.map((good, n) => (
          <ScoreRow
            key={good}
            {...{ good, centre, seat }}
            row={score.rows[good]}
            counted={n < counted ? state(n) : 'later'}
          />
        ))}
      </View>
      {lost > 0 && place !== null && (
        <Type as="small" tone="soft">
          {say('homeless', { count: lost })}
        </Type>
      )}
      <View style={styles.total}>
        <Type tone="soft">{say('total')}</Type>
        <Type as="title" tone="sand" testID={`total-${seat}`}>
          {pointsUpTo(score, counted)}
        </Type>
      </View>
    </Panel>
  );
}

const styles = StyleSheet.create({
  sheet: { gap: space.s, flexGrow: 1, flexShrink: 1, flexBasis: 400 },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  name: { flexGrow: 1, flexShrink: 1 },
  total: {
    flexDirection: 'row',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    paddingTop: space.s,
    paddingHorizontal: space.s,
    borderTopWidth: 1,
    borderColor: colors.line,
  },
});
