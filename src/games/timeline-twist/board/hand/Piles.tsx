import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { Icon } from '@/ui/Icon';
import { colors, radius } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { SignMark } from '../cards/SignMark';
import { signed } from '../table/signed';
import { useLying } from './useLying';

/** The height of the draw pile, the sign on the discard pile, and the points so far. */
export function Piles() {
  const size = useWindowDimensions().width < NARROW ? 'label' : 'heading';
  const { left, sign, points } = useLying();
  return (
    <View aria-hidden style={styles.piles}>
      {points !== null && (
        <View style={styles.one}>
          <Icon name="star" size={14} color={colors.sand} />
          <Type as={size} tone="sand">
            {signed(points)}
          </Type>
        </View>
      )}
      <View style={styles.one}>
        <View style={styles.pile} />
        <Type as={size}>{left}</Type>
      </View>
      {sign && <SignMark sign={sign} size={26} />}
    </View>
  );
}

/** On a narrower window the numbers are smaller, to leave room for whose turn it is. */
const NARROW = 360;

const styles = StyleSheet.create({
  piles: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  one: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  // The pile seen from above: one card with others under it.
  pile: {
    width: 14,
    height: 19,
    borderRadius: radius.s / 3,
    borderRightWidth: 3,
    borderBottomWidth: 3,
    borderColor: colors.paperEdge,
    backgroundColor: colors.paper,
  },
});
