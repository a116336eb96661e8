import { memo } from 'react';
import { StyleSheet } from 'react-native';
import Svg, { Circle, Defs, LinearGradient, Path, Rect, Stop } from 'react-native-svg';
import { chances } from '@/kit/random';
import { colors } from '@/ui/theme/tokens';
import { useSvgIds } from '@/ui/useSvgIds';
import { sea } from '../pieces/colours';

type Props = { readonly width: number; readonly height: number };

/** Dark water with a little light from above, bubbles, and the sea floor with its weed. */
export const SeaFloor = memo(function SeaFloor({ width, height }: Props) {
  const [water] = useSvgIds('water');
  const floor = height * 0.9;
  return (
    <Svg aria-hidden pointerEvents="none" {...{ width, height }} style={StyleSheet.absoluteFill}>
      <Defs>
        <LinearGradient id={water} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor="#0A2238" />
          <Stop offset="0.5" stopColor="#071528" />
          <Stop offset="1" stopColor={sea.deep} />
        </LinearGradient>
      </Defs>
      <Rect {...{ width, height }} fill={`url(#${water})`} />
      <Path
        d={`M${width * 0.14} 0L${width * 0.02} ${height}H${width * 0.16}L${width * 0.22} 0ZM${width * 0.66} 0L${width * 0.74} ${height}H${width * 0.92}L${width * 0.76} 0Z`}
        fill={colors.glass}
        fillOpacity={0.025}
      />
      <Path
        d={`M0 ${floor}Q${width * 0.3} ${floor - 26} ${width * 0.6} ${floor}T${width} ${floor - 12}V${height}H0Z`}
        fill={sea.floor}
        fillOpacity={0.75}
      />
      {[0.03, 0.965].map(x => (
        <Path
          key={x}
          d={`M${width * x} ${floor + 24}q-9 -28 2 -52t-2 -50M${width * x + 13} ${floor + 20}q8 -22 -2 -40t3 -32`}
          fill="none"
          stroke={sea.weed}
          strokeOpacity={0.7}
          strokeWidth={6}
          strokeLinecap="round"
        />
      ))}
      {BUBBLES.map(({ x, y, r }) => (
        <Circle
          key={x}
          cx={x * width}
          cy={y * height}
          r={r}
          fill={colors.glass}
          fillOpacity={0.18}
        />
      ))}
    </Svg>
  );
});

const next = chances(20_000);
const BUBBLES = Array.from({ length: 26 }, () => ({ x: next(), y: next(), r: 0.8 + next() * 1.8 }));
