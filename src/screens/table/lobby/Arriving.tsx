import { type ReactNode, useEffect, useRef } from 'react';
import Animated, {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withSequence,
  withTiming,
} from 'react-native-reanimated';
import type { Millis } from '@/kit/millis';
import { useComfort } from '@/ui/comfort';
import { durations } from '@/ui/theme/tokens';
import { AT_SEAT, type Arc, arcAt, GROWS } from './arc';
import { SandTrail } from './SandTrail';

type Props = {
  /** Somebody else than before has come; '' means that nobody sits here. */
  who: string;
  /** A newcomer flies in this way; without it they grow at the seat. */
  flight?: Arc | undefined;
  size: number;
  children: ReactNode;
};

/** Lets somebody who has just sat down fly to the seat, or grow into it. */
export function Arriving({ who, flight, size, children }: Props) {
  const { still } = useComfort();
  const before = useRef(who);
  const [part, scale, seen] = [useSharedValue(1), useSharedValue(1), useSharedValue(1)];
  const way = useSharedValue(AT_SEAT);
  useEffect(() => {
    const hasCome = before.current === '' && who !== '';
    before.current = who;
    if (!hasCome) return;
    if (still) return void seen.set(FADE_IN());
    if (!flight) return void scale.set(GROW());
    way.set(flight);
    part.set(FLY());
    scale.set(LAND());
  }, [who, flight, still, part, scale, seen, way]);
  const arriving = useAnimatedStyle(() => {
    const { x, y } = arcAt(way.get(), part.get());
    return {
      opacity: seen.get(),
      transform: [{ translateX: x }, { translateY: y }, { scale: scale.get() }],
    };
  });
  return (
    <>
      {flight && <SandTrail {...{ way, part, size }} />}
      <Animated.View style={arriving}>{children}</Animated.View>
    </>
  );
}

const BOUNCE_MS: Millis = 180;
/** Set at once, so that the first picture already shows the beginning. */
const AT_ONCE = { duration: 0 };

const FADE_IN = () =>
  withSequence(withTiming(0, AT_ONCE), withTiming(1, { duration: durations.fade }));
const GROW = () =>
  withSequence(
    withTiming(0.3, AT_ONCE),
    withTiming(1, { duration: durations.move, easing: Easing.out(Easing.back(1.7)) }),
  );
const FLIGHT = { duration: durations.flight, easing: Easing.inOut(Easing.quad) };
const FLY = () => withSequence(withTiming(0, AT_ONCE), withTiming(1, FLIGHT));
const LAND = () =>
  withSequence(
    withTiming(GROWS.from, AT_ONCE),
    withTiming(GROWS.to, FLIGHT),
    withTiming(1, { duration: BOUNCE_MS, easing: Easing.out(Easing.quad) }),
  );
