/** Lays out the scoring for a TV: all of it at once, since nobody can scroll there. */
import type { Size } from '../../map/curve';
import type { Rect } from '../../pieces/rect';

type AfarLayout = {
  /** Points per dot of a screen that is 1080 high. */
  readonly unit: number;
  /** The size of words, relative to the usual. */
  readonly text: number;
  readonly headline: Rect;
  /** A column for every player; the colours are named at their left. */
  readonly lanes: readonly Rect[];
  /** A band for every colour, across all columns. */
  readonly bands: readonly Rect[];
  readonly note: Rect;
  readonly chart: Rect;
  readonly facts: Rect;
  /** The chart and the facts together. */
  readonly side: Rect;
};

const HIGH = 1080;
/** On a narrower screen the words would not fit. */
const LEAST = 1440;
const EDGE = 40;
const GAP = 32;
const HEAD = { top: 18, high: 126 };
const TOP = 154;
const GLASSES = 346;
const BAND = { high: 104, gap: 10 };
const BOTTOM = 1058;
const COLOURS = 84;
const LANE = { most: 290, gap: 12 };
/** The width in which a sum and its points fit side by side. */
const LANE_OF_TEXT = 214;
const SIDE = { least: 430, share: 0.37 };
const FACTS = 300;

/** `size` is that of a screen in landscape. */
export function afarLayout(size: Size, players: number, colours: number): AfarLayout {
  const unit = Math.min(size.height / HIGH, size.width / LEAST);
  const [width, height] = [size.width / unit, size.height / unit];
  const side = Math.max(SIDE.least, (width - 2 * EDGE) * SIDE.share);
  const room = width - 2 * EDGE - GAP - side - COLOURS;
  const lane = Math.min(LANE.most, (room - (players - 1) * LANE.gap) / players);
  const table = COLOURS + players * lane + (players - 1) * LANE.gap;
  const left = (width - table - GAP - side) / 2;
  const down = (height - HIGH) / 2;
  const at = (x: number, y: number, wide: number, high: number): Rect => ({
    x: (left + x) * unit,
    y: (down + y) * unit,
    width: wide * unit,
    height: high * unit,
  });
  const first = TOP + GLASSES;
  const under = first + colours * (BAND.high + BAND.gap);
  return {
    unit,
    text: Math.max(1, lane / LANE_OF_TEXT),
    headline: at(0, HEAD.top, table + GAP + side, HEAD.high),
    lanes: Array.from({ length: players }, (_, n) =>
      at(COLOURS + n * (lane + LANE.gap), TOP, lane, under - TOP),
    ),
    bands: Array.from({ length: colours }, (_, n) =>
      at(0, first + n * (BAND.high + BAND.gap), table, BAND.high),
    ),
    note: at(0, under + BAND.gap, table, BOTTOM - under - BAND.gap),
    chart: at(table + GAP, TOP, side, BOTTOM - TOP - FACTS - GAP / 2),
    facts: at(table + GAP, BOTTOM - FACTS, side, FACTS),
    side: at(table + GAP, TOP, side, BOTTOM - TOP),
  };
}
