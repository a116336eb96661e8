import { createCipheriv, createHash } from 'node:crypto';
import { actChances, dealChances, isSeed, seedFrom, seedOf } from './chance';
import { type Chances, pick, shuffled } from './random';

const SEED = '00112233445566778899aabbccddeeff';
const upTo = (count: number) => Array.from({ length: count }, (_, n) => n);
const drawn = (next: Chances, count: number) => upTo(count).map(next);

/** Computes the same stream with Node's own ciphers. */
function keystream(seed: string, moment: number, count: number): number[] {
  const key = createHash('sha256').update(`sandtable chance ${seed}`).digest();
  const nonce = Buffer.alloc(16); // 4 bytes of counter, 12 of nonce
  nonce.writeUInt32LE(moment, 4);
  const bytes = createCipheriv('chacha20', key, nonce).update(Buffer.alloc(4 * count));
  return upTo(count).map(n => bytes.readUInt32LE(4 * n) / 2 ** 32);
}

test('a deal draws from ChaCha20 keyed by its seed, across block borders', () => {
  expect(drawn(dealChances(SEED), 100)).toEqual(keystream(SEED, 0, 100));
});

test.each([0, 1, 4_999])(
  'the act at place %d of the log draws in the same way, from another stream',
  ply => {
    expect(drawn(actChances(SEED, ply), 40)).toEqual(keystream(SEED, ply + 1, 40));
  },
);

test('two streams of the same deal do not disturb each other', () => {
  const [one, other] = [dealChances(SEED), dealChances(SEED)];
  expect([one(), other(), one(), other()]).toEqual(
    drawn(dealChances(SEED), 2).flatMap(n => [n, n]),
  );
});

test('a seed that differs in its last bit gives another deal', () => {
  const cards = upTo(52);
  const dealt = (seed: string) => shuffled(cards, dealChances(seed));
  expect(dealt(SEED)).toEqual(dealt(SEED));
  expect(dealt(`${SEED.slice(0, -1)}e`)).not.toEqual(dealt(SEED));
});

test.each([
  [SEED, true],
  ['', false],
  [SEED.toUpperCase(), false],
  [SEED.slice(1), false],
  [`${SEED}0`, false],
  ['7', false],
])('“%s” as a seed: %p', (text, is) => {
  expect(isSeed(text)).toBe(is);
});

test('a short name stands for one seed, as a number or as a word', () => {
  expect(seedOf(5)).toBe(
    createHash('sha256').update('sandtable seed 5').digest('hex').slice(0, 32),
  );
  expect([seedFrom(5), seedFrom('5'), seedFrom(SEED)]).toEqual([seedOf(5), seedOf(5), SEED]);
  expect(new Set(upTo(1_000).map(seedOf)).size).toBe(1_000);
});

/** Pearson's measure of how far the counts are from equal. */
function unevenness(rolls: readonly number[], kinds: number): number {
  const even = rolls.length / kinds;
  const counts = upTo(kinds).map(kind => rolls.filter(roll => roll === kind).length);
  return counts.reduce((sum, count) => sum + (count - even) ** 2 / even, 0);
}

const MANY = 24_000;
// With 23 degrees of freedom, one fair source in a thousand is less even than this.
const FAIR = 49.7;

test.each([
  ['within a deal', () => drawn(dealChances(SEED), MANY)],
  ['act by act', () => upTo(MANY).map(ply => actChances(SEED, ply)())],
  ['seed by seed', () => upTo(MANY).map(n => dealChances(seedOf(n))())],
])('%s, a die of 24 sides is fair', (_which, chances) => {
  expect(
    unevenness(
      chances().map(chance => pick(chance, 24)),
      24,
    ),
  ).toBeLessThan(FAIR);
});
