import { memo } from 'react';
import Svg, { Defs, LinearGradient, Path, Rect, Stop } from 'react-native-svg';
import { colors } from '@/ui/theme/tokens';
import { useSvgIds } from '@/ui/useSvgIds';
import { tornEdge } from './tornEdge';

type Props = {
  readonly width: number;
  readonly height: number;
  /** Height of the printed rule, from the top. */
  readonly rule: number;
  /** Free places above the gaps, printed as outlines. */
  readonly places?: readonly Place[];
};
type Place = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** The paper of the ribbon under the lamp, rolled up at both ends. */
export const Paper = memo(function Paper({ width, height, rule, places = [] }: Props) {
  const [lit, roll] = useSvgIds('lit', 'roll');
  return (
    <Svg aria-hidden width={width} height={height}>
      <Defs>
        <LinearGradient id={lit} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor={colors.paperLight} />
          <Stop offset="0.35" stopColor={colors.paper} />
          <Stop offset="1" stopColor={colors.paperShade} />
        </LinearGradient>
        <LinearGradient id={roll} x1="0" y1="0" x2="1" y2="0">
          <Stop offset="0" stopColor={colors.paperEdge} />
          <Stop offset="0.35" stopColor={colors.paperLight} stopOpacity={0.9} />
          <Stop offset="1" stopColor={colors.paperEdge} stopOpacity={0.75} />
        </LinearGradient>
      </Defs>
      <Path d={tornEdge(width, height)} fill={`url(#${lit})`} stroke={colors.paperEdge} />
      <Path
        d={`M0 ${rule - 2}H${width}M0 ${rule + 2}H${width}${ticks(width, rule)}`}
        stroke={colors.paperEdge}
        strokeWidth={1}
        opacity={0.7}
      />
      {places.map(place => (
        <Rect
          key={place.x}
          {...place}
          rx={6}
          fill="none"
          stroke={colors.paperEdge}
          strokeDasharray="4 5"
          opacity={0.8}
        />
      ))}
      {[0, width - ROLL].map(x => (
        <Rect
          key={x}
          x={x}
          y={-1}
          width={ROLL}
          height={height + 2}
          rx={ROLL / 2}
          fill={`url(#${roll})`}
          stroke={colors.paperEdge}
        />
      ))}
    </Svg>
  );
});

const ROLL = 12;
const EVERY = 14;

const ticks = (width: number, rule: number): string =>
  Array.from(
    { length: Math.floor(width / EVERY) },
    (_, n) => `M${n * EVERY} ${rule - (n % 5 === 0 ? 7 : 4)}V${rule + (n % 5 === 0 ? 7 : 4)}`,
  ).join('');
