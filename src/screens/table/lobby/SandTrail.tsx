import { StyleSheet } from 'react-native';
import Animated, { type SharedValue, useAnimatedStyle } from 'react-native-reanimated';
import { chances } from '@/kit/random';
import { colors } from '@/ui/theme/tokens';
import { type Arc, arcAt } from './arc';

type Props = {
  way: SharedValue<Arc>;
  /** How much of the flight has passed, from 0 to 1. */
  part: SharedValue<number>;
  size: number;
};

/** Grains of sand that somebody leaves behind on the way to their seat. */
export const SandTrail = (props: Props) => (
  <>
    {GRAINS.map(grain => (
      <Grain key={grain.lag} {...props} grain={grain} />
    ))}
  </>
);

type GrainShape = {
  /** How much later than the disc it comes by, as a part of the flight. */
  readonly lag: number;
  /** Its distance from the middle of the way, in discs. */
  readonly aside: { readonly x: number; readonly y: number };
  readonly size: number;
  readonly color: string;
};

const GRAIN_COUNT = 34;
const next = chances(14);
const GRAINS: readonly GrainShape[] = Array.from({ length: GRAIN_COUNT }, (_, n) => ({
  lag: 0.05 + (0.34 * n) / GRAIN_COUNT,
  aside: { x: (next() - 0.5) * 0.6, y: (next() - 0.5) * 0.6 },
  size: 0.03 + 0.05 * next(),
  color: next() < 0.6 ? colors.sand : colors.sandShade,
}));

function Grain({
  way,
  part,
  size,
  grain: { lag, aside, ...grain },
}: Props & { grain: GrainShape }) {
  const side = grain.size * size;
  const shape = { width: side, height: side, borderRadius: side, backgroundColor: grain.color };
  const falling = useAnimatedStyle(() => {
    const passed = part.get();
    const here = passed - lag;
    const { x, y } = arcAt(way.get(), Math.max(0, here));
    const isSeen = here > 0 && passed < 1;
    return {
      opacity: isSeen ? 1 - 0.6 * passed : 0,
      transform: [
        { translateX: x + aside.x * size },
        { translateY: y + (aside.y + passed * lag) * size },
      ],
    };
  });
  const middle = { left: (size - side) / 2, top: (size - side) / 2 };
  return <Animated.View aria-hidden style={[styles.grain, middle, shape, falling]} />;
}

const styles = StyleSheet.create({ grain: { position: 'absolute', pointerEvents: 'none' } });
