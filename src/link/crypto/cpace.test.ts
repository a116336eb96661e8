import { hexToBytes as bytes, bytesToHex as hex, utf8ToBytes } from '@noble/hashes/utils.js';
import { seededBytes } from '../testing/seededBytes';
import {
  confirmation,
  cpaceKey,
  type CpaceInput,
  generatorOf,
  generatorString,
  lengthValues,
  makePoint,
  makeScalar,
  multiplied,
} from './cpace';

/** Appendix B.3 of draft-irtf-cfrg-cpace-21. */
const INPUT: CpaceInput = {
  password: utf8ToBytes('Password'),
  channel: bytes('0b415f696e69746961746f720b425f726573706f6e646572'),
  run: bytes('7e4b4791d6a8ef019b936c79fb7f2c57'),
};
const GENERATOR = '222b6b195fe84b1652badb6f6a3ae3d24341e7306967f0b8115b40d5698c7e56';
const YA = bytes('da3d23700a9e5699258aef94dc060dfda5ebb61f02a5ea77fad53f4ff0976d08');
const YB = bytes('d2316b454718c35362d83d69df6320f38578ed5984651435e2949762d900b80d');
const A = {
  point: bytes('d6bac480f2c386c394efc7c47adb9925dcd2630b64f240c50f8d0eec482b9157'),
  about: utf8ToBytes('ADa'),
};
const B = {
  point: bytes('3ea7e0b19560d7c0b0f5734f63b955286dfa8232b5ebe63324e2d9e7433f7258'),
  about: utf8ToBytes('ADb'),
};
const SHARED = '80b69a8a76457ab6a4d7f887a4bf6b55a2f80ac19c333f917a05fc9887c8b40f';
const KEY =
  'b69effbf61b51d56401c0f65601abe428de8206feaaf0e32198896dcae7b35cd2b38950a39dfd5d4a79164614c2984f7daa460b588c1e80c3fa2068af7900447';
const SHARES = { initiator: A, responder: B };

test('the generator is that of the published vector', () => {
  const text = generatorString(INPUT);
  const head = '11435061636552697374726574746f3235350850617373776f7264';
  const parts = [head, '64', '00'.repeat(100), '18', hex(INPUT.channel), '10', hex(INPUT.run)];
  expect(hex(text)).toBe(parts.join(''));
  expect(hex(generatorOf(INPUT).toBytes())).toBe(GENERATOR);
});

test('points, shared point and key are those of the published vector', () => {
  expect(hex(makePoint(INPUT, YA))).toBe(hex(A.point));
  expect(hex(makePoint(INPUT, YB))).toBe(hex(B.point));
  expect(hex(multiplied(YA, B.point)!)).toBe(SHARED);
  expect(hex(multiplied(YB, A.point)!)).toBe(SHARED);
  expect(hex(cpaceKey(INPUT, { scalar: YA, other: B.point }, SHARES)!)).toBe(KEY);
  expect(hex(cpaceKey(INPUT, { scalar: YB, other: A.point }, SHARES)!)).toBe(KEY);
});

const SCALAR = bytes('7cd0e075fa7955ba52c02759a6c90dbbfc10e6d40aea8d283e407d88cf538a05');

test('a valid point is multiplied as in the published vector', () => {
  const point = bytes('2c3c6b8c4f3800e7aef6864025b4ed79bd599117e427c41bd47d93d654b4a51c');
  const product = '7c13645fe790a468f62c39beb7388e541d8405d1ade69d1778c5fe3e7f6b600e';
  expect(hex(multiplied(SCALAR, point)!)).toBe(product);
});

test.each([
  ['no point', '2b3c6b8c4f3800e7aef6864025b4ed79bd599117e427c41bd47d93d654b4a51c'],
  ['the identity', '00'.repeat(32)],
  ['a point too short', 'd6bac480'],
  ['nothing', ''],
])('%s gives no key', (_what, point) => {
  expect(multiplied(SCALAR, bytes(point))).toBeUndefined();
  expect(cpaceKey(INPUT, { scalar: SCALAR, other: bytes(point) }, SHARES)).toBeUndefined();
});

test.each([
  ['', '00'],
  ['31323334', '0431323334'],
  [hex(Uint8Array.from({ length: 127 }, (_, n) => n)), /^7f000102.*7e$/],
  [hex(Uint8Array.from({ length: 128 }, (_, n) => n)), /^8001000102.*7f$/],
])('lengths are written as the draft writes them: %#', (part, written) => {
  const text = hex(lengthValues(bytes(part)));
  if (typeof written === 'string') expect(text).toBe(written);
  else expect(text).toMatch(written);
});

test('several parts are written one after the other', () => {
  const parts = ['31323334', '35', '', '363738'].map(part => bytes(part));
  expect(hex(lengthValues(...parts))).toBe('043132333401350003363738');
});

test('two sides with the same password get one key, and with two passwords two', () => {
  const random = seededBytes(1);
  const key = (password: string) => {
    const input = { ...INPUT, password: utf8ToBytes(password) };
    const [a, b] = [makeScalar(random), makeScalar(random)];
    const mine = { point: makePoint(INPUT, a), about: A.about };
    const theirs = { point: makePoint(input, b), about: B.about };
    const shares = { initiator: mine, responder: theirs };
    return [
      cpaceKey(INPUT, { scalar: a, other: theirs.point }, shares)!,
      cpaceKey(input, { scalar: b, other: mine.point }, shares)!,
    ] as const;
  };
  const [one, same] = key('Password');
  expect(one).toEqual(same);
  const [right, wrong] = key('password');
  expect(right).not.toEqual(wrong);
});

test('a confirmation depends on the key, the run and its writer', () => {
  const all = [
    confirmation(bytes(KEY), INPUT.run, A),
    confirmation(bytes(KEY), INPUT.run, B),
    confirmation(bytes(KEY), bytes('00'), A),
    confirmation(bytes(SHARED), INPUT.run, A),
  ].map(hex);
  expect(new Set(all).size).toBe(4);
  expect(hex(confirmation(bytes(KEY), INPUT.run, A))).toBe(all[0]);
});

test('scalars lie below the order of the group', () => {
  const scalar = makeScalar(count => new Uint8Array(count).fill(255));
  expect([scalar.length, scalar[31], scalar[30]]).toEqual([32, 15, 255]);
});
