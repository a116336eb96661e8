import { StyleSheet, View } from 'react-native';
import type { TablePlace, TableClock } from '@/games/board';
import { of, type Seat } from '@/kit/seat';
import { colors } from '@/ui/theme/tokens';
import { score } from '../../rules/score';
import type { Centre, View as Seen } from '../../rules/state';
import { wanted } from '../map/wanted';
import { seatColour } from '../pieces/colours';
import { Counter } from '../pieces/Counter';
import { SeatMark } from '../pieces/SeatMark';
import { pieceWords } from '../pieces/words';
import { Caption } from './Caption';
import { GlassSpot } from './GlassSpot';
import { Goods } from './Goods';
import { boxOf, type Rect } from '../pieces/rect';
import { nameOf, orderName, seatName, tablePlaceOf } from '../pieces/naming';
import { SeatSign } from './SeatSign';
import { useStage } from './stage';
import { watchWords } from './words';

type Props = {
  readonly view: Seen;
  readonly seat: Seat;
  readonly places: readonly TablePlace[];
  readonly clock: TableClock;
  readonly rect: Rect;
  /** The panel lies to the right of the map. */
  readonly toRight: boolean;
};

/** Everything public about one player at a glance. */
export function SeatPanel({ view, seat, places, clock, rect, toRight }: Props) {
  const say = watchWords.useSay();
  const piece = pieceWords.useSay();
  const { px } = useStage();
  const centre = of(view.centres, seat);
  const name = nameOf(piece, places, seat);
  const here = tablePlaceOf(places, seat)?.here !== false;
  return (
    <View
      role="group"
      aria-label={say('panel', { name, seat: seatName(piece, seat) })}
      testID={`panel-${seat}`}
      style={[
        styles.panel,
        boxOf(rect),
        { padding: px(16), borderRadius: px(26) },
        rim(seat, toRight, px(6)),
      ]}
    >
      <Head view={view} seat={seat} places={places} name={name} />
      <View style={[styles.glasses, !here && styles.away]}>
        <GlassSpot view={view} seat={seat} glass={0} clock={clock} height={px(124)} />
        <GlassSpot view={view} seat={seat} glass={1} clock={clock} height={px(124)} />
      </View>
      <Wants centre={centre} seat={seat} width={rect.width - px(32)} />
      <Goods centre={centre} />
    </View>
  );
}

/** The edge that faces the map has the player's colour. */
const rim = (seat: Seat, toRight: boolean, width: number) => ({
  borderColor: seatColour(seat),
  ...(toRight ? { borderLeftWidth: width } : { borderRightWidth: width }),
});

type HeadProps = Pick<Props, 'view' | 'seat' | 'places'> & { readonly name: string };

function Head({ view, seat, places, name }: HeadProps) {
  const { px } = useStage();
  return (
    <View style={[styles.row, { gap: px(14) }]}>
      <SeatMark seat={seat} size={px(64)} />
      <View style={styles.name}>
        <Caption size={38} strong lines={1}>
          {name}
        </Caption>
        <SeatSign view={view} seat={seat} place={tablePlaceOf(places, seat)} />
      </View>
      {view.phase.name !== 'choosing' && <Points view={view} seat={seat} />}
    </View>
  );
}

function Points({ view, seat }: Pick<Props, 'view' | 'seat'>) {
  const say = watchWords.useSay();
  const { points } = score(of(view.centres, seat));
  const name = say(view.phase.name === 'over' ? 'finalPoints' : 'pointsSoFar', { count: points });
  return (
    <View accessible role="img" aria-label={name}>
      <Caption size={58} strong align="right" style={{ color: seatColour(seat) }}>
        {points}
      </Caption>
    </View>
  );
}

type OfCentre = { readonly centre: Centre };

const LAP = 0.08; // share of a counter that the next one covers

function Wants({ centre, seat, width }: OfCentre & { seat: Seat; width: number }) {
  const say = watchWords.useSay();
  const piece = pieceWords.useSay();
  const { px } = useStage();
  const orders = wanted(centre).flatMap(({ order, count }) =>
    Array.from({ length: count }, () => order),
  );
  const size = Math.min(px(62), width / (orders.length * (1 - LAP) + LAP));
  const names = orders.map(order => orderName(piece, order)).join(', ');
  return (
    <View accessible role="img" aria-label={`${say('wants')}: ${names || say('wantsNothing')}`}>
      <Caption tone="soft">
        {orders.length > 0 ? say('wants') : `${say('wants')}: ${say('wantsNothing')}`}
      </Caption>
      <View style={[styles.row, { height: px(66) }]}>
        {orders.map((order, n) => (
          <View key={n} style={{ marginRight: -size * LAP }}>
            <Counter order={order} seat={seat} size={size} />
          </View>
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  panel: {
    position: 'absolute',
    justifyContent: 'space-between',
    backgroundColor: colors.panel,
  },
  row: { flexDirection: 'row', alignItems: 'center' },
  glasses: { flexDirection: 'row', justifyContent: 'space-around' },
  name: { flex: 1 },
  away: { opacity: 0.6 },
});
