import type { ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import Animated, { useAnimatedStyle } from 'react-native-reanimated';
import type { Finger } from './useFinger';

type Props = {
  readonly finger: Finger;
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
};

const ABOVE = 32; // otherwise the finger would hide the item

/** Draws the carried item. It must be the last child of its surface. */
export function Ghost({ finger, width, height, children }: Props) {
  const { at, origin } = finger;
  const carried = useAnimatedStyle(() => {
    const point = at.get();
    const { x, y } = origin.get();
    return {
      opacity: point ? 1 : 0,
      transform: [
        { translateX: (point?.x ?? 0) - x - width / 2 },
        { translateY: (point?.y ?? 0) - y - height / 2 - ABOVE },
      ],
    };
  });
  return (
    <Animated.View
      aria-hidden
      pointerEvents="none"
      testID="carried"
      style={[styles.ghost, { width, height }, carried]}
    >
      {children}
    </Animated.View>
  );
}

const styles = StyleSheet.create({ ghost: { position: 'absolute', left: 0, top: 0 } });
