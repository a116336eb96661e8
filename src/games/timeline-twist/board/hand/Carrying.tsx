/** A finger carries the chosen card from the hand onto the ribbon. */
import { createContext, type ReactNode, type RefObject, useContext, useRef } from 'react';
import { StyleSheet, type View } from 'react-native';
import { GestureDetector } from 'react-native-gesture-handler';
import Animated, { type SharedValue, useAnimatedStyle } from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';
import { pan } from '@/ui/gestures';
import { colors } from '@/ui/theme/tokens';
import { Picture } from '../cards/Picture';
import { gapAt, type Ribbon } from '../line/ribbonLayout';
import { printOf } from '../table/printOf';
import { useHand } from './HandContext';

export type Point = { readonly x: number; readonly y: number };
export type Over = { readonly ribbon: Ribbon; readonly offset: number };
type Ways = {
  readonly ghost: SharedValue<Point | null>;
  readonly paper: RefObject<View | null>;
  readonly over: RefObject<Over | null>;
  note(ribbon: Ribbon, offset: number): void;
};

const CarryingContext = createContext<Ways | null>(null);
export const CarryingProvider = CarryingContext.Provider;

export function useWays(ghost: SharedValue<Point | null>): Ways {
  const paper = useRef<View>(null);
  const over = useRef<Over | null>(null);
  const note = (ribbon: Ribbon, offset: number) => {
    over.current = { ribbon, offset };
  };
  return { ghost, paper, over, note };
}

const STARTS = 12; // points a finger may tremble in a tap

/** Wraps what can be carried. */
export function useCarrying(): (inside: ReactNode) => ReactNode {
  const ways = useContext(CarryingContext);
  const { view, isTurn, chosen, lay } = useHand();
  if (!ways || !isTurn || view.way !== 'versus' || !chosen) return inside => inside;
  const { ghost } = ways;
  const letGo = ({ x, y }: Point) =>
    ways.paper.current?.measureInWindow((left, top, _width, height) => {
      const { current } = ways.over;
      if (current && y > top && y < top + height)
        lay(gapAt(current.ribbon, x - left + current.offset));
    });
  const gesture = pan()
    .minDistance(STARTS)
    .onUpdate(({ absoluteX: x, absoluteY: y }) => {
      'worklet';
      ghost.set({ x, y });
    })
    .onEnd(({ absoluteX: x, absoluteY: y }) => {
      'worklet';
      scheduleOnRN(letGo, { x, y });
    })
    .onFinalize(() => {
      'worklet';
      ghost.set(null);
    });
  return inside => <GestureDetector gesture={gesture}>{inside as never}</GestureDetector>;
}

type GhostProps = {
  readonly ghost: SharedValue<Point | null>;
  /** Where in the window the hand begins. */
  readonly origin: SharedValue<Point>;
};

/** The card under a finger. */
export function Ghost({ ghost, origin }: GhostProps) {
  const { view, chosen } = useHand();
  const style = useAnimatedStyle(() => {
    const at = ghost.get();
    const { x, y } = origin.get();
    return {
      opacity: at ? 1 : 0,
      transform: [
        { translateX: (at?.x ?? 0) - x - WIDTH / 2 },
        { translateY: (at?.y ?? 0) - y - HEIGHT / 2 - ABOVE },
        { rotateZ: '-4deg' },
      ],
    };
  });
  return (
    <Animated.View aria-hidden pointerEvents="none" style={[styles.ghost, style]}>
      {chosen && <Picture card={printOf(view, chosen.card)} side="fact" size={48} />}
    </Animated.View>
  );
}

const [WIDTH, HEIGHT, ABOVE] = [64, 88, 30];

const styles = StyleSheet.create({
  ghost: {
    position: 'absolute',
    left: 0,
    top: 0,
    width: WIDTH,
    height: HEIGHT,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: 7,
    borderWidth: 2,
    borderColor: colors.lamp,
    backgroundColor: colors.paperLight,
  },
});
