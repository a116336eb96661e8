import { View } from 'react-native';
import Animated, { type CSSAnimationProperties, steps } from 'react-native-reanimated';
import type { FilmProps, Reel } from './motion';

/**
 * Shows pictures one after another by moving a strip of them behind a window: one moving view,
 * however much the pictures hold.
 */
export const film = ({ pictures, pictureMs }: Reel) =>
  function Film({ picture: { width, height }, stands, children }: FilmProps) {
    const strip = { width: width * pictures, height };
    if (stands) return <View style={strip}>{children}</View>;
    const animated: CSSAnimationProperties = {
      animationName: {
        from: { transform: [{ translateX: 0 }] },
        to: { transform: [{ translateX: -strip.width }] },
      },
      animationDuration: pictures * pictureMs,
      animationIterationCount: 'infinite',
      animationTimingFunction: steps(pictures),
    };
    return <Animated.View style={[strip, animated]}>{children}</Animated.View>;
  };
