import type { ReactNode, Ref } from 'react';
import { type StyleProp, StyleSheet, View, type ViewStyle } from 'react-native';
import { Press } from '@/ui/Press';
import { colors } from '@/ui/theme/tokens';
import { sea } from '../pieces/colours';
import type { Topic } from './hand';
import { useActs } from './HandContext';

type Props = {
  readonly children: ReactNode;
  readonly style?: StyleProp<ViewStyle>;
  readonly testID?: string;
  readonly ref?: Ref<View> | undefined;
};

/** A plate of the control centre. */
export const Plate = ({ children, style, testID, ref }: Props) => (
  <View ref={ref} collapsable={false} testID={testID} style={[styles.block, style]}>
    {children}
  </View>
);

type ReadProps = Props & {
  /** Spoken by screen readers: the whole content in words. */
  readonly name: string;
  readonly topic: Topic;
};

/** A plate that explains itself when it is touched. */
export function ReadPlate({ name, topic, children, style, testID, ref }: ReadProps) {
  const { explain } = useActs();
  return (
    <Press
      ref={ref}
      name={name}
      onPress={() => explain(topic)}
      onLongPress={() => explain(topic)}
      testID={testID}
      style={[styles.block, style]}
    >
      {children}
    </Press>
  );
}

export const plateLooks = StyleSheet.create({
  ready: { borderColor: colors.go, borderWidth: 2, backgroundColor: '#141D45' },
  asked: { borderColor: colors.lamp, borderWidth: 2 },
  off: { opacity: 0.5 },
});

const styles = StyleSheet.create({
  block: {
    borderRadius: 16,
    borderWidth: 1.5,
    borderColor: sea.panelLine,
    backgroundColor: sea.panel,
  },
});
