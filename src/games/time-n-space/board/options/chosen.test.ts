import { blue, red } from '../../rules/testing/fixture';
import { decodeOptions } from '../../rules/decode';
import { chosenIn, withGlassSeconds, withLevel } from './chosen';

const USUAL = { level: 'normal', innerLinks: false, minutes: 30, glassSeconds: {} };

test.each<[string, unknown, object]>([
  ['nothing', undefined, {}],
  ['null', null, {}],
  ['a list', [1], {}],
  ['unknown keys', { moons: 9 }, {}],
  ['one option alone', { level: 'beginner' }, { level: 'beginner', minutes: 12 }],
  ['one invalid option', { level: 'expert', minutes: 5, innerLinks: true }, { innerLinks: true }],
  ['a fraction of minutes', { minutes: 12.5 }, {}],
  ['text for a number', { minutes: '20' }, {}],
  [
    'one valid glass length and two invalid ones',
    { glassSeconds: { red: 45, green: 46, black: 60 } },
    { glassSeconds: { red: 45 } },
  ],
])('from %s, the readable parts count', (_what, input, expected) => {
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

test('a glass of the usual length is not stored', () => {
  const other = withGlassSeconds(withGlassSeconds(chosenIn({}), red, 45), blue, 90);
  expect(decodeOptions(other)).toMatchObject({ value: { glassSeconds: { red: 45, blue: 90 } } });
  expect(withGlassSeconds(other, red, 60).glassSeconds).toEqual({ blue: 90 });
});
