/** How a newcomer first sees the table: from close to their own seat. */

export type NewSeatSizes = {
  /** The part of the screen in which the table is seen. */
  readonly width: number;
  readonly height: number;
  /** The middle of the own disc. */
  readonly own: { readonly x: number; readonly y: number };
  readonly disc: number;
  readonly radius: number;
  readonly name: number;
};

type Room = { readonly width: number; readonly height: number };

/** Name, button and faces need the rest of a small phone. */
const SHORT = 640;
const TALL = 800;
const WIDEST = 528;
/** As the table of a few. */
const RADIUS = 1 / 0.62;

export function newSeatSizes(room: Room): NewSeatSizes {
  const isShort = room.height < SHORT;
  const disc = isShort ? 84 : 124;
  const width = Math.min(room.width, WIDEST);
  const above = isShort ? 8 : room.height < TALL ? 44 : 104;
  const own = { x: width / 2, y: above + disc / 2 };
  const name = isShort ? 15 : 18;
  const height = own.y + disc / 2 + name * 1.35 + 12;
  return { width, height, own, disc, radius: disc * RADIUS, name };
}
