/** Computes a clock's digits, beat and warmth from the time left. */
import { MINUTE, type Millis, SECOND } from '@/kit/millis';

/** Tens of minutes, minutes, tens of seconds, seconds. */
export type Digits = readonly [number, number, number, number];

/** A second counts until it is over. */
export function secondsIn(left: Millis): number {
  'worklet';
  return Math.ceil(Math.max(0, left) / SECOND);
}

export function digitsOf(seconds: number): Digits {
  'worklet';
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return [Math.floor(minutes / 10) % 10, minutes % 10, Math.floor(rest / 10), rest % 10];
}

const BEAT = 0.35; // share of a second

/** Goes from 0 to 1 and back at the start of every second of the last minute. */
export function beatAt(left: Millis): number {
  'worklet';
  if (left <= 0 || left > MINUTE) return 0;
  const since = 1 - (left % SECOND || SECOND) / SECOND;
  return since < BEAT ? Math.sin((Math.PI * since) / BEAT) : 0;
}

/** 0 until the last minute, then rising to 1 at the end. */
export function warmthOf(seconds: number): number {
  'worklet';
  return seconds > 60 ? 0 : 1 - (0.65 * seconds) / 60;
}
