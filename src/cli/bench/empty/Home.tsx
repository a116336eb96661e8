import { useEffect } from 'react';
import { Platform, Text } from 'react-native';
import Animated, { useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import Svg, { Circle } from 'react-native-svg';

/** Fades a picture in above a line of text. */
export function Home() {
  const shown = useSharedValue(0);
  const style = useAnimatedStyle(() => ({ opacity: shown.get() }));
  useEffect(() => shown.set(withTiming(1)), [shown]);
  return (
    <Animated.View style={style}>
      <Svg width={100} height={100} viewBox="0 0 100 100">
        <Circle cx={50} cy={50} r={40} fill="gold" />
      </Svg>
      <Text>{Platform.OS}</Text>
    </Animated.View>
  );
}
