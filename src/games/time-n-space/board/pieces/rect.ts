/** A part of the screen, and a style that lies there. */
export type Rect = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export const boxOf = ({ x, y, width, height }: Rect) => ({ left: x, top: y, width, height });
