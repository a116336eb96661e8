import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { keysOf } from '@/kit/keys';
import { type BySeat, of, type Seat } from '@/kit/seat';
import { useComfort } from '@/ui/comfort';
import { colors, radius, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { nameOf } from '../../pieces/naming';
import type { TablePlace } from '../../../../board';
import type { View as Seen } from '../../../rules/state';
import { seatColour } from '../../pieces/colours';
import { SeatMark } from '../../pieces/SeatMark';
import { type Trade, trades } from '../statistics';
import { Chart } from './Chart';
import { useEndingVoice } from '../words';

type Props = { readonly view: Seen; readonly places: readonly TablePlace[] };

/** A row for each giver, a column for each receiver. */
export function TradeChart({ view, places }: Props) {
  const { say, piece } = useEndingVoice();
  const all = trades(view);
  const most = Math.max(1, ...Object.values(all).flatMap(row => Object.values(row).map(cubesOf)));
  return (
    <Chart
      title={say('charts.trades.title')}
      about={say('charts.trades.about')}
      testID="chart-trades"
    >
      <View aria-hidden style={styles.row}>
        <Type as="small" tone="soft" style={styles.head}>
          {`${say('charts.trades.from')}\u00A0↓\n${say('charts.trades.to')}\u00A0→`}
        </Type>
        {view.seats.map(seat => (
          <View key={seat} style={styles.column}>
            <SeatMark seat={seat} size={20} />
          </View>
        ))}
      </View>
      {view.seats.map(seat => (
        <Row key={seat} {...{ seat, all, most, places }} name={nameOf(piece, places, seat)} />
      ))}
    </Chart>
  );
}

const cubesOf = ({ cubes }: Trade) => cubes;

type RowProps = {
  readonly seat: Seat;
  readonly name: string;
  readonly all: BySeat<BySeat<Trade>>;
  readonly most: number;
  readonly places: readonly TablePlace[];
};

function Row({ seat, name, all, most, places }: RowProps) {
  return (
    <View style={styles.row}>
      <View style={[styles.head, styles.name]}>
        <View>
          <SeatMark seat={seat} size={20} />
        </View>
        {useHasNames() && (
          <Type as="label" numberOfLines={2} style={styles.word}>
            {name}
          </Type>
        )}
      </View>
      {keysOf(all).map(to => (
        <Cell key={to} from={seat} to={to} trade={of(of(all, seat), to)} {...{ most, places }} />
      ))}
    </View>
  );
}

/** Large text on a small screen leaves room for the symbol only; each cell's label has the name. */
function useHasNames(): boolean {
  const { textScale } = useComfort();
  return useWindowDimensions().width / textScale > 240;
}

type CellProps = {
  readonly from: Seat;
  readonly to: Seat;
  readonly trade: Trade;
  readonly most: number;
  readonly places: readonly TablePlace[];
};

/** The more cubes, the larger the disc behind the number. */
function Cell({ from, to, trade: { cubes, orders }, most, places }: CellProps) {
  const { say, piece } = useEndingVoice();
  const { textScale } = useComfort();
  if (from === to) return <View style={[styles.column, styles.own]} />;
  const names = { from: nameOf(piece, places, from), to: nameOf(piece, places, to) };
  const said =
    orders === 0
      ? say('charts.trades.nothing', names)
      : say('charts.trades.cell', {
          ...names,
          cubes: say('charts.trades.cubes', { count: cubes }),
          orders: say('charts.trades.orders', { count: orders }),
        });
  const size = DISC * Math.sqrt(cubes / most) * Math.min(1.3, textScale);
  return (
    <View
      accessible
      role="img"
      aria-label={said}
      testID={`trade-${from}-${to}`}
      style={styles.column}
    >
      <View
        style={[styles.disc, { width: size, height: size, backgroundColor: seatColour(from) }]}
      />
      <Type as="heading" tone={cubes > 0 ? 'ink' : 'soft'}>
        {cubes}
      </Type>
      {orders > 0 && (
        <Type as="label" tone="soft">
          {orders}
        </Type>
      )}
    </View>
  );
}

const DISC = 58;

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: space.xs },
  head: { flex: 1.3, alignSelf: 'center' },
  name: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  word: { flexShrink: 1 },
  column: { flex: 1, minHeight: 44, alignItems: 'center', justifyContent: 'center' },
  own: { borderRadius: radius.s, backgroundColor: colors.space, opacity: 0.5 },
  disc: { position: 'absolute', borderRadius: radius.round, opacity: 0.28 },
});
