import type { ReactNode, Ref } from 'react';
import { Pressable, type StyleProp, StyleSheet, type View, type ViewStyle } from 'react-native';
import Animated, { useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import { useComfort } from './comfort';
import { focusRing } from './focusRing';
import { durations, TOUCH } from './theme/tokens';
import { useKeys } from './useKeys';

const AnimatedPressable = Animated.createAnimatedComponent(Pressable);

export type PressProps = {
  /** What a screen reader says. */
  name: string;
  onPress?: (() => void) | undefined;
  onLongPress?: (() => void) | undefined;
  disabled?: boolean | undefined;
  selected?: boolean | undefined;
  expanded?: boolean | undefined;
  checked?: boolean | undefined;
  busy?: boolean | undefined;
  role?: 'button' | 'tab' | 'radio' | 'switch' | 'link';
  testID?: string | undefined;
  /** Not a transform: that is how it yields to the finger. */
  style?: StyleProp<ViewStyle>;
  hitSlop?: number;
  tabIndex?: 0 | -1;
  ref?: Ref<View>;
  children?: ReactNode;
};

/** Everything that can be touched. */
export function Press(props: PressProps) {
  const { name, onPress, onLongPress, disabled = false, role = 'button', style, ...rest } = props;
  const { selected, expanded, checked, busy, ...passed } = rest;
  const touch = useYielding();
  // A browser presses only buttons by the space bar.
  const keys = useKeys(role !== 'button' && !disabled && onPress ? { ' ': onPress } : {});
  return (
    <AnimatedPressable
      {...passed}
      {...touch.handlers}
      {...(onPress && { onPress })}
      {...(onLongPress && { onLongPress })}
      {...keys}
      {...states({ selected, expanded, checked, busy })}
      role={role}
      aria-label={name}
      disabled={disabled}
      aria-disabled={disabled}
      style={[styles.press, focusRing, style, touch.style]}
    />
  );
}

/** A state that does not apply is not said at all: "not checked" is only true of what can be. */
function states(said: Record<'selected' | 'expanded' | 'checked' | 'busy', boolean | undefined>) {
  const known = Object.entries(said).filter(([, is]) => is !== undefined);
  return Object.fromEntries(known.map(([state, is]) => [`aria-${state}`, is]));
}

function useYielding() {
  const { still } = useComfort();
  const down = useSharedValue(0);
  const move = (to: number) => down.set(withTiming(to, { duration: durations.press }));
  const style = useAnimatedStyle(() => ({
    opacity: 1 - 0.15 * down.get(),
    transform: [{ scale: 1 - 0.03 * down.get() }],
  }));
  const handlers = still ? {} : { onPressIn: () => move(1), onPressOut: () => move(0) };
  return { style, handlers };
}

const styles = StyleSheet.create({
  press: { minWidth: TOUCH, minHeight: TOUCH, justifyContent: 'center' },
});
