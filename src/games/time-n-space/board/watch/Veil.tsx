import { StyleSheet, View } from 'react-native';
import { colors } from '@/ui/theme/tokens';
import { Caption } from './Caption';
import { watchWords } from './words';

/** No sand runs: calm over everything until it goes on. */
export function Veil() {
  const say = watchWords.useSay();
  return (
    <View role="status" aria-live="polite" testID="paused" style={styles.veil}>
      <Caption size={150} strong align="center">
        {say('paused')}
      </Caption>
      <Caption size={40} tone="soft" align="center">
        {say('pausedWhy')}
      </Caption>
    </View>
  );
}

const styles = StyleSheet.create({
  veil: {
    ...StyleSheet.absoluteFillObject,
    alignItems: 'center',
    justifyContent: 'center',
    backgroundColor: colors.veil,
  },
});
