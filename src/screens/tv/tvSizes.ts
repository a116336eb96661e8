/** Lays out a TV before the match, in the proportions of a screen of 1920 by 1080. */

type Room = { readonly width: number; readonly height: number };
export type Box = Room & { readonly left: number; readonly top: number };

type Wish = {
  readonly seats: number;
  /** There is a code to scan. */
  readonly hasCode: boolean;
  /** Nobody else is expected. */
  readonly isFull: boolean;
  readonly textScale: number;
};

export type TvSizes = {
  /** The words stand beside the table, or above and below it. */
  readonly as: 'wide' | 'tall';
  /** One pixel of the proportions. */
  readonly unit: number;
  readonly title: number;
  readonly text: number;
  readonly name: number;
  /** The letters of the code. */
  readonly letters: number;
  readonly qr: number;
  /** The card with the code lies in a corner. */
  readonly isSmall: boolean;
  readonly radius: number;
  readonly disc: number;
  /** The room for a name below a disc. */
  readonly below: number;
  readonly what: Box;
  readonly table: Box;
  readonly card: Box;
  readonly news: Box;
  readonly waits: Box;
};

const WIDE = { width: 1920, height: 1080 };
const TALL = { width: 1080, height: 1920 };
/** Nothing on a TV is smaller. */
export const LEAST_TEXT = 36;
/** Discs side by side leave room for each other’s names. */
const CHORD = 0.72;

export function tvSizes(room: Room, wish: Wish): TvSizes {
  const as = room.width > room.height ? 'wide' : 'tall';
  const whole = as === 'wide' ? WIDE : TALL;
  const unit = Math.min(room.width / whole.width, room.height / whole.height);
  const isRoomy = wish.isFull || !wish.hasCode;
  const grown = (1 + 0.25 * (Math.min(2, wish.textScale) - 1)) * unit;
  const text = { title: 92 * grown, text: LEAST_TEXT * grown, name: 42 * grown };
  const below = text.name * 1.35 + 12 * unit;
  const radius = (isRoomy ? 360 : 300) * unit;
  const chord = 2 * radius * Math.sin(Math.PI / Math.max(2, wish.seats));
  const disc = Math.min((isRoomy ? 212 : 196) * unit, chord * CHORD);
  const at = (as === 'wide' ? wideAt : tallAt)({ ...room, unit, isRoomy });
  const side = 2 * radius + disc;
  const table = {
    left: at.middle.x - side / 2,
    top: at.middle.y - side / 2,
    width: side,
    height: side + below,
  };
  const code = {
    isSmall: isRoomy,
    letters: (isRoomy ? 40 : 82) * unit,
    qr: (isRoomy ? 160 : 360) * unit,
  };
  return { as, unit, ...text, ...code, radius, disc, below, table, ...at.boxes };
}

type Placed = {
  readonly middle: { readonly x: number; readonly y: number };
  readonly boxes: Pick<TvSizes, 'what' | 'card' | 'news' | 'waits'>;
};
type Place = Room & { readonly unit: number; readonly isRoomy: boolean };

function wideAt({ width, height, unit, isRoomy }: Place): Placed {
  const box = boxes(unit, { left: 0, top: (height - WIDE.height * unit) / 2 });
  const right = width / unit;
  const what = box(99, 66, 680, 440);
  const waits = box(99, 910, 500, 110);
  if (isRoomy)
    return {
      middle: { x: (right * 0.535 + 13) * unit, y: box(0, 503, 0, 0).top },
      boxes: {
        what,
        waits: box(99, 850, 470, 190),
        card: box(right - 292, 60, 232, 262),
        news: box(right - 392, 880, 332, 150),
      },
    };
  return {
    middle: { x: (right - 520) * 0.6 * unit, y: box(0, 560, 0, 0).top },
    boxes: {
      what,
      waits,
      card: box(right - 520, 84, 440, 732),
      news: box(right - 520, 848, 440, 112),
    },
  };
}

function tallAt({ width, height, unit, isRoomy }: Place): Placed {
  const box = boxes(unit, {
    left: (width - TALL.width * unit) / 2,
    top: (height - TALL.height * unit) / 2,
  });
  const middle = box(540, isRoomy ? 920 : 740, 0, 0);
  return {
    middle: { x: middle.left, y: middle.top },
    boxes: {
      what: box(60, 50, 960, 290),
      waits: box(60, isRoomy ? 1600 : 1216, 660, 56),
      card: isRoomy ? box(788, 1598, 232, 262) : box(60, 1410, 960, 450),
      news: box(60, isRoomy ? 1720 : 1284, 680, 112),
    },
  };
}

/** Boxes in units, from a corner in points. */
const boxes =
  (unit: number, corner: { readonly left: number; readonly top: number }) =>
  (left: number, top: number, width: number, height: number): Box => ({
    left: corner.left + left * unit,
    top: corner.top + top * unit,
    width: width * unit,
    height: height * unit,
  });
