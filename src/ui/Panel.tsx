import type { ReactNode } from 'react';
import { type StyleProp, StyleSheet, View, type ViewStyle } from 'react-native';
import { colors, radius, space } from './theme/tokens';

type Props = { children: ReactNode; testID?: string | undefined; style?: StyleProp<ViewStyle> };

/** A surface that lies on the background: a mat, a card. */
export const Panel = ({ children, testID, style }: Props) => (
  <View testID={testID} style={[styles.panel, style]}>
    {children}
  </View>
);

const styles = StyleSheet.create({
  panel: {
    gap: space.m,
    padding: space.m,
    borderRadius: radius.l,
    borderWidth: 1,
    borderColor: colors.raised,
    borderTopColor: colors.line, // lit from above
    backgroundColor: colors.panel,
  },
});
