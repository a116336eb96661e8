import { memo } from 'react';
import { StyleSheet } from 'react-native';
import Animated, { useAnimatedStyle } from 'react-native-reanimated';
import Svg, { G, Path, Rect } from 'react-native-svg';
import { colors } from '../theme/tokens';
import { outline } from './glass';
import { Heap } from './Heap';
import type { Pour } from './pour';
import { GlassStuff, SandStuff, useStuff } from './Stuff';
import { Stream } from './Stream';
import { useSteps } from './useSteps';

type Props = Pour & {
  height: number;
  /** Of its collars. */
  tint?: string | undefined;
};

const FRAME = { left: -54, top: -118, width: 108, height: 236 };
const BOX = `${FRAME.left} ${FRAME.top} ${FRAME.width} ${FRAME.height}`;

export const widthOf = (height: number): number => (height * FRAME.width) / FRAME.height;

export const Hourglass = memo(function Hourglass({
  height,
  tint = colors.brassShade,
  left,
  turned,
}: Props) {
  const pour = { left: useSteps(left), turned };
  const frame = { viewBox: BOX, width: widthOf(height), height };
  const unit = height / FRAME.height;
  return (
    <Animated.View style={useTurning(pour)}>
      <Above frame={frame} unit={unit} {...pour} />
      <Stream unit={unit} {...pour} />
      <Below frame={frame} unit={unit} tint={tint} {...pour} />
    </Animated.View>
  );
});

/** A glass on its side is longer than it is wide: it steps back, out of the way of its neighbours. */
function useTurning({ turned }: Pour) {
  return useAnimatedStyle(() => {
    const aside = Math.sin((turned.get() * Math.PI) / 180) ** 2;
    return { transform: [{ rotate: `${turned.get()}deg` }, { scale: 1 - 0.28 * aside }] };
  });
}

type Frame = { viewBox: string; width: number; height: number };
type LayerProps = Pour & { frame: Frame; unit: number };

/** Behind the stream. */
function Above({ frame, unit, ...pour }: LayerProps) {
  const stuff = useStuff();
  return (
    <Svg {...frame}>
      <GlassStuff {...stuff} />
      <SandStuff stuff={stuff} bulb="upper" />
      <Path d={outline()} fill={stuff.glass.fill} />
      <Heap bulb="upper" stuff={stuff} unit={unit} {...pour} />
    </Svg>
  );
}

/** In front of it: the stream ends in the heap. */
function Below({ frame, unit, tint, ...pour }: LayerProps & { tint: string }) {
  const stuff = useStuff();
  return (
    <Svg {...frame} style={StyleSheet.absoluteFill}>
      <GlassStuff {...stuff} />
      <SandStuff stuff={stuff} bulb="lower" />
      <Heap bulb="lower" stuff={stuff} unit={unit} {...pour} />
      <Shine />
      <Cap brass={stuff.brass.fill} tint={tint} />
      <Cap brass={stuff.brass.fill} tint={tint} turned={180} />
    </Svg>
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
    <Rect x={-52} y={-115} width={104} height={12} rx={6} fill={brass} />
  </G>
);
