import type { View } from 'react-native';

/** Without a keyboard the control under an arrow is already visible. */
export const guideTo =
  (_arrow: View | null): (() => void) =>
  () => {};

/** Scrolls in browsers to a control that is only looked at. */
export const scrollIntoSight = (_mark: View | null): void => undefined;
