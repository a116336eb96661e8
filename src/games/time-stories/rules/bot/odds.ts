/** How hard a mission is: what teams need that know it, and teams that know nothing. */
import { keysOf } from '../../../../kit/keys';
import { sum } from '../../../../kit/lists';
import { partiesOf } from '../../mission/check/parties';
import type { Mission } from '../../mission/mission';
import type { LenderId } from '../../mission/names';
import { playedBy } from './playing';
import { OPEN_CODE, simulated } from './simulated';

export type TeamOutcome = {
  readonly party: readonly LenderId[];
  /** The number of the run that succeeded; null if none of them did. */
  readonly run: number | null;
  /** What the run that succeeded took. */
  readonly units: number;
  /** How each run ended. */
  readonly ends: readonly string[];
};
type KnowingOdds = { readonly end: string; readonly teams: readonly TeamOutcome[] };
export type SizeOdds = {
  readonly size: number;
  readonly knowing: readonly KnowingOdds[];
  readonly explorers: readonly TeamOutcome[];
};

/** A team gives up after so many runs. */
const GIVES_UP_AFTER = 10;
export const SIZES = [2, 3, 4] as const;

type Asked = {
  readonly teams: number;
  readonly seed: number;
  /** How many of them know the mission, if not all are played so, too. */
  readonly knowing?: number;
  readonly reached?: (team: number) => void;
};

export function missionOdds(mission: Mission, size: number, asked: Asked): SizeOdds {
  const { teams, seed, knowing = teams, reached } = asked;
  const copy = simulated(mission);
  const parties = partiesOf(keysOf(copy.lenders), size);
  const played = (n: number, knows: readonly string[] | null): TeamOutcome => {
    const party = parties[n % parties.length] ?? [];
    const name = `${seed} ${size} ${n} ${knows?.join() ?? ''}`;
    const team = { party, knows, seed: name, openCode: OPEN_CODE };
    const { state } = playedBy(copy.id, team, GIVES_UP_AFTER);
    const last = state.runs[state.runs.length - 1];
    const isWon = copy.ends[last?.end ?? '']?.kind === 'success';
    return {
      party,
      run: isWon ? state.runs.length : null,
      units: copy.units - (last?.units ?? 0),
      ends: state.runs.map(({ end }) => end),
    };
  };
  const successes = keysOf(copy.ends).filter(it => copy.ends[it]?.kind === 'success');
  const all = Array.from({ length: teams }, (_, n) => n);
  return {
    size,
    knowing: successes.map(end => ({
      end,
      teams: all.slice(0, knowing).map(n => played(n, [end])),
    })),
    explorers: all.map(n => {
      reached?.(n + 1);
      return played(n, null);
    }),
  };
}

const never = (outcome: TeamOutcome): number => outcome.run ?? Infinity;

export const quantile = (numbers: readonly number[], share: number): number => {
  const row = [...numbers].sort((one, other) => one - other);
  return row[Math.min(row.length - 1, Math.floor(row.length * share))] ?? NaN;
};

export const meanOf = (numbers: readonly number[]): number => sum(numbers) / numbers.length;

/** The run that half of the teams have succeeded by. */
export const medianRun = (teams: readonly TeamOutcome[]): number =>
  quantile(teams.map(never), 0.499);

export const shareBy = (teams: readonly TeamOutcome[], run: number): number =>
  teams.filter(it => never(it) <= run).length / teams.length;

export const shareIn = (teams: readonly TeamOutcome[], run: number): number =>
  teams.filter(it => it.run === run).length / teams.length;

/** Units of the runs that succeeded. */
export const unitsNeeded = (teams: readonly TeamOutcome[]): readonly number[] =>
  teams.filter(({ run }) => run !== null).map(({ units }) => units);

/** The share of all runs that end so. */
export function shareOfEnd(teams: readonly TeamOutcome[], end: string): number {
  const ends = teams.flatMap(it => it.ends);
  return ends.filter(it => it === end).length / Math.max(1, ends.length);
}

type PartyMedian = { readonly party: readonly LenderId[]; readonly median: number };

/** The slowest first. */
export function partyMedians(teams: readonly TeamOutcome[]): readonly PartyMedian[] {
  const names = [...new Set(teams.map(({ party }) => party.join()))];
  return names
    .map(name => {
      const own = teams.filter(({ party }) => party.join() === name);
      return { party: own[0]?.party ?? [], median: medianRun(own) };
    })
    .sort((one, other) => other.median - one.median);
}
