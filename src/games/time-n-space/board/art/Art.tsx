import Svg, { Path } from 'react-native-svg';
import type { ArtProps } from '@/games/board';
import { colors } from '@/ui/theme/tokens';
import { BrassGlass } from './BrassGlass';
import { Rocket } from './Rocket';
import { Nebulae } from './Nebulae';
import { type Light, Worlds } from './Worlds';
import { useSvgIds } from '@/ui/useSvgIds';

/** An hourglass among planets: each world of the game in its colour, and a ship on its way. */
export function Art({ width, height }: ArtProps) {
  const [shade] = useSvgIds('shade');
  const light: Light = { shade };
  return (
    <Svg aria-hidden {...{ width, height }} viewBox="0 0 200 220">
      <Nebulae />
      <Orbit side="behind" />
      <Worlds side="behind" light={light} />
      <BrassGlass />
      <Orbit side="before" />
      <Worlds side="before" light={light} />
      <Rocket />
    </Svg>
  );
}

/** The half of the way round the glass that lies behind it is fainter. */
const Orbit = ({ side }: { side: 'behind' | 'before' }) => (
  <Path
    d={`M12 143A92 32 -14.5 0 ${side === 'before' ? 0 : 1} 188 96`}
    fill="none"
    stroke={side === 'before' ? colors.brassLight : colors.brass}
    strokeOpacity={side === 'before' ? 0.95 : 0.45}
    strokeWidth={2}
  />
);
