import { useMemo, useState } from 'react';
import { pan, pinch, simultaneous, tap } from '@/ui/gestures';
import { clamped, doubled, panned, type WallFrame, type WindowSize, zoomedAt } from './frame';

/** `from` is where the frame was when the fingers came down. */
type Held = { readonly frame: WallFrame; readonly from: WallFrame };

/** Pinch, drag and double tap move the frame. */
export function useFrame(start: { readonly x: number; readonly y: number }, window: WindowSize) {
  const [{ frame }, setHeld] = useState<Held>(() => {
    const first = { ...start, zoom: 1 };
    return { frame: first, from: first };
  });
  const { width, height } = window;
  const gesture = useMemo(() => {
    const room = { width, height };
    const begin = () => setHeld(held => ({ ...held, from: held.frame }));
    const moved = (move: (from: WallFrame) => WallFrame) =>
      setHeld(held => ({ ...held, frame: move(held.from) }));
    const dragging = pan()
      .runOnJS(true)
      .onStart(begin)
      .onUpdate(({ translationX, translationY, numberOfPointers }) => {
        if (numberOfPointers < 2) moved(from => panned(from, room, translationX, translationY));
      });
    const pinching = pinch()
      .runOnJS(true)
      .onStart(begin)
      .onUpdate(({ scale, focalX, focalY }) =>
        moved(from => zoomedAt(from, room, from.zoom * scale, { x: focalX, y: focalY })),
      );
    const tapping = tap()
      .runOnJS(true)
      .numberOfTaps(2)
      .onEnd(({ x, y }) =>
        setHeld(held => ({ ...held, frame: doubled(held.frame, room, { x, y }) })),
      );
    return simultaneous(dragging, pinching, tapping);
  }, [width, height]);
  const setFrame = (change: (now: WallFrame) => WallFrame) =>
    setHeld(held => ({ ...held, frame: change(clamped(held.frame, window)) }));
  return { frame: clamped(frame, window), setFrame, gesture };
}
