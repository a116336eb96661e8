import { StyleSheet, View } from 'react-native';
import { colors } from '@/ui/theme/tokens';
import { Caption } from './Caption';
import { boxOf, type Rect } from '../pieces/rect';
import { useStage } from './stage';
import { watchWords } from './words';

/** Covers the board while the match is paused. */
export function Veil({ map, why }: { map: Rect; why: string | undefined }) {
  const say = watchWords.useSay();
  const { px } = useStage();
  return (
    <View role="status" aria-live="polite" testID="paused" style={styles.veil}>
      <View style={[styles.words, boxOf(map)]}>
        <Caption size={104} strong align="center">
          {say('paused')}
        </Caption>
        <Caption size={30} tone="soft" align="center" style={{ maxWidth: px(330) }}>
          {why ?? say('pausedWhy')}
        </Caption>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  veil: { ...StyleSheet.absoluteFillObject, backgroundColor: colors.veil },
  words: { position: 'absolute', alignItems: 'center', justifyContent: 'center' },
});
