import type { View } from 'react-native';

/** Without a keyboard the control under an arrow is already visible. */
export const guideTo =
  (_arrow: View | null): (() => void) =>
  () => {};
