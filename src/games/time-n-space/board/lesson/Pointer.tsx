import { useEffect, useRef } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, {
  cancelAnimation,
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withRepeat,
  withTiming,
} from 'react-native-reanimated';
import Svg, { Path } from 'react-native-svg';
import { useComfort } from '@/ui/comfort';
import { colors } from '@/ui/theme/tokens';
import { Glow } from '@/ui/light/Glow';
import { fingerFor } from './finger';
import { guideTo } from '@/ui/lesson/guide';
import { type LessonState, useLessonState } from './LessonContext';
import type { LessonSpot } from './step';
import { useMoment } from './useMoment';

type Props = { readonly at: LessonSpot };

/** An arrow over a control, shown when the lesson wants it touched next. */
export function Pointer({ at }: Props) {
  const lesson = useLessonState();
  return lesson && <Shown lesson={lesson} at={at} />;
}

function Shown({ lesson, at }: Props & { readonly lesson: LessonState }) {
  const now = useMoment();
  const isDone = lesson.again && lesson.step.waits(now);
  if (isDone || !fingerFor(lesson.step.shows, now).includes(at)) return null;
  return (
    <>
      <Glow />
      <Arrow at={at} leads={lesson.step.shows.do !== 'read'} />
    </>
  );
}

/** `leads`: the control is to be touched, not only looked at. */
function Arrow({ at, leads }: Props & { readonly leads: boolean }) {
  const { still } = useComfort();
  const place = useRef<View>(null);
  useEffect(() => (leads ? guideTo(place.current) : undefined), [leads]);
  const isBelow = BELOW.test(at);
  const away = useSharedValue(0);
  useEffect(() => {
    if (still) return undefined;
    const easing = Easing.inOut(Easing.quad);
    away.set(withRepeat(withTiming(-HOP, { duration: HOP_MS, easing }), -1, true));
    return () => {
      cancelAnimation(away);
      away.set(0);
    };
  }, [away, still]);
  const style = useAnimatedStyle(() => ({ transform: [{ translateY: away.get() }] }));
  return (
    <View
      ref={place}
      aria-hidden
      pointerEvents="none"
      style={[styles.arrow, isBelow ? styles.below : styles.over]}
      testID={`pointer-${at}`}
    >
      <Animated.View style={style}>
        <Svg width={SIZE} height={SIZE} viewBox="0 0 24 24">
          <Path
            d={isBelow ? UP : DOWN}
            fill={colors.sand}
            stroke={colors.inkDark}
            strokeWidth={1.6}
          />
        </Svg>
      </Animated.View>
    </View>
  );
}

const SIZE = 28;
const HOP = 7;
const HOP_MS = 480;
const DOWN = 'M9 2h6v9h5.5L12 22 3.5 11H9z';
const UP = 'M9 22h6v-9h5.5L12 2 3.5 13H9z';
/** There is no room for an arrow above the top line. */
const BELOW = /^(page-|score|match-clock)/;

const styles = StyleSheet.create({
  arrow: { position: 'absolute', left: 0, right: 0, alignItems: 'center', zIndex: 1 },
  over: { top: -SIZE / 2 },
  below: { bottom: -SIZE / 2 },
});
