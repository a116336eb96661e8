/** What a roll can lead to, and how likely each outcome is: exact, by counting all dice. */
import type { Shield } from '../../mission/names';
import { ACTION_DIE, HITS } from '../../rules/components';
import { rollAgainst } from '../../rules/shields';

/** The dice of one agent against one test. */
export type Attempt = {
  readonly dice: number;
  /** Hits that are certain. */
  readonly bonus: number;
  readonly resistance: number;
};
/** Everything that an outcome costs; nothing, if the test is won. */
export type Consequence = {
  readonly isWon: boolean;
  readonly life: number;
  readonly units: number;
  readonly specials: number;
};
export type Odds = Consequence & { readonly chance: number };

type Counts = ReadonlyMap<string, { hits: number; skulls: number; chance: number }>;

const FACE = 1 / ACTION_DIE.length;

/** The best first; a roll that can end in two ways gives both their share. */
export function chancesOfRoll(
  shields: readonly Shield[],
  { dice, bonus, resistance }: Attempt,
): readonly Odds[] {
  const found = new Map<string, Odds>();
  for (const { hits, skulls, chance } of thrownBy(dice).values()) {
    const roll = rollAgainst(shields, { hits: hits + bonus, skulls, resistance });
    const { isWon } = roll;
    const cost = isWon ? FREE : roll;
    const { life, units, specials } = cost;
    const key = `${isWon} ${life} ${units} ${specials}`;
    const before = found.get(key)?.chance ?? 0;
    found.set(key, { isWon, life, units, specials, chance: before + chance });
  }
  return [...found.values()].sort((one, other) => weightOf(one) - weightOf(other));
}

const FREE = { life: 0, units: 0, specials: 0 };

const weightOf = ({ isWon, life, units, specials }: Consequence): number =>
  isWon ? -1 : life * 100 + units * 10 + specials;

/** How many hits and skulls so many dice show together. */
function thrownBy(dice: number): Counts {
  let all: Counts = new Map([['0 0', { hits: 0, skulls: 0, chance: 1 }]]);
  for (let die = 0; die < dice; die++) all = withOneMore(all);
  return all;
}

function withOneMore(all: Counts): Counts {
  const next = new Map<string, { hits: number; skulls: number; chance: number }>();
  for (const { hits, skulls, chance } of all.values()) {
    for (const face of ACTION_DIE) {
      const many = { hits: hits + HITS[face], skulls: skulls + (face === 'skull' ? 1 : 0) };
      const key = `${many.hits} ${many.skulls}`;
      const before = next.get(key)?.chance ?? 0;
      next.set(key, { ...many, chance: before + chance * FACE });
    }
  }
  return next;
}

/** Whole percents that add up to a hundred; what is possible never shows as 0. */
export function percents(chances: readonly number[]): readonly number[] {
  const rounded = chances.map(chance => Math.max(1, Math.round(chance * 100)));
  const over = rounded.reduce((sum, it) => sum + it, 0) - 100;
  const largest = rounded.indexOf(Math.max(...rounded));
  return rounded.map((it, at) => (at === largest ? it - over : it));
}
