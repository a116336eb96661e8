import { memo } from 'react';
import Svg, { Circle, G, Path, Text } from 'react-native-svg';
import type { Seat } from '@/kit/seat';
import { colors, fonts } from '@/ui/theme/tokens';
import { goodOf, valueOf } from '../../rules/centre';
import { BONUS_VALUE, type Order } from '../../rules/components';
import { goodColour, seatColour } from './colours';
import { GOOD_OUTLINES, seatOutline } from './outlines';

type Props = { readonly order: Order; readonly seat: Seat; readonly size: number };
type Placed = { readonly x?: number; readonly y?: number };

const ROUND = 30; // a counter in its own units, from edge to edge

/** An order counter: its good, its value, and its owner's symbol. */
export function CounterShape({ order, seat, size, x = 0, y = 0 }: Props & Placed) {
  const good = goodOf(order);
  return (
    <G transform={`translate(${x} ${y}) scale(${size / ROUND})`}>
      <Circle r={14} fill={colors.panel} stroke={seatColour(seat)} strokeWidth={2.2} />
      <G transform="translate(-0.6 -0.8) scale(0.87)">
        <Path d={GOOD_OUTLINES[good].edge} fill={goodColour(good)} />
      </G>
      <Numeral>{valueOf(order)}</Numeral>
      <Circle cx={9.4} cy={9.4} r={5.4} fill={colors.space} />
      <G transform="translate(9.4 9.4) scale(0.34)">
        <Path d={seatOutline(seat)} fill={seatColour(seat)} fillRule="evenodd" />
      </G>
    </G>
  );
}

const Numeral = ({ children }: { children: number }) => (
  <Text
    x={-0.6}
    y={4.2}
    fill={colors.inkDark}
    fontFamily={fonts.strong}
    fontSize={14}
    fontWeight="800"
    textAnchor="middle"
  >
    {children}
  </Text>
);

const STAR =
  'M0 -13L3.4 -4.6L12.4 -4L5.4 1.8L7.6 10.5L0 5.7L-7.6 10.5L-5.4 1.8L-12.4 -4L-3.4 -4.6Z';

/** The counter for the first visitor at a planet, without a player's symbol. */
export const BonusShape = ({ size, x = 0, y = 0 }: Omit<Props, 'order' | 'seat'> & Placed) => (
  <G transform={`translate(${x} ${y}) scale(${size / ROUND})`}>
    <Path d={STAR} fill={colors.brassLight} stroke={colors.brassShade} strokeWidth={1.6} />
    <Numeral>{BONUS_VALUE}</Numeral>
  </G>
);

export const Counter = memo(({ order, seat, size }: Props) => (
  <Svg aria-hidden width={size} height={size} viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`}>
    <CounterShape order={order} seat={seat} size={size * 0.97} />
  </Svg>
));

export const Bonus = memo(({ size }: { readonly size: number }) => (
  <Svg aria-hidden width={size} height={size} viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`}>
    <BonusShape size={size} />
  </Svg>
));
