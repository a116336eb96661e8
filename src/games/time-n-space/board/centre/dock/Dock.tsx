import { StyleSheet, View } from 'react-native';
import { colors, radius, space } from '@/ui/theme/tokens';
import { useFromHand } from '../HandContext';
import { GLASSES } from '../turning';
import type { Dropping } from './dropping';
import { GlassStand } from './GlassStand';

type Props = Dropping & {
  readonly height: number;
  readonly width: number;
  /** Puts the words below the glasses, because they are large. */
  readonly column: boolean;
};

/** The two hourglasses, within reach of a thumb. */
export function Dock({ height, width, column, ...dropping }: Props) {
  const isHeld = useFromHand(({ held }) => held !== null);
  const each = { height, width: Math.min(width, WIDEST) / 2, column };
  return (
    <View style={[styles.dock, { height }, isHeld && styles.held]} testID="dock">
      {GLASSES.map(glass => (
        <GlassStand key={glass} glass={glass} {...each} {...dropping} />
      ))}
    </View>
  );
}

const WIDEST = 640;

const styles = StyleSheet.create({
  dock: {
    width: '100%',
    maxWidth: WIDEST,
    alignSelf: 'center',
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
