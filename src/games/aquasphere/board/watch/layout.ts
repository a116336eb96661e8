/** Lays out the screen that all look at, in dots of a screen that is 1080 high. */
import { STATION } from '../station/geometry';

export type Spot = { readonly x: number; readonly y: number };
export type Rect = Spot & { readonly width: number; readonly height: number };
type Extent = { readonly width: number; readonly height: number };

export type WatchLayout = {
  /** Points per dot. */
  readonly unit: number;
  /** The size of words, relative to the usual. */
  readonly text: number;
  /** Too small for the station’s numerals: sectors open large. */
  readonly isInHand: boolean;
  /** May be higher than the screen, and is scrolled then. */
  readonly whole: Extent;
  /** What the knowledge track runs round. */
  readonly rim: Rect;
  readonly station: Spot & { readonly scale: number };
  readonly turn: Rect;
  readonly headquarters: Rect;
  readonly coming: Rect;
  /** In the order of turns. */
  readonly cards: readonly Rect[];
  /** The octopods that are left. */
  readonly supply: Spot;
  /** The button of the last interim scoring. */
  readonly again: Spot;
};

/** Of the track, and its distance from the edge. */
export const RIM = 40;
const EDGE = 6;
const INSIDE = EDGE + RIM;
const GAP = 12;

/** Wider than this, a column fits on each side of the station. */
const WIDE_ASPECT = 1.5;

export function watchLayout(size: Extent, seats: number): WatchLayout {
  const aspect = size.width / Math.max(1, size.height);
  if (aspect >= WIDE_ASPECT) return onWall(size, seats);
  return aspect > 1 ? onTable(size, seats) : inHand(size, seats);
}

/** A TV: players on the left, headquarters on the right, the track round everything. */
function onWall(size: Extent, seats: number): WatchLayout {
  const unit = Math.min(size.width / 1920, size.height / 1080);
  const whole = { width: size.width / unit, height: size.height / unit };
  const column = 376;
  const [top, high] = [INSIDE + 8, whole.height - 2 * (INSIDE + 8)];
  const right = whole.width - INSIDE - 8 - column;
  const [turn, coming] = [112, 258];
  const at = (y: number, height: number): Rect => ({ x: right, y, width: column, height });
  return {
    unit,
    text: 1,
    isInHand: false,
    whole,
    rim: { x: 0, y: 0, ...whole },
    station: stationIn({
      x: INSIDE + 8 + column,
      y: INSIDE,
      width: whole.width - 2 * (INSIDE + 8 + column),
      height: whole.height - 2 * INSIDE,
    }),
    turn: at(top, turn),
    headquarters: at(top + turn + GAP, high - turn - coming - 2 * GAP),
    coming: at(top + high - coming, coming),
    cards: stacked({ x: INSIDE + 8, y: top, width: column, height: high }, seats),
    supply: { x: INSIDE + 8 + column + 92, y: whole.height - INSIDE - 74 },
    again: { x: right - 66, y: whole.height - INSIDE - 64 },
  };
}

/** A tablet that lies on the table: players below the station. */
function onTable(size: Extent, seats: number): WatchLayout {
  const unit = Math.min(size.width / 1440, size.height / 1080);
  const whole = { width: size.width / unit, height: size.height / unit };
  const [column, low] = [396, 218];
  const rim = { x: 0, y: 0, width: whole.width - column - GAP, height: whole.height - low };
  const x = whole.width - column - GAP;
  const [turn, coming] = [112, 258];
  const at = (y: number, height: number): Rect => ({ x, y, width: column, height });
  return {
    unit,
    text: 1,
    isInHand: false,
    whole,
    rim,
    station: stationIn(within(rim)),
    turn: at(EDGE, turn),
    headquarters: at(EDGE + turn + GAP, rim.height - turn - coming - 3 * GAP),
    coming: at(rim.height - coming - EDGE, coming),
    cards: beside(
      { x: GAP, y: rim.height + 2, width: whole.width - 2 * GAP, height: low - GAP },
      seats,
    ),
    supply: { x: rim.x + INSIDE + 74, y: rim.height - INSIDE - 66 },
    again: { x: rim.x + rim.width - INSIDE - 64, y: rim.height - INSIDE - 60 },
  };
}

/** A phone of somebody who watches: one below the other. */
function inHand(size: Extent, seats: number): WatchLayout {
  const unit = size.width / 1080;
  const wide = 1080 - 2 * GAP;
  const turn = { x: GAP, y: GAP, width: wide, height: 126 };
  const rim = { x: 0, y: turn.y + turn.height + GAP, width: 1080, height: 1006 };
  const first = rim.y + rim.height + GAP;
  const row = 246;
  const rows = Math.ceil(seats / 2);
  const below = first + rows * (row + GAP);
  const [left, low] = [532, 540];
  const headquarters = { x: GAP, y: below, width: left, height: low };
  const coming = { x: left + 2 * GAP, y: below, width: wide - left - GAP, height: low };
  const height = Math.max(size.height / unit, below + low + GAP);
  return {
    unit,
    text: 1.24,
    isInHand: true,
    whole: { width: 1080, height },
    rim,
    station: stationIn(within(rim)),
    turn,
    headquarters,
    coming,
    cards: Array.from({ length: rows }, (_, n) =>
      beside(
        { x: GAP, y: first + n * (row + GAP), width: wide, height: row },
        Math.min(2, seats - 2 * n),
      ),
    ).flat(),
    supply: { x: INSIDE + 84, y: rim.y + rim.height - INSIDE - 66 },
    again: { x: 1080 - INSIDE - 70, y: rim.y + rim.height - INSIDE - 66 },
  };
}

const within = (rim: Rect): Rect => ({
  x: rim.x + INSIDE,
  y: rim.y + INSIDE,
  width: rim.width - 2 * INSIDE,
  height: rim.height - 2 * INSIDE,
});

/** As large as it fits; scientists may touch the track. */
function stationIn({ x, y, width, height }: Rect): WatchLayout['station'] {
  const scale = Math.min(width / (STATION.width - 20), height / (STATION.height - 20));
  return { x: x + width / 2, y: y + height / 2, scale };
}

function stacked({ x, y, width, height }: Rect, count: number): readonly Rect[] {
  const tall = (height - (count - 1) * GAP) / count;
  const each = Math.min(tall, HIGHEST);
  return Array.from({ length: count }, (_, n) => ({
    x,
    y: y + n * (each + GAP),
    width,
    height: each,
  }));
}

/** Of a player's card; with fewer players the sea shows below. */
const HIGHEST = 372;

function beside({ x, y, width, height }: Rect, count: number): readonly Rect[] {
  const each = (width - (count - 1) * GAP) / count;
  return Array.from({ length: count }, (_, n) => ({
    x: x + n * (each + GAP),
    y,
    width: each,
    height,
  }));
}
