import { StyleSheet, View } from 'react-native';
import { colors, radius, space } from '@/ui/theme/tokens';
import { useHand } from '../HandContext';
import { GLASSES } from '../turning';
import { GlassStand, type Dropping } from './GlassStand';

type Props = { readonly height: number; readonly column: boolean } & Dropping;

/** The two hourglasses, in reach of a thumb. */
export function Dock({ height, column, ...dropping }: Props) {
  const { held } = useHand();
  return (
    <View style={[styles.dock, { height }, held !== null && styles.held]} testID="dock">
      {GLASSES.map(glass => (
        <GlassStand key={glass} glass={glass} room={height} column={column} {...dropping} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  dock: {
    flexDirection: 'row',
    gap: space.s,
    padding: space.s - 2,
    borderTopLeftRadius: radius.l,
    borderTopRightRadius: radius.l,
    borderWidth: 1,
    borderBottomWidth: 0,
    borderColor: colors.brassShade,
    backgroundColor: colors.panel,
  },
  held: { borderColor: colors.sand },
});
