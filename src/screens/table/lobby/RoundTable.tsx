import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Defs, LinearGradient, Stop } from 'react-native-svg';
import type { TablePlace } from '@/games/board';
import type { Seat } from '@/kit/seat';
import { colors } from '@/ui/theme/tokens';
import { useSvgIds } from '@/ui/useSvgIds';
import { type SeatPoint, seatSpots } from './tableSizes';

type Props = {
  places: readonly TablePlace[];
  /** The seat nearest the reader; undefined: nobody's is. */
  nearest: Seat | undefined;
  radius: number;
  /** The room beyond the rim, all round. */
  margin: number;
  /** The room below the lowest disc, for a name. */
  below: number;
  testID?: string;
  /** The picture on the table, cut off at its rim. */
  children: ReactNode;
  /** Lies on the table and may reach over its rim. */
  over?: ReactNode;
  renderSeat(place: TablePlace, spot: SeatPoint): ReactNode;
};

/** A table seen from above, with everybody at its rim. */
export function RoundTable({
  places,
  radius,
  margin,
  below,
  children,
  renderSeat,
  ...props
}: Props) {
  const side = 2 * (radius + margin);
  const rim = rimOf(radius);
  const spots = seatSpots(places, props.nearest, radius, margin);
  return (
    <View style={{ width: side, height: side + below }} testID={props.testID}>
      <View style={[styles.top, inset(margin + rim / 2, radius - rim / 2)]}>{children}</View>
      <Brass side={side} radius={radius} />
      {props.over && <View style={[styles.over, { width: side, height: side }]}>{props.over}</View>}
      <View style={styles.seats} role="list">
        {places.map((place, at) => {
          const spot = spots[at];
          return spot && renderSeat(place, spot);
        })}
      </View>
    </View>
  );
}

/** The brass rim is as bold on a TV as in the hand. */
const rimOf = (radius: number) => Math.max(9, radius * 0.068);

const inset = (from: number, radius: number) => ({
  left: from,
  top: from,
  width: 2 * radius,
  height: 2 * radius,
  borderRadius: radius,
});

function Brass({ side, radius }: { side: number; radius: number }) {
  const [brass] = useSvgIds('brass');
  const rim = rimOf(radius);
  const middle = { cx: side / 2, cy: side / 2, fill: 'none' };
  return (
    <Svg aria-hidden width={side} height={side} style={styles.rim}>
      <Defs>
        <LinearGradient id={brass} x1="0" y1="0" x2="1" y2="1">
          <Stop offset="0" stopColor={colors.brassLight} />
          <Stop offset="0.4" stopColor={colors.brass} />
          <Stop offset="1" stopColor={colors.brassShade} />
        </LinearGradient>
      </Defs>
      <Circle
        {...middle}
        r={radius + rim}
        stroke={colors.lamp}
        strokeOpacity={0.06}
        strokeWidth={rim}
      />
      <Circle {...middle} r={radius} stroke={colors.space} strokeWidth={rim + 3} />
      <Circle {...middle} r={radius} stroke={`url(#${brass})`} strokeWidth={rim} />
      <Circle {...middle} r={radius - rim / 2} stroke={colors.brassShade} strokeWidth={1.5} />
    </Svg>
  );
}

const styles = StyleSheet.create({
  seats: { ...StyleSheet.absoluteFillObject, pointerEvents: 'box-none' },
  over: {
    position: 'absolute',
    alignItems: 'center',
    justifyContent: 'center',
    pointerEvents: 'box-none',
  },
  top: {
    position: 'absolute',
    overflow: 'hidden',
    alignItems: 'center',
    justifyContent: 'center',
    backgroundColor: colors.space,
  },
  rim: { position: 'absolute', left: 0, top: 0, pointerEvents: 'none' },
});
