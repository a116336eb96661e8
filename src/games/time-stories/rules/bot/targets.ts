/** What a long mission should be like, and where one misses that. */
import type { Mission } from '../../mission/mission';
import { meanOf, medianRun, partyMedians, shareBy, type SizeOdds, unitsNeeded } from './odds';

const KNOWING = { least: 0.45, most: 0.65 };
const MEDIAN = { least: 2, most: 4 };
const IN_FIRST = 0.02;
const LATE = { run: 6, share: 0.95 };
const SLOWEST_PARTY = 5;

const percent = (share: number): string => `${Math.round(share * 100)} %`;

export function missedTargets({ units }: Mission, odds: SizeOdds): readonly string[] {
  const { size, knowing, explorers } = odds;
  const median = medianRun(explorers);
  const isOff = median < MEDIAN.least || median > MEDIAN.most;
  const late = shareBy(explorers, LATE.run);
  const slow = partyMedians(explorers).filter(it => it.median > SLOWEST_PARTY);
  const first = shareBy(explorers, 1);
  return [
    ...knowing.flatMap(({ end, teams }) => {
      const needed = unitsNeeded(teams);
      if (needed.length === 0) return [`no team reaches ${end}`];
      const share = meanOf(needed) / units;
      return share >= KNOWING.least && share <= KNOWING.most
        ? []
        : [`${end} takes ${percent(share)} of a run, and not 45 to 65 %`];
    }),
    ...(first < IN_FIRST ? [] : [`${percent(first)} succeed in the first run`]),
    ...(isOff ? [`explorers succeed in run ${median} (median), and not in run 2 to 4`] : []),
    ...(late >= LATE.share ? [] : [`only ${percent(late)} succeed by run ${LATE.run}`]),
    ...slow.map(({ party, median: run }) => `${party.join(', ')} need ${run} runs (median)`),
  ].map(text => `${size} agents: ${text}`);
}
