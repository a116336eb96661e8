/** The way of somebody who arrives, as an arc that ends at their seat. */

type ArcPoint = { readonly x: number; readonly y: number };
export type Arc = {
  /** The start and the bend of the arc, both from the seat. */
  readonly from: ArcPoint;
  readonly bend: ArcPoint;
};
type ArcBox = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/** How far the arc rises above both of its ends, in discs. */
const RISE = 0.6;
/** From the middle of a disc that has just left the card to the edge of the card, in discs. */
const BEGINS = 0.22;

/**
 * From the edge of a card to a seat. The card is to the right of all seats, or below them, and the
 * disc never covers it.
 */
export function arcFrom(card: ArcBox, seat: ArcPoint, disc: number): Arc {
  const isBeside = card.left - disc / 2 >= seat.x;
  const start = isBeside
    ? { x: card.left - disc * BEGINS, y: card.top + card.height * 0.3 }
    : { x: card.left + card.width * 0.3, y: card.top - disc * BEGINS };
  const middle = { x: (start.x + seat.x) / 2, y: (start.y + seat.y) / 2 };
  const bend = isBeside
    ? { x: middle.x, y: Math.min(start.y, seat.y) - RISE * disc }
    : { x: Math.max(start.x, seat.x) + RISE * disc, y: middle.y };
  return { from: minus(start, seat), bend: minus(bend, seat) };
}

const minus = (one: ArcPoint, other: ArcPoint): ArcPoint => ({
  x: one.x - other.x,
  y: one.y - other.y,
});

/** Where the disc is, from its seat, after this part of the flight. */
export function arcAt({ from, bend }: Arc, part: number): ArcPoint {
  'worklet';
  const [start, middle] = [(1 - part) ** 2, 2 * part * (1 - part)];
  return { x: start * from.x + middle * bend.x, y: start * from.y + middle * bend.y };
}

/** Nobody flies. */
export const AT_SEAT: Arc = { from: { x: 0, y: 0 }, bend: { x: 0, y: 0 } };

/** How large the disc is in flight: it leaves small, and lands a little larger than at rest. */
export const GROWS = { from: 0.4, to: 1.12 } as const;
