import { type ReactNode, useRef } from 'react';
import { useWindowDimensions, View } from 'react-native';
import Animated, {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useComfort } from '@/ui/comfort';
import { durations } from '@/ui/theme/tokens';
import { newSeatSizes } from './newSeatSizes';
import type { SeatPoint } from './tableSizes';

type Props = {
  /** The middle of the own disc, and its width. */
  own: SeatPoint;
  disc: number;
  children: ReactNode;
};

/** The view pulls back from the own seat, where `NewSeat` was, to the whole table. */
export function PullBack({ own, disc, children }: Props) {
  const { still } = useComfort();
  const { top } = useSafeAreaInsets();
  const room = useWindowDimensions();
  const table = useRef<View>(null);
  const isBegun = useRef(false);
  const way = useSharedValue({ x: 0, y: 0, scale: 1 });
  const [part, seen] = [useSharedValue(0), useSharedValue(0)];
  const begin = (x: number, y: number) => {
    if (isBegun.current) return;
    isBegun.current = true;
    const near = newSeatSizes(room);
    if (!still)
      way.set({
        x: room.width / 2 - (x + own.x),
        y: top + near.own.y - (y + own.y),
        scale: near.disc / disc,
      });
    seen.set(withTiming(1, { duration: durations.fade }));
    part.set(withTiming(1, { duration: durations.move, easing: Easing.inOut(Easing.quad) }));
  };
  const moving = useAnimatedStyle(() => {
    const left = 1 - part.get();
    const { x, y, scale } = way.get();
    return {
      opacity: seen.get(),
      transform: [
        { translateX: x * left },
        { translateY: y * left },
        { scale: 1 + (scale - 1) * left },
      ],
    };
  });
  return (
    <View ref={table} onLayout={() => table.current?.measureInWindow(begin)}>
      <Animated.View style={[{ transformOrigin: `${own.x}px ${own.y}px` }, moving]}>
        {children}
      </Animated.View>
    </View>
  );
}
