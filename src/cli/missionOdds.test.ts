import { MISSIONS } from '../games/time-stories/missions/missions';
import type { SizeOdds, TeamOutcome } from '../games/time-stories/rules/bot/odds';
import { oddsTable } from './missionOdds';

const DAY_BEFORE = MISSIONS.find(({ id }) => id === 'day-before')!;
const team = (run: number | null, units: number, ...ends: string[]): TeamOutcome => ({
  party: ['xan', 'thomas'],
  run,
  units,
  ends,
});
const odds = (size: number, units: number): SizeOdds => ({
  size,
  knowing: [{ end: 'warm', teams: [team(2, units, 'time', 'warm')] }],
  explorers: [team(2, 30, 'time', 'warm'), team(3, 40, 'time', 'exposed', 'cold')],
});

test('a table has a column for each size, and says which targets are missed', () => {
  const lines = oddsTable(DAY_BEFORE, [odds(2, 22), odds(4, 44)]);
  const row = (name: string) =>
    lines
      .find(line => line.trim().startsWith(name))
      ?.trim()
      .split(/ {2,}/)
      .slice(1);
  expect(lines[0]?.trim().split(/ {2,}/)).toEqual(['2 agents', '4 agents']);
  expect(row('units, mean')).toEqual(['22.0', '44.0']);
  expect(row('share of one run')).toEqual(['50 %', '100 %']);
  expect(row('median run')).toEqual(['2', '2']);
  expect([2, 3].map(run => row(`succeed in run ${run}`))).toEqual([
    ['50 %', '50 %'],
    ['50 %', '50 %'],
  ]);
  expect(row('by run 6')).toEqual(['100 %', '100 %']);
  expect(row('runs that end with “exposed”')).toEqual(['20 %', '20 %']);
  expect(lines.at(-1)).toBe('4 agents: warm takes 100 % of a run, and not 45 to 65 %');
  expect(oddsTable(DAY_BEFORE, [odds(2, 22)]).at(-1)).toBe('Every target is met.');
});

test('all lines are aligned, and no team that knows the mission needs to succeed', () => {
  const none = { ...odds(2, 22), knowing: [{ end: 'warm', teams: [team(null, 44, 'time')] }] };
  const lines = oddsTable(DAY_BEFORE, [none]);
  const cells = lines.slice(0, lines.indexOf('')).filter(line => /( %|\d|–)$/.test(line));
  const wide = cells.map(line => line.length);
  expect(new Set(wide).size).toBe(1);
  expect(cells.filter(line => line.endsWith('–'))).toHaveLength(3);
  expect(lines.at(-1)).toBe('2 agents: no team reaches warm');
});
