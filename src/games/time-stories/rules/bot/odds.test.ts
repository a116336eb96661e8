import { partiesOf } from '../../mission/check/parties';
import { codeHash } from '../../mission/codes';
import { MISSIONS } from '../../missions/missions';
import {
  medianRun,
  meanOf,
  type SizeOdds,
  missionOdds,
  partyMedians,
  quantile,
  shareBy,
  shareIn,
  shareOfEnd,
  SIZES,
  type TeamOutcome,
  unitsNeeded,
} from './odds';
import { NO_MEMORY } from './memory';
import { playedBy } from './playing';
import { OPEN_CODE, simulated } from './simulated';
import { isKnownFrom } from './situation';
import { missedTargets } from './targets';

const [FIRST_HOUR, DAY_BEFORE] = MISSIONS as unknown as [
  (typeof MISSIONS)[0],
  (typeof MISSIONS)[0],
];
const TEAMS = Number(process.env.TEAMS ?? 20);

const outcome = (party: string, run: number | null, units = 10): TeamOutcome => ({
  party: party.split(' '),
  run,
  units,
  ends: [...Array.from({ length: (run ?? 3) - 1 }, () => 'time'), run === null ? 'time' : 'warm'],
});
const FEW = [
  outcome('a b', 2, 20),
  outcome('a b', 4, 30),
  outcome('a c', 3, 40),
  outcome('a c', null),
];

test('[X7] medians, shares and the slowest party', () => {
  expect(medianRun(FEW)).toBe(3);
  expect(medianRun([outcome('a', 1), outcome('a', null), outcome('a', null)])).toBe(Infinity);
  expect([1, 2, 3, 6].map(run => shareBy(FEW, run))).toEqual([0, 0.25, 0.5, 0.75]);
  expect(shareIn(FEW, 4)).toBe(0.25);
  expect(unitsNeeded(FEW)).toEqual([20, 30, 40]);
  expect([quantile([3, 1, 2], 0), quantile([3, 1, 2], 0.9)]).toEqual([1, 3]);
  expect(shareOfEnd(FEW, 'warm')).toBe(3 / 12);
  expect(partyMedians(FEW)).toEqual([
    { party: ['a', 'c'], median: 3 },
    { party: ['a', 'b'], median: 2 },
  ]);
});

const odds = (part: Partial<SizeOdds>): SizeOdds => ({
  size: 2,
  knowing: [{ end: 'warm', teams: [outcome('a b', 2, 22)] }],
  explorers: [outcome('a b', 3)],
  ...part,
});
const knowing = (units: number): Partial<SizeOdds> => ({
  knowing: [{ end: 'warm', teams: [outcome('a b', 2, units)] }],
});
const exploring = (...runs: (number | null)[]): Partial<SizeOdds> => ({
  explorers: runs.map(run => outcome('a b', run)),
});

test.each<[what: string, part: Partial<SizeOdds>, says: RegExp | null]>([
  ['45 % of a run', knowing(19.8), null],
  ['less than 45 %', knowing(19.7), /warm takes 45 % of a run/],
  ['65 %', knowing(28.6), null],
  ['more than 65 %', knowing(28.7), /warm takes 65 % of a run/],
  ['a median of 2', exploring(2), null],
  ['a median of 4', exploring(4), null],
  ['a median of 1', exploring(1), /in run 1 \(median\)/],
  ['a median of 5', exploring(5), /in run 5 \(median\)/],
  [
    '2 % in the first run',
    exploring(1, ...Array<number>(49).fill(3)),
    /2 % succeed in the first run/,
  ],
  ['less than that', exploring(1, ...Array<number>(50).fill(3)), null],
  ['95 % by run 6', exploring(null, ...Array<number>(19).fill(3)), null],
  [
    'less than that by run 6',
    exploring(7, ...Array<number>(18).fill(3)),
    /only 95 % succeed by run 6/,
  ],
  ['a party that is too slow', exploring(6), /a, b need 6 runs/],
])('[X8] a target is missed or met: %s', (_what, part, says) => {
  const missed = missedTargets(DAY_BEFORE, odds(part));
  if (says) expect(missed.join()).toMatch(says);
  else expect(missed).toEqual([]);
});

test('[X7] one word opens every code of a simulated mission, and none of the real one', () => {
  const { id, cards } = simulated(DAY_BEFORE);
  const hashes = (all: typeof cards) =>
    Object.values(all).flatMap(({ acts }) =>
      Object.values(acts).flatMap(act => (act.kind === 'code' ? [act.hash] : [])),
    );
  expect(hashes(cards)).toEqual(hashes(DAY_BEFORE.cards).map(() => codeHash(id, OPEN_CODE)));
  expect(hashes(DAY_BEFORE.cards)).not.toContain(codeHash(DAY_BEFORE.id, OPEN_CODE));
});

test('[X7] a code can be worked out from what was read in any run', () => {
  const [code] = Object.values(FIRST_HOUR.cards['2B']!.acts);
  if (code?.kind !== 'code' || !code.solvable) throw new Error('there is no such code');
  const known = (cards: readonly string[]) =>
    isKnownFrom({ memory: { ...NO_MEMORY, cards: new Set(cards) }, party: [] }, code.solvable!);
  expect([known(['1C']), known(['1C', '1D'])]).toEqual([false, true]);
});

test('[X7] the same seed plays the same match', () => {
  const { id, lenders } = simulated(FIRST_HOUR);
  const [party = []] = partiesOf(Object.keys(lenders), 3);
  const team = { party, knows: null, seed: 'seven', openCode: OPEN_CODE };
  const [one, other] = [playedBy(id, team, 5), playedBy(id, team, 5)];
  expect(JSON.stringify(other.state)).toBe(JSON.stringify(one.state));
  expect(one.acts).toBeGreaterThan(20);
});

test('[X7] every party of so many lenders is played', () => {
  expect(partiesOf(['a', 'b', 'c', 'd'], 2)).toHaveLength(6);
  expect(partiesOf(['a', 'b'], 3)).toEqual([]);
  const { explorers } = missionOdds(FIRST_HOUR, 2, { teams: 6, seed: 3 });
  expect(new Set(explorers.map(({ party }) => party.join())).size).toBe(6);
});

/** So few teams that know the mission are a sample of the parties, so the bounds are wider than the targets. */
const asked = { teams: TEAMS, seed: 1, knowing: Math.ceil(TEAMS / 4) };

test.each(SIZES)('[X7] [X8] The Day Before suits %i agents', size => {
  const { knowing: known, explorers } = missionOdds(DAY_BEFORE, size, asked);
  const shares = known.map(({ teams }) => meanOf(unitsNeeded(teams)) / DAY_BEFORE.units);
  expect(Math.min(...shares)).toBeGreaterThan(0.4);
  expect(Math.max(...shares)).toBeLessThan(0.72);
  expect(shareBy(explorers, 1)).toBe(0);
  expect(shareBy(explorers, 6)).toBeGreaterThanOrEqual(0.9);
  expect([2, 3, 4]).toContain(medianRun(explorers));
});
