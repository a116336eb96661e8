import { actsOf, isAnswered, linePlans, pointsAfter } from './answers';

const RICH = { crystals: 2, bots: [] };
const POOR = { crystals: 0, bots: ['time', 'card'] } as const;

test('a crystal crosses by itself, line after line', () => {
  const plans = linePlans([34, 50], RICH, []);
  expect(plans.map(({ answer }) => answer)).toEqual(['crystal', 'crystal']);
  expect(pointsAfter(33, 20, plans)).toBe(53);
  expect(actsOf(plans)).toEqual([
    { type: 'cross', bot: null },
    { type: 'cross', bot: null },
  ]);
});

test('a bot is only sent home when it is chosen, and only once', () => {
  const open = linePlans([34, 50], POOR, []);
  expect(open).toEqual([{ line: 34, answer: undefined, ways: ['time', 'card'] }]);
  expect(isAnswered(open)).toBe(false);
  const [, second] = linePlans([34, 50], POOR, ['time']);
  expect(second?.ways).toEqual(['card']);
});

test('after a stop no further line is asked about', () => {
  const plans = linePlans([34, 50], RICH, ['stop']);
  expect(plans).toHaveLength(1);
  expect(pointsAfter(30, 25, plans)).toBe(33);
});

test('with neither crystal nor bot the counter stops and nothing is asked', () => {
  const plans = linePlans([34], { crystals: 0, bots: [] }, []);
  expect(isAnswered(plans)).toBe(true);
  expect(pointsAfter(33, 4, plans)).toBe(33);
  expect(actsOf(plans)).toEqual([]);
});

test('an answer that cannot be paid any more does not count', () => {
  expect(linePlans([34], POOR, ['crystal'])[0]?.answer).toBeUndefined();
});
