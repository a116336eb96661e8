import type { SharedValue } from 'react-native-reanimated';

/** `left` is the share of sand still above; `turned` how far the glass is turned over, in degrees. */
export type Pour = {
  readonly left: SharedValue<number>;
  readonly turned: SharedValue<number>;
};
