import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { space } from '@/ui/theme/tokens';
import { useRoom } from '../pieces/useRoom';

/** Of both columns and the foot. */
export const MOST_WIDE = 1_120;

type Props = { readonly children: readonly [ReactNode, ReactNode]; readonly testID?: string };

/** Two parts of a scene: beside each other on a tablet, and below each other on a phone. */
export function Columns({ children: [first, second], testID }: Props) {
  const { isWide } = useRoom();
  const part = isWide ? styles.column : styles.part;
  return (
    <View style={isWide ? styles.beside : styles.part} testID={testID}>
      <View style={part}>{first}</View>
      <View style={part}>{second}</View>
    </View>
  );
}

const styles = StyleSheet.create({
  beside: { flexDirection: 'row', alignItems: 'flex-start', gap: space.m },
  column: { flex: 1, gap: space.s },
  part: { gap: space.s },
});
