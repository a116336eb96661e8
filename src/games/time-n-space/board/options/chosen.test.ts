import { blue, red } from '../../rules/testing/fixture';
import { decodeOptions } from '../../rules/decode';
import { chosenIn, withGlassSeconds, withLevel } from './chosen';

const USUAL = { level: 'normal', innerLinks: false, minutes: 30, glassSeconds: {} };

test.each<[string, unknown, object]>([
  ['nothing', undefined, {}],
  ['null', null, {}],
  ['a list', [1], {}],
  ['what nobody knows', { moons: 9 }, {}],
  ['a part', { level: 'beginner' }, { level: 'beginner', minutes: 12 }],
  [
    'a part that cannot be',
    { level: 'expert', minutes: 5, innerLinks: true },
    { innerLinks: true },
  ],
  ['minutes that are not whole', { minutes: 12.5 }, {}],
  ['text for a number', { minutes: '20' }, {}],
  [
    'one glass that can be, and two that cannot',
    { glassSeconds: { red: 45, green: 46, black: 60 } },
    { glassSeconds: { red: 45 } },
  ],
])('of %s, what can be read counts', (_what, input, expected) => {
  expect(chosenIn(input)).toEqual({ ...USUAL, ...expected });
});

test.each([
  [30, 12],
  [20, 20],
])('from %d minutes of a normal match, a beginner’s match gets %d', (minutes, expected) => {
  const beginner = withLevel(chosenIn({ minutes }), 'beginner');
  expect(beginner.minutes).toBe(expected);
  expect(withLevel(beginner, 'normal').minutes).toBe(minutes);
});

test('a glass of the usual length is not written down', () => {
  const other = withGlassSeconds(withGlassSeconds(chosenIn({}), red, 45), blue, 90);
  expect(decodeOptions(other)).toMatchObject({ value: { glassSeconds: { red: 45, blue: 90 } } });
  expect(withGlassSeconds(other, red, 60).glassSeconds).toEqual({ blue: 90 });
});
