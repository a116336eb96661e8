import { type ReactNode, useEffect, useRef } from 'react';
import { Pressable, StyleSheet, useWindowDimensions, View } from 'react-native';
import Animated, {
  cancelAnimation,
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated';
import { useComfort } from '../comfort';
import { focusRing } from '../focusRing';
import { radius, space } from '../theme/tokens';
import { Type } from '../Type';
import { useKeys } from '../useKeys';
import { Sailcloth } from './Sailcloth';

export type CurtainProps = {
  readonly title: string;
  readonly hint: string;
  /** On the button that is held. */
  readonly hold: string;
  /** The mark of the reader. */
  readonly mark: ReactNode;
  /** The cloth is up: what is behind it may be shown. */
  onLift(): void;
};

const HOLD_MS = 600;
const DROP_MS = 160;

/**
 * Hangs before what one of several players at a device may read. Held for a moment it lifts; let go
 * before, it drops. Keys and screen readers lift it by one press.
 */
export function Curtain({ title, hint, hold, mark, onLift }: CurtainProps) {
  const { height } = useWindowDimensions();
  const { still } = useComfort();
  const lift = useSharedValue(0);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(() => () => clearTimeout(timer.current ?? undefined), []);
  const stop = () => {
    if (timer.current) clearTimeout(timer.current);
    timer.current = null;
  };
  const begin = () => {
    stop();
    timer.current = setTimeout(onLift, HOLD_MS);
    if (!still) lift.set(withTiming(1, { duration: HOLD_MS, easing: Easing.in(Easing.quad) }));
  };
  const drop = () => {
    stop();
    cancelAnimation(lift);
    lift.set(withTiming(0, { duration: DROP_MS }));
  };
  const keys = useKeys({ Enter: onLift, ' ': onLift });
  const lifting = useAnimatedStyle(() => ({
    transform: [{ translateY: -lift.get() * height * LIFTED }],
  }));
  return (
    <View style={styles.room} testID="curtain">
      <Animated.View style={[StyleSheet.absoluteFill, lifting]}>
        <Sailcloth />
      </Animated.View>
      <View style={styles.words}>
        {mark}
        <Type as="display" align="center" style={styles.title}>
          {title}
        </Type>
        <Type align="center" style={styles.hint}>
          {hint}
        </Type>
        <Pressable
          {...keys}
          role="button"
          aria-label={hold}
          onPressIn={begin}
          onPressOut={drop}
          onPress={({ nativeEvent }) => {
            if (isSpoken(nativeEvent)) onLift();
          }}
          accessibilityActions={[{ name: 'activate' }]}
          onAccessibilityAction={onLift}
          style={[styles.button, focusRing]}
          testID="lift-curtain"
        >
          <Type as="heading" tone="dark" align="center">
            {hold}
          </Type>
        </Pressable>
      </View>
    </View>
  );
}

/** A browser's screen reader clicks without any finger, and then counts no clicks. */
const isSpoken = (event: object): boolean => 'detail' in event && event.detail === 0;

const LIFTED = 0.9;

const styles = StyleSheet.create({
  room: { flex: 1, backgroundColor: '#14100E', overflow: 'hidden' },
  words: {
    flex: 1,
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.m,
    padding: space.l,
  },
  title: { color: '#12357A' },
  hint: { color: '#3B4560' },
  button: {
    minHeight: 76,
    justifyContent: 'center',
    maxWidth: 400,
    width: '100%',
    paddingHorizontal: space.m,
    borderRadius: radius.m,
    borderWidth: 1,
    borderBottomWidth: 4,
    borderColor: '#FFE3AE',
    borderBottomColor: '#B37A33',
    backgroundColor: '#F0BE6C',
  },
});
