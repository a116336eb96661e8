import { StyleSheet, View } from 'react-native';
import Svg, {
  Circle,
  Defs,
  Ellipse,
  LinearGradient,
  RadialGradient,
  Rect,
  Stop,
} from 'react-native-svg';
import { chances } from '@/kit/random';
import { useComfort } from '@/ui/comfort';
import { rounded } from '@/ui/moving/motion';
import { moving } from '@/ui/moving/moving';
import { colors } from '@/ui/theme/tokens';
import { useSvgIds } from '@/ui/useSvgIds';
import type { Size } from '../map/curve';

/** Deep space: clouds of light, and two layers of stars that drift past each other. */
export function Heavens({ size }: { size: Size }) {
  return (
    <View aria-hidden style={[StyleSheet.absoluteFill, styles.sky]}>
      <Clouds size={size} />
      <Stars size={size} stars={FAR} Drifting={Afar} />
      <Stars size={size} stars={NEAR} Drifting={Nearby} />
    </View>
  );
}

function Clouds({ size: { width, height } }: { size: Size }) {
  const [ground, red, blue, lamp] = useSvgIds('ground', 'red', 'blue', 'lamp');
  const light = { rx: width * 0.5, ry: height * 0.62 };
  return (
    <Svg width={width} height={height} style={StyleSheet.absoluteFill}>
      <Defs>
        <LinearGradient id={ground} x1="0" y1="0" x2="0.4" y2="1">
          <Stop offset="0" stopColor={colors.space} />
          <Stop offset="1" stopColor={colors.dusk} />
        </LinearGradient>
        <Cloud id={red} colour={colors.purple} strength={0.13} />
        <Cloud id={blue} colour={colors.lightBlue} strength={0.1} />
        <Cloud id={lamp} colour={colors.lamp} strength={0.16} />
      </Defs>
      <Rect width={width} height={height} fill={`url(#${ground})`} />
      <Ellipse cx={width * 0.2} cy={height * 0.86} {...light} fill={`url(#${red})`} />
      <Ellipse cx={width * 0.84} cy={height * 0.14} {...light} fill={`url(#${blue})`} />
      <Ellipse
        cx={width / 2}
        cy={height * 0.48}
        rx={width * 0.3}
        ry={height * 0.44}
        fill={`url(#${lamp})`}
      />
    </Svg>
  );
}

const Cloud = ({ id, colour, strength }: { id: string; colour: string; strength: number }) => (
  <RadialGradient id={id}>
    <Stop offset="0" stopColor={colour} stopOpacity={strength} />
    <Stop offset="0.5" stopColor={colour} stopOpacity={strength * 0.4} />
    <Stop offset="1" stopColor={colour} stopOpacity={0} />
  </RadialGradient>
);

type Star = { readonly x: number; readonly y: number; readonly r: number; readonly glow: number };
type StarsProps = { size: Size; stars: readonly Star[]; Drifting: ReturnType<typeof drifting> };

/** Drifts this far to both sides, as a share of the sky. */
const drifting = (far: number) =>
  moving({
    ms: 180_000,
    perSecond: 4,
    poses: rounded(24, part => ({
      x: far * Math.sin(2 * Math.PI * part),
      y: far * (Math.cos(2 * Math.PI * part) - 1),
    })),
  });
const Afar = drifting(0.012);
const Nearby = drifting(0.03);

/** One drawing that moves as a whole, back and forth. */
function Stars({ size, stars, Drifting }: StarsProps) {
  const { still } = useComfort();
  const { width, height } = size;
  return (
    <Drifting stands={still} size={size} style={StyleSheet.absoluteFill}>
      <Svg width={width} height={height}>
        {stars.map(({ x, y, r, glow }) => (
          <Circle
            key={x}
            cx={x * width}
            cy={y * height}
            r={r * (0.6 + height / 1600)}
            fill={colors.star}
            opacity={glow}
          />
        ))}
      </Svg>
    </Drifting>
  );
}

const next = chances(2112);
const scattered = (count: number, largest: number): Star[] =>
  Array.from({ length: count }, () => ({
    x: next(),
    y: next(),
    r: 0.4 + largest * next() ** 4,
    glow: 0.25 + 0.65 * next(),
  }));
const FAR = scattered(160, 0.7);
const NEAR = scattered(50, 1.9);

const styles = StyleSheet.create({
  sky: { overflow: 'hidden', backgroundColor: colors.space, pointerEvents: 'none' },
});
