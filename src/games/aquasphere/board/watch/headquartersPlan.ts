/** Where the rooms of the headquarters lie, and who stands in them. Box: 372 wide, 516 high. */
import { of, type Seat } from '@/kit/seat';
import { ARROWS, type Room, ROOMS, START } from '../../rules/components';
import type { Seen } from '../../rules/state';
import type { Rect, Spot } from './layout';

export const PLAN = { width: 372, height: 524 } as const;
export const ROOM_RADIUS = 46;

/** The line above the plan, and the space around both. */
const [TITLE, EDGE] = [40, 8];

/** The plan at the bottom of its panel. */
export function planIn({ x, y, width, height }: Rect) {
  const room = { width: width - 2 * EDGE, height: height - TITLE - 20 };
  const scale = Math.min(room.width / PLAN.width, room.height / PLAN.height);
  return {
    scale,
    x: x + (width - PLAN.width * scale) / 2,
    y: y + height - EDGE - PLAN.height * scale,
  };
}

const SPOTS: Readonly<Record<Room | typeof START, Spot>> = {
  start: { x: 92, y: 486 },
  a1: { x: 124, y: 394 },
  a2: { x: 248, y: 394 },
  b1: { x: 124, y: 272 },
  b2: { x: 248, y: 272 },
  c1: { x: 62, y: 150 },
  c2: { x: 186, y: 150 },
  c3: { x: 310, y: 150 },
};
export const roomSpot = (room: Room | typeof START): Spot => SPOTS[room];

/** The places of the order of passing, on top. */
export const SLOT = { size: 74, y: 6 } as const;
export function slotSpot(place: number, count: number): Spot {
  const step = SLOT.size + 12;
  return { x: PLAN.width / 2 + (place - (count - 1) / 2) * step, y: SLOT.y + SLOT.size / 2 };
}

export type Arrow = { readonly from: Room | typeof START; readonly to: Room };
/** Wherever an engineer can stand. */
export const STANDS: readonly (Room | typeof START)[] = [START, ...ROOMS];
export const ALL_ARROWS: readonly Arrow[] = STANDS.flatMap(from =>
  ARROWS[from].map(to => ({ from, to })),
);

/** A line from one room towards the next, without the two windows. */
export function arrowLine({ from, to }: Arrow): { readonly a: Spot; readonly b: Spot } {
  const start = from === START ? { x: 186, y: 486 } : roomSpot(from);
  const end = roomSpot(to);
  const long = Math.hypot(end.x - start.x, end.y - start.y);
  const along = (far: number): Spot => ({
    x: start.x + ((end.x - start.x) * far) / long,
    y: start.y + ((end.y - start.y) * far) / long,
  });
  return { a: along(from === START ? 22 : ROOM_RADIUS + 5), b: along(long - ROOM_RADIUS - 7) };
}

/** The rooms that the engineer on turn can enter along arrows. */
export function openRooms(view: Seen): readonly Room[] {
  const { engineer } = of(view.players, view.turn);
  const isFree = view.phase.name === 'turn' && view.due.length === 0;
  return isFree && engineer !== null ? ARROWS[engineer] : [];
}

export const engineersIn = (view: Seen, room: Room | typeof START): readonly Seat[] =>
  view.order.filter(seat => of(view.players, seat).engineer === room);

/** Beside the window of a room, so that its picture stays in sight. */
const CORNERS: readonly Spot[] = [
  { x: 42, y: 26 },
  { x: -42, y: 26 },
  { x: -42, y: -22 },
  { x: 42, y: -22 },
];

export function engineerSpot(room: Room | typeof START, place: number, count: number): Spot {
  const { x, y } = roomSpot(room);
  if (room === START) return { x: x + (place - (count - 1) / 2) * 42, y };
  const corner = CORNERS[place] ?? { x: 0, y: 0 };
  return { x: x + corner.x, y: y + corner.y };
}
