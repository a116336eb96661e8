import Svg, { Circle, Defs, RadialGradient, Stop } from 'react-native-svg';
import { colors } from '../theme/tokens';
import { useSvgIds } from '../useSvgIds';
import { WARM } from './warm';

/** A round glow of lamplight. */
export function Warmth({ size }: { readonly size: number }) {
  const [warm] = useSvgIds('warm');
  return (
    <Svg width={size} height={size} viewBox="-1 -1 2 2">
      <Defs>
        <RadialGradient id={warm}>
          {WARM.map(([far, light]) => (
            <Stop key={far} offset={far} stopColor={colors.lamp} stopOpacity={light} />
          ))}
        </RadialGradient>
      </Defs>
      <Circle r={1} fill={`url(#${warm})`} />
    </Svg>
  );
}
