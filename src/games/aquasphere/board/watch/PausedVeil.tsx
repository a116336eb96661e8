import { StyleSheet, View } from 'react-native';
import { colors, radius } from '@/ui/theme/tokens';
import { FarText } from './FarText';
import { useStage } from './stage';
import { watchWords } from './words';

/** Covers the board while the match is paused. */
export function PausedVeil({ why }: { readonly why: string | undefined }) {
  const say = watchWords.useSay();
  const { px } = useStage();
  return (
    <View role="status" aria-live="polite" testID="paused" style={styles.veil}>
      <View style={[styles.words, { padding: px(40), maxWidth: px(1_240) }]}>
        <FarText size={96} face="display" align="center">
          {say('paused')}
        </FarText>
        {why !== undefined && (
          <FarText size={40} tone="soft" align="center" face="text">
            {why}
          </FarText>
        )}
      </View>
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
  words: { alignItems: 'center', borderRadius: radius.l, backgroundColor: colors.panel },
});
