import { StyleSheet, View } from 'react-native';
import { keysOf } from '@/kit/keys';
import { of, type Seat } from '@/kit/seat';
import { Icon } from '@/ui/Icon';
import { colors, radius, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { BONUS_VALUE, GOODS, type Good, ORDERS } from '../../../rules/components';
import { goodOf } from '../../../rules/centre';
import { type Row, scores } from '../../../rules/score';
import { Bonus, Counter } from '../../pieces/Counter';
import { Cube } from '../../pieces/Cube';
import { seatName } from '../../pieces/naming';
import { SeatMark } from '../../pieces/SeatMark';
import { leftAbove } from '../filling';
import { useSeat } from '../HandContext';
import { useVoice } from '../useVoice';
import { HandSheet } from './HandSheet';

/** What this player would score now, colour by colour, and the points of the others. */
export function CentreScoreSheet() {
  const { view, seat } = useSeat('view', 'seat');
  const { say } = useVoice();
  const all = scores(view);
  const own = of(all, seat);
  return (
    <HandSheet title={say('score.title')} testID="score-sheet">
      {GOODS.map(good => (
        <ColourRow key={good} good={good} row={own.rows[good]} />
      ))}
      <View style={[styles.row, styles.total]}>
        <Type as="heading">{say('score.total')}</Type>
        <Type as="heading" tone="sand" testID="score-total">
          {own.points}
        </Type>
      </View>
      <Type as="label" tone="soft">
        {say('score.others')}
      </Type>
      {view.seats
        .filter(it => it !== seat)
        .map(it => (
          <Other key={it} seat={it} points={of(all, it).points} />
        ))}
    </HandSheet>
  );
}

function ColourRow({ good, row }: { readonly good: Good; readonly row: Row }) {
  const { view, seat } = useSeat('view', 'seat');
  const { say, piece } = useVoice();
  const { values, symbols, bonus, points, cancelled } = row;
  const named = { good: piece(`goodName.${good}`) };
  const sum = values + bonus * BONUS_VALUE;
  const name = cancelled
    ? say('score.cancelled', { ...named, count: leftAbove(of(view.centres, seat))[good] })
    : say('score.row', { ...named, values: sum, count: symbols, points });
  return (
    <View accessible role="img" aria-label={name} style={styles.line}>
      <View style={styles.row}>
        <View style={styles.sum}>
          <Cube good={good} size={24} />
          <Type tone={cancelled ? 'soft' : 'ink'}>
            {say('score.sum', { values: sum, symbols })}
          </Type>
        </View>
        <View style={styles.sum}>
          {cancelled && <Icon name="warning" size={18} color={colors.heed} />}
          <Type as="heading" tone={cancelled ? 'heed' : 'ink'}>
            {points}
          </Type>
        </View>
      </View>
      <Earned good={good} bonus={bonus} />
      {cancelled && (
        <Type as="small" tone="heed">
          {name}
        </Type>
      )}
    </View>
  );
}

function Earned({ good, bonus }: { good: Good; bonus: number }) {
  const { view, seat } = useSeat('view', 'seat');
  const { below } = of(view.centres, seat);
  const owners = keysOf(below).flatMap(owner =>
    ORDERS.flatMap(order => of(below, owner).filter(it => it === order))
      .filter(order => goodOf(order) === good)
      .map(order => ({ order, owner })),
  );
  if (owners.length + bonus === 0) return null;
  return (
    <View style={styles.earned}>
      {owners.map(({ order, owner }, n) => (
        <Counter key={n} order={order} seat={owner} size={28} />
      ))}
      {Array.from({ length: bonus }, (_, n) => (
        <Bonus key={n} size={28} />
      ))}
    </View>
  );
}

function Other({ seat, points }: { readonly seat: Seat; readonly points: number }) {
  const { places } = useSeat('places');
  const { piece } = useVoice();
  const name = places.find(it => it.seat === seat)?.name;
  return (
    <View style={styles.row}>
      <View style={styles.sum}>
        <SeatMark seat={seat} size={20} />
        <Type>{name || seatName(piece, seat)}</Type>
      </View>
      <Type as="heading" tone="soft">
        {points}
      </Type>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
  line: {
    gap: space.xs,
    padding: space.s,
    borderRadius: radius.m,
    backgroundColor: colors.raised,
  },
  sum: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  earned: { flexDirection: 'row', flexWrap: 'wrap', gap: 2 },
  total: { paddingHorizontal: space.s },
});
