import { ClipPath, Defs, G, LinearGradient, Path, Stop } from 'react-native-svg';
import { inside, outline } from '@/ui/hourglass/glass';
import { colors } from '@/ui/theme/tokens';
import { useSvgIds } from '@/ui/useSvgIds';

/** The hourglass with half of its sand fallen, drawn round the middle of its neck. */
export function BrassGlass() {
  const [upper, lower, brass, sand] = useSvgIds('upper', 'lower', 'brass', 'sand');
  return (
    <G transform="translate(100, 108) scale(0.74)">
      <Defs>
        <Room id={upper} bulb="upper" />
        <Room id={lower} bulb="lower" />
        <Metal id={brass} colors={[colors.brassShade, colors.brass, colors.brassLight]} />
        <Metal id={sand} colors={[colors.sandShade, colors.sand, '#FFDFA0']} />
      </Defs>
      <Path d={outline()} fill={colors.glass} fillOpacity={0.13} />
      <G clipPath={`url(#${upper})`}>
        <Path d="M-60 -58Q-20 -50 0 -44Q20 -50 60 -58V10H-60Z" fill={`url(#${sand})`} />
        <Path d="M-60 -58Q-20 -50 0 -44Q20 -50 60 -58" {...crest} />
      </G>
      <Path d="M0 -6V60" stroke={colors.sand} strokeWidth={3.4} strokeLinecap="round" />
      <G clipPath={`url(#${lower})`}>
        <Path d="M-60 84Q-24 66 0 44Q24 66 60 84V110H-60Z" fill={`url(#${sand})`} />
        <Path d="M-60 84Q-24 66 0 44Q24 66 60 84" {...crest} />
      </G>
      <Path d={outline()} fill="none" stroke={colors.space} strokeWidth={8} strokeOpacity={0.55} />
      <Path d={outline()} fill="none" stroke={colors.glass} strokeWidth={3.6} />
      <Path d="M-36 -78Q-38 -56 -27 -40M35 78Q36 60 27 46" {...glint} />
      <Path d={COLLARS} fill={colors.brassShade} {...rim} />
      <Path d={CAPS} fill={`url(#${brass})`} {...rim} />
      <Path
        d="M-46 -112H46M-46 107H46"
        stroke="#FFF3D6"
        strokeOpacity={0.55}
        strokeWidth={2.2}
        strokeLinecap="round"
      />
    </G>
  );
}

const Room = ({ id, bulb }: { id: string; bulb: 'upper' | 'lower' }) => (
  <ClipPath id={id}>
    <Path d={inside(bulb)} />
  </ClipPath>
);

type MetalProps = { id: string; colors: readonly [dark: string, middle: string, light: string] };

const Metal = ({ id, colors: [dark, middle, light] }: MetalProps) => (
  <LinearGradient id={id} gradientUnits="userSpaceOnUse" x1="-56" y1="0" x2="56" y2="0">
    <Stop offset="0" stopColor={dark} />
    <Stop offset="0.25" stopColor={middle} />
    <Stop offset="0.45" stopColor={light} />
    <Stop offset="0.7" stopColor={middle} />
    <Stop offset="1" stopColor={dark} />
  </LinearGradient>
);

const crest = { fill: 'none', stroke: '#FFE9BF', strokeOpacity: 0.8, strokeWidth: 3 } as const;
const glint = {
  fill: 'none',
  stroke: '#FFFFFF',
  strokeOpacity: 0.6,
  strokeWidth: 4.5,
  strokeLinecap: 'round',
} as const;
const rim = { stroke: colors.space, strokeWidth: 2.8, strokeLinejoin: 'round' } as const;
const COLLARS = 'M-44 -106H44V-96H-44ZM-44 96H44V106H-44Z';
const CAPS =
  'M-50 -119H50A7 7 0 0 1 50 -104H-50A7 7 0 0 1 -50 -119ZM-50 104H50A7 7 0 0 1 50 119H-50A7 7 0 0 1 -50 104Z';
