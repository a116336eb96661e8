import type { ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { space } from '@/ui/theme/tokens';

type Props = { readonly children: ReactNode; readonly acts: ReactNode };

const LOW = 520; // on a phone on its side, buttons below would lie past the edge

/** Puts the buttons below the content, or beside it if the screen is low. */
export function Sides({ children, acts }: Props) {
  const { width, height } = useWindowDimensions();
  const beside = width > height && height < LOW;
  return (
    <View style={beside ? styles.row : styles.column}>
      <View style={beside ? styles.laid : styles.column}>{children}</View>
      <View style={beside && styles.acts}>{acts}</View>
    </View>
  );
}

const styles = StyleSheet.create({
  column: { gap: space.m },
  row: { flexDirection: 'row', gap: space.l },
  laid: { flex: 1, gap: space.m },
  acts: { width: '38%' },
});
