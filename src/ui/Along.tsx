import { type ReactNode, useState } from 'react';
import { View } from 'react-native';
import { GestureDetector } from 'react-native-gesture-handler';
import { pan, race, tap } from './gestures';

type Props = {
  /** So far inside its edges the line begins and ends. */
  readonly inset: number;
  /** A finger is here, from 0 to 1. */
  readonly onPart: (part: number) => void;
  /** One view, drawn when it is known how wide it is. */
  readonly children: (width: number) => ReactNode;
};

/** Wraps a line that is touched, or along which a finger is drawn. */
export function Along({ inset, onPart, children }: Props) {
  const [width, setWidth] = useState(0);
  const touch = (x: number) => {
    const part = (x - inset) / Math.max(1, width - 2 * inset);
    onPart(Math.min(1, Math.max(0, part)));
  };
  const drag = pan()
    .runOnJS(true)
    .withTestId('draw-along')
    // Up and down is for the page around it.
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
