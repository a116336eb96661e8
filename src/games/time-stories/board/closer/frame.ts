/** The part of a wall that is seen while looking closer; lengths are in dots of the wall. */
import { WALL } from '../watch/wallSpots';

export type WallFrame = {
  /** The middle of what is seen. */
  readonly x: number;
  readonly y: number;
  /** 1: the wall is as high as the window. */
  readonly zoom: number;
};
export type WindowSize = { readonly width: number; readonly height: number };

export const MOST_ZOOM = 4;
const DOUBLE = 2;

/** How wide and high the seen part is on the wall. */
export function seenSize({ zoom }: WallFrame, { width, height }: WindowSize): WindowSize {
  const perDot = scaleOf(zoom, height);
  return { width: width / perDot, height: height / perDot };
}

/** Pixels for a dot of the wall. */
export const scaleOf = (zoom: number, height: number): number =>
  (Math.max(1, height) / WALL.height) * zoom;

/** Never shows what lies beside the wall, unless the window is wider than the wall. */
export function clamped(frame: WallFrame, window: WindowSize): WallFrame {
  const zoom = Math.min(MOST_ZOOM, Math.max(1, frame.zoom));
  const seen = seenSize({ ...frame, zoom }, window);
  return {
    zoom,
    x: within(frame.x, seen.width, WALL.width),
    y: within(frame.y, seen.height, WALL.height),
  };
}

function within(middle: number, seen: number, whole: number): number {
  if (seen >= whole) return whole / 2;
  return Math.min(whole - seen / 2, Math.max(seen / 2, middle));
}

/** Moves the wall with the finger. */
export function panned(frame: WallFrame, window: WindowSize, dx: number, dy: number): WallFrame {
  const perDot = scaleOf(frame.zoom, window.height);
  return clamped({ ...frame, x: frame.x - dx / perDot, y: frame.y - dy / perDot }, window);
}

/** What lies under the fingers stays there. */
export function zoomedAt(
  frame: WallFrame,
  window: WindowSize,
  zoom: number,
  at: { readonly x: number; readonly y: number },
): WallFrame {
  const wanted = Math.min(MOST_ZOOM, Math.max(1, zoom));
  const [before, after] = [scaleOf(frame.zoom, window.height), scaleOf(wanted, window.height)];
  const [dx, dy] = [at.x - window.width / 2, at.y - window.height / 2];
  const x = frame.x + dx / before - dx / after;
  const y = frame.y + dy / before - dy / after;
  return clamped({ x, y, zoom: wanted }, window);
}

/** A double tap doubles, and takes it back. */
export const doubled = (
  frame: WallFrame,
  window: WindowSize,
  at: { readonly x: number; readonly y: number },
): WallFrame => zoomedAt(frame, window, frame.zoom > 1.5 ? 1 : DOUBLE, at);
