import { useRef } from 'react';
import { type SharedValue, useAnimatedReaction } from 'react-native-reanimated';

type Props = { path: SharedValue<string>; fill: string; stroke: string };

/** The web version writes only `d`; Reanimated would write every property each time. */
export function SandShape({ path, fill, stroke }: Props) {
  const shape = useRef<SVGPathElement>(null);
  useAnimatedReaction(
    () => path.get(),
    d => shape.current?.setAttribute('d', d + BOX),
    [path],
  );
  return <path ref={shape} d={path.get() + BOX} fill={fill} stroke={stroke} strokeWidth={1.5} />;
}

/**
 * Two points beyond the glass keep the bounding box constant, so that the browser repaints without
 * a new layout.
 */
const BOX = 'M-140 -140h0M140 140h0';
