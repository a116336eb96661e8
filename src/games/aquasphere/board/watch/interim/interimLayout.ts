/** Lays out an interim scoring, in dots of a screen that is 1080 high. */
import { type Rect, RIM } from '../layout';

type InterimLayout = {
  readonly rim: Rect | null;
  readonly title: Rect;
  readonly steps: Rect;
  readonly tubes: Rect;
  readonly panel: Rect;
  readonly order: Rect;
  /** How high the whole is. */
  readonly height: number;
};

const INSIDE = RIM + 6;
const GAP = 16;
/** On a narrower screen the tubes need the room. */
const WITH_RIM = 1_600;

/** In the room that the board has; an upright one has everything below each other. */
export function interimLayout({ width, height }: { width: number; height: number }): InterimLayout {
  if (width < height) return upright(width, height);
  const hasRim = width >= WITH_RIM;
  const inside = hasRim ? INSIDE : 0;
  const [left, top] = [inside + 24, inside + 16];
  const side = Math.min(490, width * 0.27);
  const right = width - inside - GAP - side;
  const bottom = height - inside - GAP;
  const low = 264;
  const middle = right - left - 2 * GAP;
  const isNarrow = middle < 1_000;
  return {
    rim: hasRim ? { x: 0, y: 0, width, height } : null,
    title: { x: left, y: top, width: isNarrow ? middle : 520, height: 76 },
    steps: isNarrow
      ? { x: left, y: top + 66, width: middle, height: 88 }
      : { x: left + 520, y: top, width: middle - 520, height: 88 },
    tubes: {
      x: left,
      y: top + (isNarrow ? 160 : 104),
      width: middle,
      height: bottom - top - (isNarrow ? 160 : 104),
    },
    panel: { x: right, y: top, width: side, height: bottom - top - low - GAP },
    order: { x: right, y: bottom - low, width: side, height: low },
    height,
  };
}

function upright(width: number, height: number): InterimLayout {
  const at = (y: number, high: number): Rect => ({
    x: GAP,
    y,
    width: width - 2 * GAP,
    height: high,
  });
  return {
    rim: null,
    title: at(GAP, 76),
    steps: at(96, 92),
    tubes: at(200, 800),
    panel: at(1_016, 640),
    order: at(1_672, 296),
    height: Math.max(height, 1_672 + 296 + GAP),
  };
}
