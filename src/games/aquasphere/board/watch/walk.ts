import { Easing, withDelay, withSequence, withTiming } from 'react-native-reanimated';
import { legsOf } from './legs';

/** Moves a counter field by field. */
export const walk = (from: number, to: number): number =>
  withSequence(
    ...legsOf(from, to).map(leg =>
      withDelay(leg.waits, withTiming(leg.to, { duration: leg.ms, easing: Easing.linear })),
    ),
  );
