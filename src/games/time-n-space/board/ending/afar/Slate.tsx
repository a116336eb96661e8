import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { colors } from '@/ui/theme/tokens';
import { boxOf, type Rect } from '../../pieces/rect';
import { Caption } from '../../watch/Caption';
import { useStage } from '../../watch/stage';

type Props = {
  readonly title?: string;
  readonly rect: Rect;
  readonly testID: string;
  readonly children: ReactNode;
};

/** The framed ground of everything beside the scoring. */
export function Slate({ title, rect, testID, children }: Props) {
  const { px } = useStage();
  const shape = { padding: px(20), borderRadius: px(26), gap: px(10) };
  return (
    <View testID={testID} style={[styles.slate, boxOf(rect), shape]}>
      {title !== undefined && (
        <Caption size={30} strong>
          {title}
        </Caption>
      )}
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  slate: { position: 'absolute', overflow: 'hidden', backgroundColor: colors.panel },
});
