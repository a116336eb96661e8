import { StyleSheet, View } from 'react-native';
import { Ghost } from '@/ui/carrying/Ghost';
import type { Finger } from '@/ui/carrying/useFinger';
import { Icon } from '@/ui/Icon';
import { colors, radius } from '@/ui/theme/tokens';

const SIZE = 56;

/** The glass that follows the finger. */
export const CarriedGlass = ({ finger }: { readonly finger: Finger }) => (
  <Ghost finger={finger} width={SIZE} height={SIZE}>
    <View style={styles.glass}>
      <Icon name="hourglass" size={34} color={colors.inkDark} />
    </View>
  </Ghost>
);

const styles = StyleSheet.create({
  glass: {
    flex: 1,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.round,
    backgroundColor: colors.sand,
  },
});
