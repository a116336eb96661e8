/** Measures contenders in turns, so that other load on the machine slows all alike. */
/** Prepares a round before the timer starts. */
export type Contender = () => Round;
export type Round = { readonly acts: number; readonly run: () => void; readonly done?: () => void };

const WARM_UP = 8;
const ROUNDS = 25;

/** Acts per second of each contender: the median of its rounds. */
export function raced(contenders: readonly Contender[]): number[] {
  const rates = contenders.map((): number[] => []);
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    for (const [n, contender] of contenders.entries()) {
      const rate = timed(contender);
      if (round >= 0) rates[n]?.push(rate);
    }
  }
  return rates.map(some => quantile(some, 0.5));
}

function timed(ready: Contender): number {
  const { acts, run, done } = ready();
  const start = performance.now();
  run();
  const seconds = (performance.now() - start) / 1_000;
  done?.();
  return acts / seconds;
}

export function quantile(numbers: readonly number[], part: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
}
