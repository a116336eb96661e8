import { Platform, StyleSheet, type ViewStyle } from 'react-native';
import { colors } from './theme/tokens';

/**
 * Browsers draw an outline only when focus came by the keyboard; this gives it our colour. Other
 * platforms would draw it all the time.
 */
export const focusRing: ViewStyle | null =
  Platform.OS === 'web'
    ? StyleSheet.create({
        ring: { outlineColor: colors.brassLight, outlineWidth: 3, outlineOffset: 2 },
      }).ring
    : null;
