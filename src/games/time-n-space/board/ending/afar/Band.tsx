import { StyleSheet, View } from 'react-native';
import { colors } from '@/ui/theme/tokens';
import type { Good } from '../../../rules/components';
import { Cube } from '../../pieces/Cube';
import { goodColour } from '../../pieces/colours';
import { boxOf, type Rect } from '../../pieces/rect';
import { useStage } from '../../watch/stage';

type Props = { readonly good: Good; readonly rect: Rect | undefined; readonly now: boolean };

/** The background of one colour across all players. It lights up while the colour is counted. */
export function Band({ good, rect, now }: Props) {
  const { px } = useStage();
  if (!rect) return null;
  const look = {
    borderRadius: px(24),
    borderLeftWidth: px(8),
    borderLeftColor: goodColour(good),
    paddingLeft: px(12),
  };
  return (
    <View aria-hidden style={[styles.band, boxOf(rect), look, now && styles.now]}>
      <Cube good={good} size={px(52)} />
    </View>
  );
}

const styles = StyleSheet.create({
  band: { position: 'absolute', justifyContent: 'center', backgroundColor: colors.panel },
  now: { backgroundColor: colors.pressed },
});
