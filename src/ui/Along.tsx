import { type ReactNode, useState } from 'react';
import { View } from 'react-native';
import { GestureDetector } from 'react-native-gesture-handler';
import { pan, race, tap } from './gestures';

type Props = {
  /** Distance between the ends of the line and the edges of the view. */
  readonly inset: number;
  /** Called with the position of the finger, from 0 to 1. */
  readonly onPart: (part: number) => void;
  /** Renders one view, once its width is known. */
  readonly children: (width: number) => ReactNode;
};

/** Wraps a line that can be tapped or dragged along. */
export function Along({ inset, onPart, children }: Props) {
  const [width, setWidth] = useState(0);
  const touch = (x: number) => {
    const part = (x - inset) / Math.max(1, width - 2 * inset);
    onPart(Math.min(1, Math.max(0, part)));
  };
  const drag = pan()
    .runOnJS(true)
    .withTestId('draw-along')
    // Leaves vertical drags to the page, which scrolls.
    .activeOffsetX([-4, 4])
    .failOffsetY([-12, 12])
    .onUpdate(({ x }) => touch(x));
  const touched = tap()
    .runOnJS(true)
    .withTestId('touch-along')
    .onEnd(({ x }) => touch(x));
  return (
    <GestureDetector gesture={race(drag, touched)}>
      <View onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}>
        {children(width)}
      </View>
    </GestureDetector>
  );
}
