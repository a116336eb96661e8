/** Lays out the screen that all look at: the map in the middle, everybody around it. */
import type { Size } from '../map/curve';
import type { Rect } from '../pieces/rect';

type WatchLayout = {
  /** Points per dot of a screen that is 1080 high. */
  readonly unit: number;
  readonly map: Rect;
  /** In the order of the seats, which go round the map clockwise from the upper left. */
  readonly panels: readonly Rect[];
  readonly market: Rect;
};

const EDGE = 20;
const GAP = 18;
const STRIP = 148;
const COLUMN = { least: 396, most: 470 };

/** `text` is the size of words, relative to the usual. */
export function watchLayout(size: Size, seats: number, text: number): WatchLayout {
  const lies = size.width > size.height;
  const unit = lies
    ? Math.min(size.height, size.width * 0.69) / 1080
    : Math.min(size.width / 1080, size.height / 1680);
  const box = { width: size.width / unit, height: size.height / unit };
  const plan = lies ? beside(box, seats, text) : below(box, seats, text);
  const scaled = ({ x, y, width, height }: Rect): Rect => ({
    x: x * unit,
    y: y * unit,
    width: width * unit,
    height: height * unit,
  });
  return {
    unit,
    map: scaled(plan.map),
    panels: plan.panels.map(scaled),
    market: scaled(plan.market),
  };
}

type Plan = Omit<WatchLayout, 'unit'>;

/** A column on each side. With three players the market takes the place of the fourth. */
function beside({ width, height }: Size, seats: number, text: number): Plan {
  const column = Math.min(COLUMN.most, Math.max(COLUMN.least, width * 0.225)) * text;
  const tall = (height - 2 * EDGE - GAP) / 2;
  const right = width - EDGE - column;
  const low = EDGE + tall + GAP;
  const at = (x: number, y: number): Rect => ({ x, y, width: column, height: tall });
  const corners = [at(EDGE, EDGE), at(right, EDGE), at(right, low), at(EDGE, low)];
  const middle = { x: EDGE + column + GAP, width: width - 2 * (EDGE + column + GAP) };
  const strip = seats > 3 ? STRIP * text + GAP : 0;
  const map = { ...middle, y: EDGE, height: height - 2 * EDGE - strip };
  const fourth = corners[3] ?? map;
  const bottom = { ...middle, y: height - EDGE - STRIP * text, height: STRIP * text };
  return { map, panels: corners.slice(0, seats), market: seats > 3 ? bottom : fourth };
}

/** On an upright screen the panels lie under the map, two by two. */
function below({ width, height }: Size, seats: number, text: number): Plan {
  const wide = (width - 2 * EDGE - GAP) / 2;
  const strip = seats > 3 ? STRIP * text + GAP : 0;
  const tall = PANEL * (0.55 + 0.45 * text); // pictures do not grow with words
  const low = height - EDGE - tall;
  const high = low - GAP - tall;
  const at = (x: number, y: number): Rect => ({ x, y, width: wide, height: tall });
  const right = EDGE + wide + GAP;
  const corners = [at(EDGE, high), at(right, high), at(right, low), at(EDGE, low)];
  const map = { x: EDGE, y: EDGE, width: width - 2 * EDGE, height: high - GAP - strip - EDGE };
  const bottom = {
    x: EDGE,
    y: high - GAP - STRIP * text,
    width: width - 2 * EDGE,
    height: STRIP * text,
  };
  return {
    map,
    panels: corners.slice(0, seats),
    market: seats > 3 ? bottom : (corners[3] ?? map),
  };
}

const PANEL = 452;

/** A speech bubble stands in the corner of the map next to its panel, or else over the panel. */
export function speechPlace(panel: Rect, map: Rect, gap: number) {
  const width = Math.min(map.width * 0.46, panel.width);
  const isLeft = panel.x + panel.width <= map.x;
  if (!isLeft && panel.x < map.x + map.width) {
    const at = { left: panel.x + gap, top: panel.y + gap, width, height: panel.height };
    return { ...at, alignItems: 'flex-start', justifyContent: 'flex-start' } as const;
  }
  const upper = panel.y + panel.height / 2 < map.y + map.height / 2;
  return {
    left: isLeft ? map.x - 2 * gap : map.x + map.width - width + 2 * gap,
    top: map.y,
    width,
    height: map.height,
    alignItems: isLeft ? 'flex-start' : 'flex-end',
    justifyContent: upper ? 'flex-start' : 'flex-end',
  } as const;
}
