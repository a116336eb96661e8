import Svg, { Defs, LinearGradient, Path, Stop } from 'react-native-svg';
import type { ArtProps } from '@/games/board';
import { PATHS } from './poster';

/** Four lenders on the quay, the tower at 9:29, swallows over the river. */
export const Art = ({ width, height }: ArtProps) => (
  <Svg
    aria-hidden
    {...{ width, height }}
    viewBox="0 0 400 440"
    preserveAspectRatio="xMidYMid slice"
  >
    <Defs>
      {PATHS.gradients.map(([id, x, y, from, to]) => (
        <LinearGradient key={id} id={`stories-${id}`} x1="0" y1="0" x2={x} y2={y}>
          <Stop offset="0" stopColor={from} />
          <Stop offset="1" stopColor={to} />
        </LinearGradient>
      ))}
    </Defs>
    {PATHS.paths.map(([d, fill, opacity, stroke, strokeWidth], at) => (
      <Path
        key={at}
        {...{ d, opacity, stroke, strokeWidth }}
        fill={fill.replace('url(#', 'url(#stories-')}
      />
    ))}
  </Svg>
);
