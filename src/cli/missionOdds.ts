/** `npm run mission -- odds`: how hard a mission is, as a table. */
import {
  meanOf,
  medianRun,
  partyMedians,
  quantile,
  shareBy,
  shareIn,
  shareOfEnd,
  type SizeOdds,
  unitsNeeded,
} from '../games/time-stories/rules/bot/odds';
import type { Mission } from '../games/time-stories/mission/mission';
import { missedTargets } from '../games/time-stories/rules/bot/targets';

type Row = readonly [name: string, ...cells: string[]];

const percent = (share: number): string =>
  Number.isNaN(share) ? '–' : `${Math.round(share * 100)} %`;
const decimal = (number: number): string => (Number.isNaN(number) ? '–' : number.toFixed(1));
const runOf = (run: number): string => (run === Infinity ? 'never' : String(run));

export function oddsTable(mission: Mission, odds: readonly SizeOdds[]): readonly string[] {
  const rows: readonly Row[] = [
    ['', ...odds.map(({ size }) => `${size} agents`)],
    ...knowingRows(mission, odds),
    ...explorerRows(mission, odds),
  ];
  const missed = odds.flatMap(it => missedTargets(mission, it));
  return [...aligned(rows), '', ...(missed.length > 0 ? missed : ['Every target is met.'])];
}

function knowingRows({ units }: Mission, odds: readonly SizeOdds[]): readonly Row[] {
  const ends = odds[0]?.knowing.map(({ end }) => end) ?? [];
  const needed = (end: string) =>
    odds.map(({ knowing }) => unitsNeeded(knowing.find(it => it.end === end)?.teams ?? []));
  return ends.flatMap((end): readonly Row[] => [
    [`Teams that know the mission, to “${end}”`],
    ['  units, mean', ...needed(end).map(it => decimal(meanOf(it)))],
    ['  units, nine of ten teams', ...needed(end).map(it => decimal(quantile(it, 0.9)))],
    ['  share of one run', ...needed(end).map(it => percent(meanOf(it) / units))],
  ]);
}

function explorerRows({ ends }: Mission, odds: readonly SizeOdds[]): readonly Row[] {
  const teams = odds.map(({ explorers }) => explorers);
  const last = Math.max(2, ...teams.flat().map(({ run }) => run ?? 0));
  const runs = Array.from({ length: last }, (_, n) => n + 1);
  return [
    ['Explorers, who know nothing'],
    ['  median run', ...teams.map(it => runOf(medianRun(it)))],
    ...runs.map((run): Row => [
      `  succeed in run ${run}`,
      ...shares(teams, it => shareIn(it, run)),
    ]),
    ['  by run 6', ...shares(teams, it => shareBy(it, 6))],
    ['  units of that run', ...teams.map(it => decimal(meanOf(unitsNeeded(it))))],
    ...Object.keys(ends).map((end): Row => [
      `  runs that end with “${end}”`,
      ...shares(teams, it => shareOfEnd(it, end)),
    ]),
    ['  slowest party (median)', ...teams.map(it => runOf(partyMedians(it)[0]?.median ?? NaN))],
  ];
}

const shares = (
  teams: readonly SizeOdds['explorers'][],
  share: (teams: SizeOdds['explorers']) => number,
): readonly string[] => teams.map(it => percent(share(it)));

function aligned(rows: readonly Row[]): readonly string[] {
  const first = Math.max(...rows.filter(it => it.length > 1).map(([name]) => name.length));
  return rows.map(([name, ...cells]) =>
    [name.padEnd(first), ...cells.map(it => it.padStart(10))].join('  ').trimEnd(),
  );
}
