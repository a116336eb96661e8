import { makePeerId } from './peerId';
import { commitTo, HEADS, makeNonce, makePhrase, type Share, TAILS } from './phrase';
import { seededBytes } from '../testing/seededBytes';
import { makeCode } from './tableCode';

const random = seededBytes(4);
const code = makeCode(random);
const share = (): Share => ({
  id: makePeerId(random),
  fingerprint: `sha-256 ${Array.from(random(32), byte => byte.toString(16).padStart(2, '0')).join(':')}`,
  nonce: makeNonce(random),
});
const [host, guest] = [share(), share()];

test('there are 256 words, all different, all short', () => {
  const words = HEADS.flatMap(head => TAILS.map(tail => head + tail));
  expect(new Set(words).size).toBe(256);
  expect(words.filter(word => !/^[a-z]{5}$/.test(word))).toEqual([]);
});

test('a phrase has four words, and the same input gives the same phrase', () => {
  expect(makePhrase(code, host, guest)).toMatch(/^[a-z]{5}( [a-z]{5}){3}$/);
  expect(makePhrase(code, { ...host }, { ...guest })).toBe(makePhrase(code, host, guest));
});

test.each<[string, Share, Share]>([
  ['host’s certificate', { ...host, fingerprint: share().fingerprint }, guest],
  ['host’s nonce', { ...host, nonce: makeNonce(random) }, guest],
  ['host', { ...host, id: share().id }, guest],
  ['guest’s certificate', host, { ...guest, fingerprint: share().fingerprint }],
  ['guest’s nonce', host, { ...guest, nonce: makeNonce(random) }],
  ['guest', host, { ...guest, id: share().id }],
  ['order', guest, host],
])('another %s gives another phrase', (_what, one, other) => {
  expect(makePhrase(code, one, other)).not.toBe(makePhrase(code, host, guest));
  expect(makePhrase(makeCode(random), host, guest)).not.toBe(makePhrase(code, host, guest));
});

test.each<[string, Share]>([
  ['nonce', { ...guest, nonce: makeNonce(random) }],
  ['certificate', { ...guest, fingerprint: share().fingerprint }],
  ['guest', { ...guest, id: share().id }],
])('a commitment depends on its %s', (_what, other) => {
  expect(commitTo(code, guest)).toMatch(/^[0-9a-f]{64}$/);
  expect(commitTo(code, other)).not.toBe(commitTo(code, guest));
  expect(commitTo(makeCode(random), guest)).not.toBe(commitTo(code, guest));
});

test('all words are equally frequent', () => {
  const counts = new Map<string, number>();
  for (let n = 0; n < 8000; n++) {
    for (const word of makePhrase(code, host, { ...guest, nonce: String(n) }).split(' '))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const expected = 32_000 / 256;
  const chi = [...counts.values()].reduce(
    (sum, count) => sum + (count - expected) ** 2 / expected,
    0,
  );
  expect(counts.size).toBe(256);
  expect(chi).toBeLessThan(350); // 255 degrees of freedom: exceeded in 1 of 15,000
});
