import { COLOURS, TASKS } from '../../rules/components';
import { seatColour, tintOf } from './colours';
import { figureOf } from './figures';
import { seatName } from './naming';
import { HOURS } from './signs';

test.each([
  ['figure', (seat: (typeof COLOURS)[number]) => figureOf(seat).shape],
  ['colour', seatColour],
  ['English name', (seat: (typeof COLOURS)[number]) => seatName('en', seat)],
  ['German name', (seat: (typeof COLOURS)[number]) => seatName('de', seat)],
])('four players differ by their %s alone', (_what, look) => {
  expect(new Set(COLOURS.map(seat => look(seat))).size).toBe(4);
});

test.each([
  ['tint', (task: (typeof TASKS)[number]) => tintOf(task).glass],
  ['hour', (task: (typeof TASKS)[number]) => HOURS[task]],
])('seven actions differ by their %s', (_what, look) => {
  expect(new Set(TASKS.map(task => look(task))).size).toBe(7);
});

test('no action has the place of the charging station', () => {
  expect(Object.values(HOURS)).not.toContain(6);
});

test('no action has the enamel of a player', () => {
  const enamels = COLOURS.map(seatColour);
  for (const task of TASKS) expect(enamels).not.toContain(tintOf(task).glass);
});
