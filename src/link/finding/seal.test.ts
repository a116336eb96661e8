import fc from 'fast-check';
import { makeSecret } from './invite';
import { knockKey, sealKey } from './keys';
import { makePeerId } from './peerId';
import { type Bond, createSealer } from './seal';
import { seededBytes } from '../testing/seededBytes';
import { makeCode } from './tableCode';

const random = seededBytes(2);
const code = makeCode(random);
const secret = makeSecret(random);
const key = sealKey(secret, code);
const [host, guest, third] = [makePeerId(random), makePeerId(random), makePeerId(random)];
const atHost: Bond = { code, side: 'host', me: host, peer: guest };
const atGuest: Bond = { code, side: 'guest', me: guest, peer: host };
const words = Uint8Array.of(1, 2, 3);

const sealer = (bond: Bond, by = key) => createSealer(by, bond, random);
const refused = (why: string) => ({ ok: false, why });

test('either side opens what the other has sealed', () => {
  const [here, there] = [sealer(atHost), sealer(atGuest)];
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 2000 }), bytes => {
      expect(there.open(here.seal(bytes))).toEqual({ ok: true, bytes });
      expect(here.open(there.seal(bytes))).toEqual({ ok: true, bytes });
    }),
  );
});

test('nothing of the plain text can be seen, and the same text never looks the same twice', () => {
  const here = sealer(atHost);
  const [one, two] = [here.seal(words), here.seal(words)];
  expect(one.slice(28)).not.toEqual(two.slice(28));
  expect(Buffer.from(one).includes(Buffer.from(words))).toBe(false);
});

test.each([
  ['another table’s secret', atHost, atGuest, sealKey(makeSecret(random), code)],
  ['the code alone', atHost, atGuest, knockKey(code)],
  ['the secret at another table', atHost, atGuest, sealKey(secret, makeCode(random))],
])('%s opens nothing and forges nothing', (_what, from, to, other) => {
  expect(sealer(to, other).open(sealer(from).seal(words))).toEqual(refused('not-ours'));
  expect(sealer(to).open(sealer(from, other).seal(words))).toEqual(refused('not-ours'));
});

test.each<[string, Bond, Bond]>([
  ['handed back to its writer', atHost, atHost],
  ['handed to another guest', atHost, { ...atGuest, me: third }],
  ['claimed to be from another guest', atGuest, { ...atHost, peer: third }],
  ['claimed to be from the other side', atGuest, { ...atHost, side: 'guest' }],
  ['handed to another table', atGuest, { ...atHost, code: makeCode(random) }],
])('an envelope %s is refused', (_what, from, to) => {
  expect(sealer(to).open(sealer(from).seal(words))).toEqual(refused('not-ours'));
});

test('an envelope opens once, in whatever order they come', () => {
  const [here, there] = [sealer(atHost), sealer(atGuest)];
  const envelopes = [1, 2, 3].map(n => here.seal(Uint8Array.of(n)));
  for (const envelope of [...envelopes].reverse()) expect(there.open(envelope).ok).toBe(true);
  for (const envelope of envelopes) expect(there.open(envelope)).toEqual(refused('repeated'));
});

test('a very late envelope counts as a repeat, and memory does not grow', () => {
  const [here, there] = [sealer(atHost), sealer(atGuest)];
  const late = here.seal(words);
  for (let n = 0; n < 3000; n++) there.open(here.seal(Uint8Array.of()));
  expect(there.open(late)).toEqual(refused('repeated'));
});

test('an envelope with any bit changed, cut short anywhere, or renumbered is refused', () => {
  const [here, there] = [sealer(atHost), sealer(atGuest)];
  const envelope = here.seal(words);
  for (let bit = 0; bit < envelope.length * 8; bit++) {
    const changed = envelope.map((byte, n) => (n === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte));
    expect(there.open(changed)).toEqual(refused('not-ours'));
  }
  for (let length = 0; length < envelope.length; length++) {
    expect(there.open(envelope.slice(0, length))).toEqual(refused('not-ours'));
  }
  expect(there.open(envelope).ok).toBe(true);
});

test('swapped contents of two envelopes are refused', () => {
  const [here, there] = [sealer(atHost), sealer(atGuest)];
  const [one, two] = [here.seal(words), here.seal(Uint8Array.of(7, 7, 7))];
  expect(there.open(Uint8Array.from([...one.slice(0, 28), ...two.slice(28)]))).toEqual(
    refused('not-ours'),
  );
  expect(there.open(Uint8Array.from([...one.slice(0, 4), ...two.slice(4)]))).toEqual(
    refused('not-ours'),
  );
});
