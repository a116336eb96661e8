/**
 * Shows the progress of a long command: one line that is rewritten on a terminal, a line now and
 * then elsewhere. It goes to standard error, so that no program reads it as a result.
 */
import type { Millis } from '../kit/millis';

export type Reached = {
  readonly done: number;
  readonly total: number;
  readonly percent: number;
  /** Remaining time at the current speed; undefined until that is known. */
  readonly left: Millis | undefined;
};

type Progress = {
  reached(done: number): void;
  /** Removes the line, so that other text can be printed. */
  clear(): void;
};

type Out = { readonly isTTY?: boolean; write(text: string): unknown };

export type ProgressTerms = {
  readonly total: number;
  readonly line: (reached: Reached) => string;
  readonly out?: Out;
  readonly now?: () => Millis;
};

const OFTEN_MS: Millis = 200;
const SELDOM_MS: Millis = 15_000;

export function createProgress({
  total,
  line,
  out = process.stderr,
  now = () => performance.now(),
}: ProgressTerms): Progress {
  const begun = now();
  // A log needs no line for a short task, but a person at a terminal wants one at once.
  let written = out.isTTY ? -Infinity : begun;
  return {
    reached(done) {
      const at = now();
      if (at - written < (out.isTTY ? OFTEN_MS : SELDOM_MS)) return;
      written = at;
      const text = line(reachedBy(done, total, at - begun));
      out.write(out.isTTY ? `${CLEAR}${text}` : `${text}\n`);
    },
    clear() {
      if (out.isTTY) out.write(CLEAR);
    },
  };
}

/** Moves to the start of the line and clears it. */
const CLEAR = '\r\u001B[2K';

const reachedBy = (done: number, total: number, took: Millis): Reached => ({
  done,
  total,
  percent: Math.floor((100 * Math.min(done, total)) / Math.max(total, 1)),
  left: done > 0 ? (took / done) * Math.max(total - done, 0) : undefined,
});

/** Formats like `storms: 25 of 200, 2 min left`. */
export const countedOf =
  (what: string) =>
  ({ done, total, left }: Reached): string =>
    [`${what}: ${done} of ${total}`, ...(left === undefined ? [] : [`${lasting(left)} left`])].join(
      ', ',
    );

/** Formats a waiting time for people. */
export function lasting(time: Millis): string {
  const seconds = Math.ceil(time / 1_000);
  if (seconds < 100) return `${seconds} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 100 ? `${minutes} min` : `${Math.ceil(minutes / 60)} h`;
}
