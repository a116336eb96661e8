/** Computes how large cards are on a ribbon of a given height. */
import type { Size, Zoom } from './ribbonLayout';

export type RibbonSizes = {
  readonly card: Size;
  readonly above: Size;
  /** Height of the paper. */
  readonly height: number;
  /** Distances of the cards' upper edges from the paper's edge. */
  readonly top: { readonly card: number; readonly above: number };
  readonly rule: number;
};

/** Paper above and below the cards. */
const MARGIN = 16;
const BETWEEN_ROWS = 6;
const ABOVE = 0.8;
const TALL = 1.42;
const NARROWEST = 72;
/** Share of the visible width: about three cards show at once, and the edges of more. */
const WIDEST = 0.27;
const FAR: Size = { width: 60, height: 62 };

type Room = { readonly width: number; readonly height: number };

export function ribbonSizes(room: Room, zoom: Zoom, gapRow: boolean): RibbonSizes {
  const share = gapRow ? 1 + ABOVE : 1;
  const most = (room.height - 2 * MARGIN - (gapRow ? BETWEEN_ROWS : 0)) / share;
  const high = Math.min(most, Math.max(NARROWEST, room.width * WIDEST) * TALL);
  const near = { width: Math.round(Math.max(NARROWEST, high / TALL)), height: Math.round(high) };
  const card = zoom === 'near' ? near : { ...FAR, height: Math.min(FAR.height, near.height) };
  const above = gapRow
    ? { width: Math.round(card.width * ABOVE), height: Math.round(card.height * ABOVE) }
    : { width: 0, height: 0 };
  const top = { above: MARGIN, card: MARGIN + (gapRow ? above.height + BETWEEN_ROWS : 0) };
  return {
    card,
    above,
    top,
    height: top.card + card.height + MARGIN,
    rule: top.card + card.height / 2,
  };
}
