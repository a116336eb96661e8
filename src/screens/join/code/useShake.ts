import { useEffect } from 'react';
import {
  useAnimatedStyle,
  useSharedValue,
  withSequence,
  withTiming,
} from 'react-native-reanimated';
import { useComfort } from '@/ui/comfort';

/** Shakes a view twice when something turns out to be wrong. */
export function useShake(isWrong: boolean) {
  const { still } = useComfort();
  const aside = useSharedValue(0);
  useEffect(() => {
    if (!isWrong || still) return;
    const to = (px: number) => withTiming(px, { duration: 55 });
    aside.set(withSequence(to(-FAR), to(FAR), to(-FAR), to(FAR), to(0)));
  }, [isWrong, still, aside]);
  return useAnimatedStyle(() => ({ transform: [{ translateX: aside.get() }] }));
}

const FAR = 6;
