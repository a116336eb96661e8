/** Runs one storm after another, and returns the faults of each with the totals of all. */
import type { AnyGame } from '../../games/game';
import { verdict } from './verdict';
import { type Samples, weatherOf } from './weather';

export type Faulty = { readonly seed: number; readonly faults: readonly string[] };
export type Totals = Readonly<Record<string, number>>;
type Storms = { readonly faulty: readonly Faulty[]; readonly totals: Totals };

/** A storm that throws must still report its seed. */
function weathered(
  game: AnyGame,
  samples: Samples,
  seed: number,
): { faults: string[]; counts: Totals } {
  try {
    const { faults, aftermath } = verdict(game, seed, weatherOf(game, samples, seed));
    return { faults, counts: { ...aftermath.counts, storms: 1 } };
  } catch (error) {
    return { faults: [`thrown: ${(error as Error).message}`], counts: { storms: 1 } };
  }
}

export function storms(
  game: AnyGame,
  samples: Samples,
  seeds: readonly number[],
  each: (seed: number, faults: readonly string[]) => void = () => {},
): Storms {
  const faulty: Faulty[] = [];
  const totals: Record<string, number> = {};
  for (const seed of seeds) {
    const { faults, counts } = weathered(game, samples, seed);
    each(seed, faults);
    if (faults.length > 0) faulty.push({ seed, faults });
    for (const [what, n] of Object.entries(counts)) totals[what] = (totals[what] ?? 0) + n;
  }
  return { faulty, totals };
}

export const seedsFrom = (first: number, count: number): number[] =>
  Array.from({ length: count }, (_, n) => first + n);
