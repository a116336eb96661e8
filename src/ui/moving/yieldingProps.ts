import type { Ref } from 'react';
import type { PressableProps, StyleProp, View, ViewStyle } from 'react-native';

export type YieldingProps = Omit<PressableProps, 'style' | 'onPressIn' | 'onPressOut'> & {
  readonly style: StyleProp<ViewStyle>;
  readonly ref?: Ref<View> | undefined;
};
