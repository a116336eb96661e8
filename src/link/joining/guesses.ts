/**
 * How many wrong guesses at a code are judged. A rate protects a code; another code would not, since
 * it is as easy to guess, and a stranger could have it changed for ever.
 */
import type { Millis } from '../../kit/millis';

export interface GuessCounter {
  left(): number;
  wrong(): void;
  /** The host has tapped. */
  oneMore(): void;
}

export const MOST_GUESSES = 3;
export const GUESS_BACK_MS: Millis = 300_000;

/** `changed` gets how many are left, so that they are kept. */
export function countGuesses(
  now: () => Millis,
  changed: (left: number) => void,
  first = MOST_GUESSES,
): GuessCounter {
  let [left, since] = [first, now()];

  /** Counts those that have come back. A clock that is set back neither gives nor takes any. */
  function refreshed(): number {
    const back = Math.max(0, Math.floor((now() - since) / GUESS_BACK_MS));
    since = left + back >= MOST_GUESSES || now() < since ? now() : since + back * GUESS_BACK_MS;
    left = Math.min(MOST_GUESSES, left + back);
    return left;
  }
  function become(next: number) {
    left = Math.min(MOST_GUESSES, Math.max(0, next));
    changed(left);
  }
  return {
    left: refreshed,
    wrong: () => become(refreshed() - 1),
    oneMore: () => become(refreshed() + 1),
  };
}
