import { StyleSheet, View } from 'react-native';
import { space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';

type Props = { name: string; value?: string | undefined; isOwn?: boolean; isSmall?: boolean };

/** A name and, at the end of the line, its value; a screen reader reads both as one. */
export const FactRow = ({ name, value, isOwn = false, isSmall = false }: Props) => {
  const as = isOwn ? 'heading' : isSmall ? 'small' : 'body';
  const tone = isOwn ? 'sand' : isSmall ? 'soft' : 'ink';
  return (
    <View
      accessible
      aria-label={value === undefined ? name : `${name}: ${value}`}
      style={styles.row}
    >
      <Type as={as} tone={tone} style={styles.name}>
        {name}
      </Type>
      <Type as={as} tone={tone} style={styles.value}>
        {value}
      </Type>
    </View>
  );
};

const styles = StyleSheet.create({
  row: { flexDirection: 'row', justifyContent: 'space-between', gap: space.m },
  name: { flexShrink: 1 },
  value: { flexShrink: 0 },
});
