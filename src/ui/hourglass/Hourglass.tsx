import Animated, {
  type SharedValue,
  useAnimatedProps,
  useAnimatedStyle,
} from 'react-native-reanimated';
import Svg, { ClipPath, Defs, G, LinearGradient, Path, Rect, Stop } from 'react-native-svg';
import { colors } from '../theme/tokens';
import { useSvgIds } from '../useSvgIds';
import { type Bulb, inside, outline } from './glass';
import { lean, sandPath } from './sand';

const AnimatedPath = Animated.createAnimatedComponent(Path);

/** `left` is the share of sand still above; `turned` how far the glass is turned over, in degrees. */
export type Pour = {
  readonly left: SharedValue<number>;
  readonly turned: SharedValue<number>;
};

type Props = Pour & {
  height: number;
  /** Of its collars. */
  tint?: string | undefined;
};

const FRAME = { left: -54, top: -118, width: 108, height: 236 };
export const widthOf = (height: number): number => (height * FRAME.width) / FRAME.height;

export function Hourglass({ left, turned, height, tint = colors.brassShade }: Props) {
  const ids = useIds();
  const turning = useAnimatedStyle(() => ({ transform: [{ rotate: `${turned.get()}deg` }] }));
  return (
    <Animated.View style={turning}>
      <Svg
        width={widthOf(height)}
        height={height}
        viewBox={`${FRAME.left} ${FRAME.top} ${FRAME.width} ${FRAME.height}`}
      >
        <Materials {...ids} />
        <Path d={outline()} fill={`url(#${ids.glass})`} />
        <Stream left={left} />
        <Heap bulb="upper" left={left} turned={turned} ids={ids} />
        <Heap bulb="lower" left={left} turned={turned} ids={ids} />
        <Shine />
        <Cap brass={ids.brass} tint={tint} />
        <Cap brass={ids.brass} tint={tint} turned={180} />
      </Svg>
    </Animated.View>
  );
}

type Ids = Readonly<Record<Bulb | 'glass' | 'sand' | 'brass', string>>;

function useIds(): Ids {
  const [upper, lower, glass, sand, brass] = useSvgIds('upper', 'lower', 'glass', 'sand', 'brass');
  return { upper, lower, glass, sand, brass };
}

function Heap({ bulb, left, turned, ids }: Pour & { bulb: Bulb; ids: Ids }) {
  const shape = useAnimatedProps(() => ({
    d: sandPath(bulb, bulb === 'upper' ? left.get() : 1 - left.get(), lean(turned.get())),
  }));
  return (
    <G clipPath={`url(#${ids[bulb]})`}>
      <AnimatedPath
        animatedProps={shape}
        fill={`url(#${ids.sand})`}
        stroke={colors.brassLight}
        strokeWidth={1.5}
      />
    </G>
  );
}

function Stream({ left }: Pick<Pour, 'left'>) {
  const falling = useAnimatedProps(() => ({ opacity: left.get() > 0 && left.get() < 1 ? 1 : 0 }));
  return (
    <AnimatedPath animatedProps={falling} d="M0 -6V95" stroke={colors.sand} strokeWidth={2.2} />
  );
}

const Shine = () => (
  <>
    <Path d={outline()} fill="none" stroke={colors.glass} strokeOpacity={0.75} strokeWidth={2} />
    <Path d="M-36 -74Q-37 -54 -26 -39" {...glint} />
    <Path d="M36 74Q37 54 26 39" {...glint} />
  </>
);

const glint = {
  fill: 'none',
  stroke: colors.glass,
  strokeOpacity: 0.5,
  strokeWidth: 3.5,
  strokeLinecap: 'round',
} as const;

type CapProps = { brass: string; tint: string; turned?: number };

const Cap = ({ brass, tint, turned = 0 }: CapProps) => (
  <G rotation={turned}>
    <Rect x={-43} y={-105} width={86} height={8} rx={3} fill={tint} />
    <Rect x={-43} y={-105} width={86} height={8} rx={3} fill={colors.space} opacity={0.25} />
    <Rect x={-52} y={-115} width={104} height={12} rx={6} fill={`url(#${brass})`} />
  </G>
);

const Materials = ({ upper, lower, glass, sand, brass }: Ids) => (
  <Defs>
    <ClipPath id={upper}>
      <Path d={inside('upper')} />
    </ClipPath>
    <ClipPath id={lower}>
      <Path d={inside('lower')} />
    </ClipPath>
    <LinearGradient id={glass} x1="0" y1="0" x2="1" y2="0">
      <Stop offset="0" stopColor={colors.glass} stopOpacity={0.16} />
      <Stop offset="0.5" stopColor={colors.glass} stopOpacity={0.05} />
      <Stop offset="1" stopColor={colors.glass} stopOpacity={0.16} />
    </LinearGradient>
    <LinearGradient id={sand} gradientUnits="userSpaceOnUse" x1="-46" y1="0" x2="46" y2="0">
      <Stop offset="0" stopColor={colors.sandShade} />
      <Stop offset="0.5" stopColor={colors.sand} />
      <Stop offset="1" stopColor={colors.sandShade} />
    </LinearGradient>
    <LinearGradient id={brass} gradientUnits="userSpaceOnUse" x1="-52" y1="0" x2="52" y2="0">
      <Stop offset="0" stopColor={colors.brassShade} />
      <Stop offset="0.3" stopColor={colors.brass} />
      <Stop offset="0.5" stopColor={colors.brassLight} />
      <Stop offset="0.7" stopColor={colors.brass} />
      <Stop offset="1" stopColor={colors.brassShade} />
    </LinearGradient>
  </Defs>
);
