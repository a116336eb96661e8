import Animated, {
  type SharedValue,
  useAnimatedProps,
  useAnimatedStyle,
} from 'react-native-reanimated';
import Svg, { ClipPath, Defs, G, LinearGradient, Path, Rect, Stop } from 'react-native-svg';
import { colors } from '../theme/tokens';
import { type Bulb, inside, outline } from './glass';
import { lean, type Sand, sandPath } from './sand';

const AnimatedPath = Animated.createAnimatedComponent(Path);

type Props = { sand: SharedValue<Sand>; height: number };

const FRAME = { left: -54, top: -118, width: 108, height: 236 };

export function Hourglass({ sand, height }: Props) {
  const turning = useAnimatedStyle(() => ({ transform: [{ rotate: `${sand.get().turned}deg` }] }));
  return (
    <Animated.View style={turning}>
      <Svg
        width={(height * FRAME.width) / FRAME.height}
        height={height}
        viewBox={`${FRAME.left} ${FRAME.top} ${FRAME.width} ${FRAME.height}`}
      >
        <Materials />
        <Path d={outline()} fill="url(#glass)" />
        <Stream sand={sand} />
        <Heap bulb="upper" sand={sand} />
        <Heap bulb="lower" sand={sand} />
        <Shine />
        <Cap />
        <Cap turned={180} />
      </Svg>
    </Animated.View>
  );
}

function Heap({ bulb, sand }: { bulb: Bulb; sand: SharedValue<Sand> }) {
  const shape = useAnimatedProps(() => {
    const { left, turned } = sand.get();
    return { d: sandPath(bulb, bulb === 'upper' ? left : 1 - left, lean(turned)) };
  });
  return (
    <G clipPath={`url(#${bulb})`}>
      <AnimatedPath
        animatedProps={shape}
        fill="url(#sand)"
        stroke={colors.brassLight}
        strokeWidth={1.5}
      />
    </G>
  );
}

function Stream({ sand }: { sand: SharedValue<Sand> }) {
  const falling = useAnimatedProps(() => {
    const { left } = sand.get();
    return { opacity: left > 0 && left < 1 ? 1 : 0 };
  });
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

const Cap = ({ turned = 0 }: { turned?: number }) => (
  <G rotation={turned}>
    <Rect x={-43} y={-105} width={86} height={8} rx={3} fill="url(#brass)" />
    <Rect x={-43} y={-105} width={86} height={8} rx={3} fill={colors.space} opacity={0.4} />
    <Rect x={-52} y={-115} width={104} height={12} rx={6} fill="url(#brass)" />
  </G>
);

const Materials = () => (
  <Defs>
    <ClipPath id="upper">
      <Path d={inside('upper')} />
    </ClipPath>
    <ClipPath id="lower">
      <Path d={inside('lower')} />
    </ClipPath>
    <LinearGradient id="glass" x1="0" y1="0" x2="1" y2="0">
      <Stop offset="0" stopColor={colors.glass} stopOpacity={0.16} />
      <Stop offset="0.5" stopColor={colors.glass} stopOpacity={0.05} />
      <Stop offset="1" stopColor={colors.glass} stopOpacity={0.16} />
    </LinearGradient>
    <LinearGradient id="sand" gradientUnits="userSpaceOnUse" x1="-46" y1="0" x2="46" y2="0">
      <Stop offset="0" stopColor={colors.sandShade} />
      <Stop offset="0.5" stopColor={colors.sand} />
      <Stop offset="1" stopColor={colors.sandShade} />
    </LinearGradient>
    <LinearGradient id="brass" gradientUnits="userSpaceOnUse" x1="-52" y1="0" x2="52" y2="0">
      <Stop offset="0" stopColor={colors.brassShade} />
      <Stop offset="0.3" stopColor={colors.brass} />
      <Stop offset="0.5" stopColor={colors.brassLight} />
      <Stop offset="0.7" stopColor={colors.brass} />
      <Stop offset="1" stopColor={colors.brassShade} />
    </LinearGradient>
  </Defs>
);
