/** Shields of a test, and one roll against them: four steps of pure arithmetic. */
import type { Fewer, Test } from '../mission/mission';
import type { Shield } from '../mission/names';

const countOf = (shields: readonly Shield[], kind: Shield): number =>
  shields.filter(it => it === kind).length;

export type RollOutcome = {
  readonly left: readonly Shield[];
  readonly isWon: boolean;
  readonly strikesBack: boolean;
  /** The losses of this agent, and of the team. */
  readonly life: number;
  readonly units: number;
  readonly specials: number;
};

/** Hits remove from the left. A test that is won has no further effects. */
export function rollAgainst(
  shields: readonly Shield[],
  { hits, skulls, resistance }: { hits: number; skulls: number; resistance: number },
): RollOutcome {
  const left = shields.slice(hits);
  const guards = countOf(left, 'skull');
  const strikesBack = skulls > 0 && guards > 0 && skulls + guards > resistance;
  const { hearts, units, specials } = penalties(left);
  const life = hearts + (strikesBack ? 1 : 0);
  return { left, isWon: left.length === 0, strikesBack, life, units, specials };
}

const penalties = (left: readonly Shield[]) => ({
  hearts: countOf(left, 'heart'),
  units: countOf(left, 'time'),
  specials: countOf(left, 'special'),
});

/** The price of standing by: every heart, time and special shield, and a life for any skull. */
export function standingBy(
  left: readonly Shield[],
): Pick<RollOutcome, 'life' | 'units' | 'specials'> {
  const { hearts, units, specials } = penalties(left);
  return { life: hearts + (countOf(left, 'skull') > 0 ? 1 : 0), units, specials };
}

/** Adds shields beside their kind, or removes them from the left; one always stays. */
export function withShields(
  shields: readonly Shield[],
  kind: Shield | 'any',
  many: number,
): readonly Shield[] {
  return many < 0 ? fewerShields(shields, kind, -many) : moreShields(shields, kind, many);
}

function fewerShields(
  shields: readonly Shield[],
  kind: Shield | 'any',
  many: number,
): readonly Shield[] {
  const found = shields.findIndex(it => kind === 'any' || it === kind);
  if (many === 0 || found < 0 || shields.length <= 1) return shields;
  return fewerShields(
    shields.filter((_, at) => at !== found),
    kind,
    many - 1,
  );
}

function moreShields(
  shields: readonly Shield[],
  kind: Shield | 'any',
  many: number,
): readonly Shield[] {
  const added = Array.from({ length: many }, (): Shield => (kind === 'any' ? 'blank' : kind));
  const last = shields.lastIndexOf(added[0] ?? 'blank');
  const place = last < 0 ? shields.length : last + 1;
  return [...shields.slice(0, place), ...added, ...shields.slice(place)];
}

/** The shields that are printed, with the party's size taken into account. */
export const printedShields = (
  { shields }: Test,
  fewer: readonly Fewer[],
  lenders: number,
): readonly Shield[] =>
  fewer
    .filter(it => it.lenders === lenders)
    .reduce<readonly Shield[]>((now, { kind, many }) => withShields(now, kind, -many), shields);
