import { Circle, G, Path } from 'react-native-svg';
import { colors } from '@/ui/theme/tokens';

/** A small ship that leaves the green world. */
export const Rocket = () => (
  <G transform="translate(62, 176) rotate(-27)">
    <Path d="M-20 0Q-40 7 -64 3Q-42 1 -22 -4Z" fill={colors.lamp} opacity={0.55} />
    <Path d="M-14 -4L-34 0L-14 4Z" fill="#FFD98A" />
    <Path d="M-12 -5L-22 -13L-20 0L-22 13L-12 5Z" fill={colors.red} {...outline} />
    <Path d="M-14 -7.5Q8 -13 26 0Q8 13 -14 7.5Z" fill="#F4F6FB" {...outline} />
    <Path d="M-14 1Q8 5 26 0Q8 13 -14 7.5Z" fill={colors.whiteShade} />
    <Path d="M-14 -7.5Q8 -13 26 0Q8 13 -14 7.5Z" fill="none" {...outline} />
    <Circle cx={6} r={3.6} fill={colors.lightBlue} {...outline} strokeWidth={1.8} />
  </G>
);

const outline = { stroke: colors.space, strokeWidth: 2.4, strokeLinejoin: 'round' } as const;
