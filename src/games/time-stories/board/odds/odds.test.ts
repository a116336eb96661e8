import { chances } from '@/kit/random';
import type { Shield } from '../../mission/names';
import { hitsOf, skullsOf, thrown } from '../../rules/dice';
import { rollAgainst } from '../../rules/shields';
import { chancesOfRoll, percents } from './odds';

const shields = (signs: string): readonly Shield[] =>
  [...signs].map(
    sign =>
      (({ b: 'blank', s: 'skull', t: 'time', h: 'heart', e: 'special' }) as const)[
        sign as 'b' | 's' | 't' | 'h' | 'e'
      ],
  );
const none = { bonus: 0, resistance: 9 };

test('one die against one plain shield wins with three of six faces', () => {
  const [won, lost] = chancesOfRoll(shields('b'), { ...none, dice: 1 });
  expect(won).toMatchObject({ isWon: true });
  expect(won?.chance).toBeCloseTo(1 / 2, 10);
  expect(lost?.chance).toBeCloseTo(1 / 2, 10);
});

test('four dice against a plain and two eye shields: done, one eye more, two eyes', () => {
  const odds = chancesOfRoll(shields('bee'), { ...none, dice: 4 });
  expect(odds.map(({ isWon, specials }) => [isWon, specials])).toEqual([
    [true, 0],
    [false, 1],
    [false, 2],
  ]);
  expect(percents(odds.map(({ chance }) => chance))).toEqual([52, 25, 23]);
});

test('a counter-attack is part of the odds, and depends on the resistance', () => {
  const weak = chancesOfRoll(shields('ss'), { dice: 2, bonus: 0, resistance: 1 });
  const strong = chancesOfRoll(shields('ss'), { dice: 2, bonus: 0, resistance: 9 });
  expect(weak.some(({ life }) => life === 1)).toBe(true);
  expect(strong.some(({ life }) => life === 1)).toBe(false);
});

test('hits that are certain count before any die', () => {
  const [only] = chancesOfRoll(shields('bb'), { dice: 3, bonus: 2, resistance: 0 });
  expect(only).toMatchObject({ isWon: true });
  expect(only?.chance).toBeCloseTo(1, 10);
});

test.each([
  ['bbbh', 4, 2],
  ['ssbt', 3, 1],
  ['bteh', 5, 0],
])('%s with %i dice and resistance %i: counted and thrown agree', (signs, dice, resistance) => {
  const next = chances(5);
  const many = 20_000;
  const found = new Map<string, number>();
  for (let n = 0; n < many; n++) {
    const faces = thrown(dice, next);
    const roll = rollAgainst(shields(signs), {
      hits: hitsOf(faces),
      skulls: skullsOf(faces),
      resistance,
    });
    const key = roll.isWon ? 'won' : `${roll.life} ${roll.units} ${roll.specials}`;
    found.set(key, (found.get(key) ?? 0) + 1 / many);
  }
  const odds = chancesOfRoll(shields(signs), { dice, bonus: 0, resistance });
  expect(odds.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 10);
  for (const { isWon, life, units, specials, chance } of odds)
    expect(found.get(isWon ? 'won' : `${life} ${units} ${specials}`) ?? 0).toBeCloseTo(chance, 1);
});

test('percents add up to a hundred, and what is possible is never 0', () => {
  expect(percents([0.5, 0.496, 0.004])).toEqual([49, 50, 1]);
  expect(percents([1])).toEqual([100]);
});
