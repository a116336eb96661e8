import { StyleSheet, View } from 'react-native';
import { tints } from '../signs/station';
import { GlazeText } from './GlazeText';
import { watchWords } from './words';

/** The board stays visible under it, a little paler. */
export function PausedVeil({ why }: { readonly why?: string | undefined }) {
  const say = watchWords.useSay();
  return (
    <View testID="paused" style={styles.veil}>
      <GlazeText face="display" size={64} color={tints.glaze}>
        {say('paused')}
      </GlazeText>
      {why !== undefined && <GlazeText size={36}>{why}</GlazeText>}
    </View>
  );
}

const styles = StyleSheet.create({
  veil: {
    ...StyleSheet.absoluteFillObject,
    alignItems: 'center',
    justifyContent: 'center',
    backgroundColor: 'rgba(255, 253, 247, 0.84)',
  },
});
