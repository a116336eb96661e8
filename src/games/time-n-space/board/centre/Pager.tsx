import { type ReactNode, useEffect, useRef } from 'react';
import { StyleSheet } from 'react-native';
import { GestureDetector } from 'react-native-gesture-handler';
import Animated, { useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import { useComfort } from '@/ui/comfort';
import { durations } from '@/ui/theme/tokens';
import { type Page, PAGES } from './hand';
import { useActs, useHand } from './HandContext';
import { swipeOf } from './swipe';

/** Shows one page at a time; a swipe leads to the next. */
export function Pager({ children }: { children(page: Page): ReactNode }) {
  const { page } = useHand('page');
  const { show } = useActs();
  const at = PAGES.indexOf(page);
  const go = (by: number) => {
    const to = PAGES[at + by];
    if (to) show(to);
  };
  const swipe = swipeOf(go);
  return (
    <GestureDetector gesture={swipe}>
      <Animated.View style={[styles.page, useComingIn(at)]}>{children(page)}</Animated.View>
    </GestureDetector>
  );
}

const AWAY = 48;

/** Slides the new page in from its side. */
function useComingIn(at: number) {
  const { still } = useComfort();
  const before = useRef(at);
  const away = useSharedValue(0);
  useEffect(() => {
    const side = Math.sign(at - before.current);
    before.current = at;
    if (side === 0 || still) return;
    away.set(side);
    away.set(withTiming(0, { duration: durations.sheet }));
  }, [at, away, still]);
  return useAnimatedStyle(() => ({
    opacity: 1 - 0.6 * Math.abs(away.get()),
    transform: [{ translateX: away.get() * AWAY }],
  }));
}

const styles = StyleSheet.create({ page: { flex: 1 } });
