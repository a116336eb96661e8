/** @jest-environment-options {"customExportConditions": ["umd", "node", "require"]} */
import { MINUTE } from '@/kit/millis';
import { boxesOf, hatchOf, plotOf, spread } from './plot';

const BOX = { left: 0, right: 300, top: 0, bottom: 100 };
const level = (minutes: number, points: number) => ({
  at: minutes * MINUTE,
  points,
  possible: points * 2,
});

test('a level holds until the next one, and the last one to the end', () => {
  const plot = plotOf(0, 30 * MINUTE, 10, BOX);
  const row = [level(0, 0), level(15, 5)];
  expect(plot.steps(row, 'points')).toBe('M0,100L150,100L150,50L300,50L300,50');
  expect(plot.steps(row, 'possible')).toBe('M0,100L150,100L150,0L300,0L300,0');
  expect(plot.steps([], 'points')).toBe('');
});

test('minutes are counted from the start of the match, points are whole', () => {
  const { minutes, points } = plotOf(2_000, 2_000 + 12 * MINUTE, 3, BOX);
  expect(minutes.map(({ label }) => label)).toEqual(['0', '2', '4', '6', '8', '10', '12']);
  expect(minutes[0]?.at).toBe(0);
  expect(points.map(({ label }) => label)).toEqual(['0', '1', '2', '3']);
});

test('a match in which nobody scores has a chart, too', () => {
  const { points, steps } = plotOf(0, 0, 0, BOX);
  expect(points.map(({ label }) => label)).toEqual(['0', '1']);
  expect(steps([level(0, 0)], 'points')).not.toMatch(/NaN/);
});

test.each([
  ['with room enough stay', [10, 50, 90], [10, 50, 90]],
  ['at the same height give way downwards', [50, 50, 50], [50, 60, 70]],
  ['at the bottom are pushed up', [98, 99, 100], [80, 90, 100]],
  ['keep their order, whoever is named first', [52, 50, 10], [60, 50, 10]],
])('labels that %s', (_what, wanted, expected) => {
  expect(spread(wanted, 10, 0, 100)).toEqual(expected);
});

const x = (at: number) => at / 1_000;
const span = (from: number, to: number) => ({ from, to, doing: 'running' as const });

test('two runs in a row can be told apart', () => {
  expect(boxesOf([span(0, 60_000), span(60_000, 120_000)], x, 0, 8)).toBe(
    'M0.0 0h59.4V8h-59.4ZM60.0 0h59.4V8h-59.4Z',
  );
});

test('a hatch stays inside its span', () => {
  const path = hatchOf([span(0, 16_000)], x, 0, 8);
  expect(path).toBe('M0.0 8L8.0 0M4.0 8L12.0 0M8.0 8L16.0 0');
  expect(hatchOf([span(0, 2_000)], x, 0, 8)).toBe('');
});
