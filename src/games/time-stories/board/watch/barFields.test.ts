import type { Seat } from '../../../../kit/seat';
import { blue, green, position } from '../../rules/testing/fixture';
import { barGroups, barPlan, clockText, LATE_UNITS, returning } from './barFields';

const LISBON = { units: 44, from: 13 * 60, minutes: 15, dusk: 24, night: 19 };

test.each([
  [44, '13:00'],
  [27, '17:15'],
  [1, '23:45'],
  [0, '24:00'],
])('with %i units left the clock of the day says %s', (left, shown) => {
  expect(clockText(LISBON, left)).toBe(shown);
});

test('a clock that runs past midnight begins at 0 again', () => {
  expect(clockText({ ...LISBON, from: 23 * 60 }, 38)).toBe('0:30');
});

test('fields stand together by the hour, and spent ones are painted', () => {
  const groups = barGroups(27, 44, LISBON);
  expect(groups.map(({ label }) => label)).toEqual([
    '13',
    '14',
    '15',
    '16',
    '17',
    '18',
    '19',
    '20',
    '21',
    '22',
    '23',
  ]);
  const fields = groups.flatMap(it => it.fields);
  expect(fields).toHaveLength(44);
  expect(fields.filter(it => it.isPainted)).toHaveLength(17);
  expect(fields.filter(it => it.isLate).map(it => it.left)).toEqual([6, 5, 4, 3, 2, 1]);
  expect(LATE_UNITS).toBe(6);
});

test('without a clock the fields are numbered by the units left, and gained units are added', () => {
  const groups = barGroups(14, 12, null);
  expect(groups.map(({ label }) => label)).toEqual(['14', '10', '6', '2']);
  expect(groups.flatMap(it => it.fields).some(it => it.isPainted)).toBe(false);
});

test('44 fields and ten gaps fill the bar exactly, and the end of it is the end of the time', () => {
  const groups = barGroups(27, 44, LISBON);
  const plan = barPlan(groups, 1816);
  expect(plan.tile).toBeCloseTo(39);
  expect(plan.leftOf(44)).toBe(0);
  expect(plan.leftOf(40)).toBeCloseTo(4 * 39 + 10);
  expect(plan.leftOf(1) + plan.tile).toBeCloseTo(1816);
  expect(plan.leftOf(0)).toBe(1816);
});

test('agents wait in the vortex at the unit of their return, together if it is the same', () => {
  const state = position({
    agents: { blue: { vortex: 9 }, green: { vortex: 9 }, pink: { vortex: 0 } },
  });
  expect(returning(state)).toEqual([{ left: 9, figures: [blue, green] satisfies Seat[] }]);
});
