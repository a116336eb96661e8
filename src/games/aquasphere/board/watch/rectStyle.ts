import type { Rect } from './layout';

/** Where a box lies on the screen. */
export const rectStyle = (px: (dots: number) => number, { x, y, width, height }: Rect) =>
  ({ left: px(x), top: px(y), width: px(width), height: px(height) }) as const;
