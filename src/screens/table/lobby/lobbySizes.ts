import { RIM_BELOW, space, TOUCH, WIDE } from '@/ui/theme/tokens';

type Room = { readonly width: number; readonly height: number };

export type LobbySizes = {
  /** The panels stand below the table, or beside it. */
  readonly as: 'below' | 'beside';
  /** The room for the table with everybody round it. */
  readonly table: Room;
  /** The panel leaves out what does not have to be there. */
  readonly isShort: boolean;
};

/** Fits table, panel, message and buttons into one screen, without scrolling. */
export function lobbySizes(
  room: Room,
  who: 'host' | 'guest',
  edges: number,
  textScale: number,
): LobbySizes {
  const as = room.width >= WIDE || room.width > room.height ? 'beside' : 'below';
  const isShort = room.height < SHORT * Math.min(LARGE_TEXT, textScale);
  const head = space.m + TOUCH + space.s + edges;
  const rim = space.m + room.height * RIM_BELOW;
  if (as === 'beside') {
    const width = Math.min(room.width * BESIDE, room.width - 2 * space.l - LEAST_SIDE);
    return { as, isShort, table: { width, height: room.height - head - rim } };
  }
  const panel = PANEL[who][isShort ? 'short' : 'tall'] * textScale;
  const foot = who === 'host' ? FOOT + space.m : rim;
  const others = head + panel + MESSAGE * textScale + foot + space.s + space.xs;
  return { as, isShort, table: { width: room.width - 2 * space.m, height: room.height - others } };
}

/** A message of two lines. */
export const MESSAGE = 40;
export const PANEL = {
  host: { tall: 132, short: 82 },
  /** A rule of three lines, with its title and the dots. */
  guest: { tall: 132, short: 126 },
} as const;
const SHORT = 640;
/** Larger text does not make a phone shorter than this. */
const LARGE_TEXT = 1.4;
const FOOT = 82;
const BESIDE = 0.56;
const LEAST_SIDE = 300;
