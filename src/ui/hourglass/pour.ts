import type { SharedValue } from 'react-native-reanimated';

/** `left` is the share of sand still above; `turned` is the rotation of the glass in degrees. */
export type Pour = {
  readonly left: SharedValue<number>;
  readonly turned: SharedValue<number>;
};
