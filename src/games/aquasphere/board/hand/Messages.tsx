import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { TOUCH } from '@/ui/theme/tokens';
import { SaidToMe } from '../talk/SaidToMe';
import { shapeOf, sizesOf, sideOf } from './shape';

type Props = {
  readonly size: { readonly width: number; readonly height: number };
  /** Of the people at the table. */
  readonly news: ReactNode;
};

/** What people say, and who comes and goes; over the laboratory, so that nothing moves. */
export function Messages({ size, news }: Props) {
  const shape = shapeOf(size);
  const { isCramped, gap } = sizesOf(shape, size.height);
  const top = TOP_BAR + (isCramped || shape === 'low' ? 0 : TOUCH + gap) + gap;
  const width =
    shape === 'wide' ? sideOf(size.width) : shape === 'low' ? size.width / 2 : undefined;
  const across = width === undefined ? { left: EDGE } : { width: width - EDGE };
  return (
    <View style={[styles.messages, { top, right: EDGE, ...across }]}>
      {news}
      <SaidToMe />
    </View>
  );
}

const TOP_BAR = 48;
const EDGE = 8;

const styles = StyleSheet.create({
  messages: { position: 'absolute', gap: 6, pointerEvents: 'box-none' },
});
