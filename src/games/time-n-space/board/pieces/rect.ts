/** A part of the screen, and the style that places a view there. */
export type Rect = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export const boxOf = ({ x, y, width, height }: Rect) => ({ left: x, top: y, width, height });
