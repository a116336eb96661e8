import { useRef } from 'react';
import { type SharedValue, useAnimatedReaction } from 'react-native-reanimated';

type Props = { path: SharedValue<string>; fill: string; stroke: string };

/** As elsewhere, but only `d` is written: the package would write every property each time. */
export function SandShape({ path, fill, stroke }: Props) {
  const shape = useRef<SVGPathElement>(null);
  useAnimatedReaction(
    () => path.get(),
    d => shape.current?.setAttribute('d', d + BOX),
    [path],
  );
  return <path ref={shape} d={path.get() + BOX} fill={fill} stroke={stroke} strokeWidth={1.5} />;
}

/** Two specks beyond the glass: a shape whose box stays the same is drawn anew, and no layer of the page arranged. */
const BOX = 'M-140 -140h0M140 140h0';
