import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { colors } from '@/ui/theme/tokens';
import type { WatchRect } from '../../watch/layout';
import { useStage } from '../../watch/stage';
import { boxOf } from './boxOf';

type Props = { readonly rect: WatchRect; readonly testID: string; readonly children: ReactNode };

/** What something beside the scoring is written on. */
export function Slate({ rect, testID, children }: Props) {
  const { px } = useStage();
  const shape = { padding: px(20), borderRadius: px(26), gap: px(10) };
  return (
    <View testID={testID} style={[styles.slate, boxOf(rect), shape]}>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  slate: { position: 'absolute', overflow: 'hidden', backgroundColor: colors.panel },
});
