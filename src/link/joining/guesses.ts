/**
 * How many wrong guesses at a code are judged. A rate protects a code; another code would not, since
 * it is as easy to guess, and a stranger could have it changed for ever.
 */
import type { Millis } from '../../kit/millis';

export type Guesses = { readonly left: number; readonly since: Millis };

export const MOST_GUESSES = 3;
export const GUESS_BACK_MS: Millis = 300_000;

export const allGuesses = (now: Millis): Guesses => ({ left: MOST_GUESSES, since: now });

/** Those that have come back. A clock that is set back neither gives nor takes any. */
export function guessesAt({ left, since }: Guesses, now: Millis): Guesses {
  if (left >= MOST_GUESSES || now < since) return { left, since: now };
  const back = Math.floor((now - since) / GUESS_BACK_MS);
  const all = left + back;
  return all >= MOST_GUESSES ? allGuesses(now) : { left: all, since: since + back * GUESS_BACK_MS };
}

export const withWrongGuess = (guesses: Guesses, now: Millis): Guesses => {
  const { left, since } = guessesAt(guesses, now);
  return { left: Math.max(0, left - 1), since };
};

export const withOneMore = (guesses: Guesses, now: Millis): Guesses => {
  const { left, since } = guessesAt(guesses, now);
  return { left: Math.min(MOST_GUESSES, left + 1), since };
};

export interface GuessCounter {
  left(): number;
  wrong(): void;
  /** The host has tapped. */
  oneMore(): void;
}

/** `changed` gets how many are left, so that they are kept. */
export function countGuesses(
  now: () => Millis,
  changed: (left: number) => void,
  left = MOST_GUESSES,
): GuessCounter {
  let guesses: Guesses = { left, since: now() };
  const become = (next: Guesses) => {
    guesses = next;
    changed(next.left);
  };
  return {
    left: () => guessesAt(guesses, now()).left,
    wrong: () => become(withWrongGuess(guesses, now())),
    oneMore: () => become(withOneMore(guesses, now())),
  };
}
