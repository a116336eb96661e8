import type { ReactNode, Ref } from 'react';
import { Pressable, type StyleProp, StyleSheet, type View, type ViewStyle } from 'react-native';
import type { Topic } from './hand';
import { useActs } from './HandContext';

type Props = {
  readonly topic: Topic;
  readonly children: ReactNode;
  readonly style?: StyleProp<ViewStyle>;
  readonly ref?: Ref<View> | undefined;
};

/**
 * Explains what lies in it to a finger that rests there. A control that is switched off takes no
 * touch, and a picture never does, so both can lie in here. Keys and screen readers pass it by; the
 * page of the station explains the same by name.
 */
export function HoldToExplain({ topic, children, style, ref }: Props) {
  const { explain } = useActs();
  return (
    <Pressable
      ref={ref}
      collapsable={false}
      accessible={false}
      focusable={false}
      tabIndex={-1}
      onLongPress={() => explain(topic)}
      style={[styles.still, style]}
    >
      {children}
    </Pressable>
  );
}

const styles = StyleSheet.create({ still: { cursor: 'auto' } });
