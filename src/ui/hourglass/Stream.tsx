import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, {
  type SharedValue,
  useAnimatedStyle,
  useDerivedValue,
} from 'react-native-reanimated';
import { useComfort } from '../comfort';
import { film } from '../moving/film';
import { colors } from '../theme/tokens';
import {
  FLOW,
  LEAPS,
  GRAIN_LINE,
  PICTURE_MS,
  PICTURES_PER_SECOND,
  GRAIN_REACH,
  TALL,
} from './grains';
import type { Pour } from './pour';
import { apexOf, isFalling } from './sand';
import { Path, Svg } from './svg';

type Props = Pour & { unit: number };

/**
 * The falling sand and the grains that leap off the heap: a looping film, which costs no work per
 * frame.
 */
export function Stream({ left, turned, unit }: Props) {
  const { still } = useComfort();
  const shown = useAnimatedStyle(() => ({
    display: isFalling(left.get(), turned.get()) ? 'flex' : 'none',
  }));
  const room = { width: 2 * GRAIN_REACH * unit, height: LENGTH * unit };
  const place = { left: (54 - GRAIN_REACH) * unit, top: (118 - NECK) * unit };
  return (
    <Animated.View pointerEvents="none" style={[StyleSheet.absoluteFill, shown]}>
      <View style={[styles.window, room, place]}>
        <OnHeap left={left} unit={unit}>
          <Falling
            stands={still || unit < FINE}
            picture={{ width: room.width, height: (TALL + GRAIN_REACH) * unit }}
          >
            <Pictures unit={unit} leaps={!still && unit > COARSE} />
          </Falling>
        </OnHeap>
      </View>
    </Animated.View>
  );
}

const NECK = 8; // above the neck, where the stream starts
const LENGTH = 106;
const FINE = 0.25; // of a pixel: in smaller glasses the stream is a hairline without visible grains
const COARSE = 0.35; // in smaller glasses single grains are not visible

const Falling = film({ pictures: PICTURES_PER_SECOND, pictureMs: PICTURE_MS });

type OnHeapProps = { left: SharedValue<number>; unit: number; children: ReactNode };

/** Moves the foot of the stream up as the heap grows. */
function OnHeap({ left, unit, children }: OnHeapProps) {
  const apex = useDerivedValue(() => Math.round(apexOf(1 - left.get()) * unit * 2) / 2);
  const raised = useAnimatedStyle(() => ({
    transform: [{ translateY: apex.get() + (NECK - TALL) * unit }],
  }));
  return <Animated.View style={[styles.own, raised]}>{children}</Animated.View>;
}

/** The pictures of the film, side by side. */
function Pictures({ unit, leaps }: { unit: number; leaps: boolean }) {
  const [width, height] = [2 * GRAIN_REACH * PICTURES_PER_SECOND, TALL + GRAIN_REACH];
  return (
    <Svg
      width={width * unit}
      height={height * unit}
      viewBox={`${-GRAIN_REACH} ${-TALL} ${width} ${height}`}
    >
      <Path d={GRAIN_LINE} stroke={colors.sand} strokeWidth={1.6} />
      <Path d={FLOW} stroke={colors.brassLight} strokeWidth={1.25} strokeLinecap="round" />
      {leaps &&
        LEAPS.map(({ d, size, opacity }) => (
          <Path
            key={d}
            d={d}
            stroke={colors.sand}
            strokeWidth={size}
            strokeOpacity={opacity}
            strokeLinecap="round"
          />
        ))}
    </Svg>
  );
}

const styles = StyleSheet.create({
  window: { position: 'absolute', overflow: 'hidden' },
  // Lets browsers move the layer without repainting it.
  own: { willChange: 'transform' },
});
