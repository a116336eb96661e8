import { memo } from 'react';
import Svg, { G, Path } from 'react-native-svg';
import { colors } from '@/ui/theme/tokens';
import type { Good } from '../../rules/components';
import { goodColour } from './colours';
import { BOX, GOOD_OUTLINES } from './outlines';

type Props = { readonly good: Good; readonly size: number };
type Placed = { readonly x?: number; readonly y?: number };

/** A cube with its middle at `x`, `y` of a larger drawing. */
export function CubeShape({ good, size, x = 0, y = 0 }: Props & Placed) {
  const { edge, light, dark } = GOOD_OUTLINES[good];
  return (
    <G transform={`translate(${x} ${y}) scale(${size / BOX})`}>
      <Path
        d={edge}
        fill={goodColour(good)}
        stroke={colors.space}
        strokeWidth={1.6}
        strokeLinejoin="round"
      />
      <Path d={light} fill={colors.white} opacity={0.45} />
      <Path d={dark} fill={colors.space} opacity={0.28} />
    </G>
  );
}

/** The outline of a missing cube: what a plant would make, or what an order asks for. */
export function CubeTrace({ good, size, x = 0, y = 0 }: Props & Placed) {
  return (
    <G transform={`translate(${x} ${y}) scale(${size / BOX})`}>
      <Path
        d={GOOD_OUTLINES[good].edge}
        fill={goodColour(good)}
        fillOpacity={0.14}
        stroke={goodColour(good)}
        strokeWidth={2}
        strokeLinejoin="round"
      />
    </G>
  );
}

export const Cube = memo(({ good, size }: Props) => (
  <Svg aria-hidden width={size} height={size} viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`}>
    <CubeShape good={good} size={size * 0.94} />
  </Svg>
));
