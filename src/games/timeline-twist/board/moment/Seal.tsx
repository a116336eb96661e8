import { memo } from 'react';
import Svg, { Circle, Path } from 'react-native-svg';
import { colors } from '@/ui/theme/tokens';
import type { Turning } from './turning';

type Props = { readonly came: Turning['came']; readonly size: number };

/**
 * A round seal with a tick for right, a torn one with a cross for wrong, an arrow for a discard.
 */
export const Seal = memo(function Seal({ came, size }: Props) {
  const { edge, mark, colour } = SEALS[came];
  return (
    <Svg aria-hidden width={size} height={size} viewBox="-32 -32 64 64">
      <Path d={edge} fill={colour} stroke={colors.paperLight} strokeWidth={2.4} />
      <Circle r={21} fill="none" stroke={colors.paperLight} strokeWidth={1.2} opacity={0.7} />
      <Path
        d={mark}
        fill="none"
        stroke={colors.paperLight}
        strokeWidth={6}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Svg>
  );
});

const wavy = (teeth: number, depth: number): string => {
  const points = Array.from({ length: teeth * 2 }, (_, n) => {
    const [angle, r] = [(n * Math.PI) / teeth, n % 2 === 0 ? 30 : 30 - depth];
    return `${(r * Math.cos(angle)).toFixed(1)} ${(r * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
};

const CROSS = 'M-9 -9L9 9M9 -9L-9 9';
const SEALS = {
  fits: { edge: wavy(16, 3), mark: 'M-11 1L-3 9L11 -8', colour: colors.leaf },
  misses: { edge: wavy(7, 11), mark: CROSS, colour: colors.vermilion },
  nowhere: { edge: wavy(7, 11), mark: CROSS, colour: colors.vermilion },
  discarded: { edge: wavy(16, 3), mark: 'M0 -11V10M-9 2L0 11L9 2', colour: colors.printSoft },
} as const;
