import type { ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { space } from '@/ui/theme/tokens';

type Props = { readonly children: ReactNode; readonly acts: ReactNode };

const LOW = 520; // a phone on its side: what is to be done would lie below the edge

/** What is laid out, and what is done with it: below, or beside where there is no height. */
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
