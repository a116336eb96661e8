import { StyleSheet, View } from 'react-native';
import { radius } from '@/ui/theme/tokens';
import { glaze } from '../pieces/palette';

type Props = { readonly units: number; readonly all: number };

/** Spent tiles are painted, the others are white, and the last six coral. */
export const UnitBar = ({ units, all }: Props) => (
  <View aria-hidden style={styles.bar} testID="unit-bar">
    {Array.from({ length: Math.max(all, units) }, (_, at) => {
      const left = Math.max(all, units) - at;
      return (
        <View
          key={left}
          style={[styles.tile, left % HOUR === 0 && styles.hour, toneOf(left, units)]}
        />
      );
    })}
  </View>
);

const toneOf = (left: number, units: number) =>
  left > units ? styles.spent : left <= LAST ? styles.last : null;

const HOUR = 4;
const LAST = 6;

const styles = StyleSheet.create({
  bar: {
    flexDirection: 'row',
    height: 18,
    padding: 2,
    gap: 1,
    borderRadius: radius.s,
    backgroundColor: glaze.brass,
  },
  tile: { flex: 1, borderRadius: 1, backgroundColor: glaze.white },
  hour: { marginLeft: 2 },
  spent: { backgroundColor: glaze.cobalt },
  last: { backgroundColor: glaze.coral },
});
