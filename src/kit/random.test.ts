import fc from 'fast-check';
import { type Chance, chanceOf, chances, pick, shuffled } from './random';

const drawn = (seed: number, count: number): Chance[] => {
  const next = chances(seed);
  return Array.from({ length: count }, next);
};
const in32Bits = (row: readonly Chance[]) => row.map(chance => chance * 2 ** 32);
const upTo = (count: number) => Array.from({ length: count }, (_, n) => n);

// Pictures, sounds and seeded tests depend on these values.
test.each([
  [0, [3436551329, 2168538570, 294043705]],
  [1, [2067756965, 3740898664, 1029832385]],
  [0.5, [1898807462, 38832528, 3783321267]],
  [-1, [933448080, 1246489732, 1317379173]],
  [2 ** 32, [3865183366, 187764600, 2693623665]],
  [1234567890.25, [1177822973, 4231059770, 2285296931]],
])('the numbers of seed %d never change', (seed, row) => {
  expect(in32Bits(drawn(seed, 3))).toEqual(row);
});

test('a shuffle never changes, nor do the numbers drawn after it', () => {
  const next = chances(0.5);
  expect(shuffled([...'abcdefgh'], next).join('')).toBe('gcbehfad');
  expect(next()).toBe(drawn(0.5, 8)[7]);
});

const anySeed = fc.double({ min: -(2 ** 40), max: 2 ** 40, noNaN: true });
const isChance = (chance: Chance) => chance >= 0 && chance < 1;

test('a seed determines all numbers, and each is between 0 and 1', () => {
  fc.assert(
    fc.property(anySeed, seed => {
      expect(drawn(seed, 20)).toEqual(drawn(seed, 20));
      expect(drawn(seed, 20).every(isChance)).toBe(true);
    }),
  );
});

test.each([
  ['whole', (n: number) => n],
  ['negative', (n: number) => -n],
  ['beyond 32 bits', (n: number) => n * 2 ** 32],
  ['fractions', (n: number) => n / 10_000],
  ['the finest fractions', (n: number) => n / 2 ** 32],
])('other seeds, other rows: %s', (_which, seed) => {
  const rows = upTo(1_000).map(n => drawn(seed(n), 2).join());
  expect(new Set(rows).size).toBe(1_000);
});

test.each([
  [0, 6, 0],
  [1 / 6, 6, 1],
  [1 / 6 - 2 ** -32, 6, 0],
  [1 - 2 ** -53, 6, 5],
  [0.999, 1, 0],
])('chance %d of %d things picks number %d', (chance, below, expected) => {
  expect(pick(chance, below)).toBe(expected);
});

test('a shuffle keeps every item, and leaves its input unchanged', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9)), anySeed, (things, seed) => {
      const given = Object.freeze([...things]);
      const row = shuffled(given, chances(seed));
      expect(row).not.toBe(given);
      expect(row.toSorted()).toEqual(things.toSorted());
    }),
  );
});

/** Pearson's measure of how far the counts are from equal. */
function unevenness(outcomes: readonly (string | number)[], kinds: number): number {
  const counts = new Map<string | number, number>();
  for (const outcome of outcomes) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  const even = outcomes.length / kinds;
  const never = (kinds - counts.size) * even;
  return [...counts.values()].reduce((sum, count) => sum + (count - even) ** 2 / even, never);
}

test.each([
  ['', 1922787415],
  ['2026-11-18', 3983112648],
  ['2026-11-19', 3764311702],
  ['ä – 🂡', 1265399769],
])('the chance of “%s” never changes', (words, bits) => {
  expect(chanceOf(words) * 2 ** 32).toBe(bits);
});

test('other words give another chance: letters in another order, one more, one less', () => {
  const words = ['ab', 'ba', 'a', 'b', 'abb', 'aab', 'a b', ' ab', 'ab ', 'AB', 'ab\0'];
  expect(new Set(words.map(chanceOf)).size).toBe(words.length);
  expect(words.map(chanceOf).every(isChance)).toBe(true);
});

const MANY = 24_000;
// With 23 degrees of freedom, one fair source in a thousand is less even than this.
const FAIR = 49.7;

test.each([
  ['neighbouring seeds', (n: number) => n],
  ['neighbouring fractions', (n: number) => n / MANY],
])('from %s, all 24 orders of four things are equally frequent', (_which, seed) => {
  const orders = upTo(MANY).map(n => shuffled([...'abcd'], chances(seed(n))).join(''));
  expect(unevenness(orders, 24)).toBeLessThan(FAIR);
});

test('word by word, a die of 24 sides is fair', () => {
  const rolls = upTo(MANY).map(n => pick(chanceOf(`card-${n}`), 24));
  expect(unevenness(rolls, 24)).toBeLessThan(FAIR);
});
