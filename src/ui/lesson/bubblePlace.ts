/** Decides where a bubble stands beside the thing it speaks of. */
export type ScreenBox = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};
type Size = Pick<ScreenBox, 'width' | 'height'>;
type Placed = {
  readonly left: number;
  readonly top: number;
  /** The edge with the tail, and where on it; null: the bubble speaks of nothing in particular. */
  readonly tail: { readonly on: 'top' | 'bottom'; readonly x: number } | null;
};

/** Between the thing and the bubble; the tail lies in it. */
export const BUBBLE_GAP = 16;
export const BUBBLE_EDGE = 8;
/** From the end of the edge to the tail, where the corner is round. */
const CORNER = 26;

/** Below the thing if it is high up, above it if it is low down, and in the middle without one. */
export function bubblePlace(screen: Size, bubble: Size, thing: ScreenBox | null): Placed {
  const most = screen.width - bubble.width - BUBBLE_EDGE;
  const bottom = screen.height - bubble.height - BUBBLE_EDGE;
  if (!thing) return { left: most / 2 + BUBBLE_EDGE / 2, top: bottom * CALM, tail: null };
  const middle = thing.x + thing.width / 2;
  const left = between(BUBBLE_EDGE, middle - bubble.width / 2, most);
  const over = thing.y - BUBBLE_GAP - bubble.height;
  const under = thing.y + thing.height + BUBBLE_GAP;
  const [hasOver, hasUnder] = [over >= BUBBLE_EDGE, under <= bottom];
  const isLow = thing.y + thing.height / 2 > screen.height / 2;
  const isOver = isLow ? hasOver || !hasUnder : hasOver && !hasUnder;
  return {
    left,
    top: between(BUBBLE_EDGE, isOver ? over : under, bottom),
    tail: {
      on: isOver ? 'bottom' : 'top',
      x: between(CORNER, middle - left, bubble.width - CORNER),
    },
  };
}

/** A little above the middle. */
const CALM = 0.42;

const between = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(value, most));
