import { memo } from 'react';
import { StyleSheet } from 'react-native';
import Animated, { useAnimatedStyle } from 'react-native-reanimated';
import { colors } from '../theme/tokens';
import { outline } from './glass';
import { Heap } from './Heap';
import type { Pour } from './pour';
import { BrassGradient, GlassGradient, SandGradient, useGradients } from './Gradients';
import { Stream } from './Stream';
import { Path, Svg } from './svg';
import { useSteps } from './useSteps';

type Props = Pour & {
  height: number;
  /** Colour of the collars. */
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

/**
 * A glass on its side is longer than it is wide, so it shrinks while it turns to spare its
 * neighbours.
 */
function useTurning({ turned }: Pour) {
  return useAnimatedStyle(() => {
    const aside = Math.sin((turned.get() * Math.PI) / 180) ** 2;
    return { transform: [{ rotate: `${turned.get()}deg` }, { scale: 1 - 0.28 * aside }] };
  });
}

type Frame = { viewBox: string; width: number; height: number };
type LayerProps = Pour & { frame: Frame; unit: number };

/** Everything drawn behind the stream. */
function Above({ frame, unit, ...pour }: LayerProps) {
  const gradients = useGradients();
  return (
    <Svg {...frame}>
      <GlassGradient {...gradients} />
      <SandGradient gradients={gradients} bulb="upper" />
      <Path d={outline()} fill={gradients.glass.fill} />
      <Heap bulb="upper" gradients={gradients} unit={unit} {...pour} />
    </Svg>
  );
}

/** Everything drawn in front of the stream, because the stream ends in the heap. */
function Below({ frame, unit, tint, ...pour }: LayerProps & { tint: string }) {
  const gradients = useGradients();
  return (
    <Svg {...frame} style={StyleSheet.absoluteFill}>
      <BrassGradient {...gradients} />
      <SandGradient gradients={gradients} bulb="lower" />
      <Heap bulb="lower" gradients={gradients} unit={unit} {...pour} />
      <Shine />
      <Path d={COLLARS} fill={tint} />
      <Path d={CAPS} fill={gradients.brass.fill} />
    </Svg>
  );
}

const Shine = () => (
  <>
    <Path d={outline()} fill="none" stroke={colors.glass} strokeOpacity={0.75} strokeWidth={2} />
    <Path d="M-36 -74Q-37 -54 -26 -39M36 74Q37 54 26 39" {...glint} />
  </>
);

const glint = {
  fill: 'none',
  stroke: colors.glass,
  strokeOpacity: 0.5,
  strokeWidth: 3.5,
  strokeLinecap: 'round',
} as const;

/** A bar with round ends, given by its upper left corner. */
const bar = (x: number, y: number, width: number, height: number, round: number): string => {
  const [across, down] = [width - 2 * round, height - 2 * round];
  const turn = (dx: number, dy: number) => `a${round} ${round} 0 0 1 ${dx} ${dy}`;
  return (
    `M${x + round} ${y}h${across}${turn(round, round)}v${down}${turn(-round, round)}` +
    `h${-across}${turn(-round, -round)}v${-down}${turn(round, -round)}Z`
  );
};

/** Upper and lower part share one path, so that each pair is drawn once. */
const COLLARS = bar(-43, -105, 86, 8, 3) + bar(-43, 97, 86, 8, 3);
const CAPS = bar(-52, -115, 104, 12, 6) + bar(-52, 103, 104, 12, 6);
