/**
 * A message may be larger than a wire accepts at once, so it is cut into frames of text and joined
 * again.
 */
import { LARGEST_VIEW } from '../protocol/messages';
import type { End } from '../table/ports';

/** Every WebRTC implementation accepts this much in one piece. */
export const FRAME_BYTES = 16 * 1024;
export const MESSAGE_BYTES = LARGEST_VIEW;

// A frame's first character tells its kind.
const MORE = '+';
const LAST = '.';
const BYE = '!';
/** The calling side has chosen this path. */
export const TAKEN = '>';

const ENDS: readonly End[] = ['left', 'lost', 'too-slow', 'too-large'];

export type FrameNews =
  | { readonly said: 'message'; readonly message: string }
  | { readonly said: 'taken' }
  | { readonly said: 'bye'; readonly end: End }
  | { readonly said: 'nonsense'; readonly end: End };

/** The part received so far of a message whose last frame is still to come. */
export type Begun = { readonly text: string; readonly bytes: number };
export const NOTHING: Begun = { text: '', bytes: 0 };

export const bye = (end: End): string => BYE + end;

/** Frames of at most `most` bytes of UTF-8. No character is cut in two. */
export function toFrames(message: string, most: number): string[] {
  const pieces = split(message, most - LAST.length);
  const last = pieces.length - 1;
  return pieces.map((piece, n) => (n === last ? LAST : MORE) + piece);
}

/**
 * Takes one frame and returns the part received so far, with the news if there is any. Never
 * throws.
 */
export function fromFrames(begun: Begun, frame: unknown): [Begun, FrameNews | undefined] {
  if (typeof frame !== 'string' || frame === '') return [NOTHING, nonsense('lost')];
  const rest = frame.slice(1);
  switch (frame[0]) {
    case MORE:
      // An empty frame is invalid, or a sender could go on for ever.
      return rest === '' ? [NOTHING, nonsense('lost')] : joined(begun, rest, false);
    case LAST:
      return joined(begun, rest, true);
    case BYE:
      return [NOTHING, { said: 'bye', end: ENDS.find(end => end === rest) ?? 'lost' }];
    default:
      return [NOTHING, frame === TAKEN ? { said: 'taken' } : nonsense('lost')];
  }
}

function joined(begun: Begun, piece: string, isLast: boolean): [Begun, FrameNews | undefined] {
  const bytes = begun.bytes + bytesOf(piece);
  if (bytes > MESSAGE_BYTES) return [NOTHING, nonsense('too-large')];
  const text = begun.text + piece;
  return isLast ? [NOTHING, { said: 'message', message: text }] : [{ text, bytes }, undefined];
}

const nonsense = (end: End): FrameNews => ({ said: 'nonsense', end });

export const isTooLarge = (message: string): boolean =>
  message.length > MESSAGE_BYTES ||
  (message.length * 3 > MESSAGE_BYTES && bytesOf(message) > MESSAGE_BYTES);

export function bytesOf(text: string): number {
  let bytes = 0;
  for (let at = 0; at < text.length; at++) {
    const point = text.codePointAt(at) ?? 0;
    bytes += width(point);
    if (point > 0xffff) at++;
  }
  return bytes;
}

const width = (point: number): number =>
  point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;

function split(text: string, most: number): string[] {
  const pieces: string[] = [];
  let from = 0;
  let bytes = 0;
  for (let at = 0; at < text.length; at++) {
    const point = text.codePointAt(at) ?? 0;
    if (bytes + width(point) > most) {
      pieces.push(text.slice(from, at));
      [from, bytes] = [at, 0];
    }
    bytes += width(point);
    if (point > 0xffff) at++;
  }
  return [...pieces, text.slice(from)];
}
