import { hexToBytes as bytes, bytesToHex as hex } from '@noble/hashes/utils.js';
import { answerCall, callTable, hearAnswer, hearCall, keyPairOf } from './noise';

/** Of the vectors of cacophony, those of Noise_NKpsk0_25519_ChaChaPoly_SHA256. */
const PROLOGUE = bytes('4a6f686e2047616c74');
const PSK = bytes('54686973206973206d7920417573747269616e20706572737065637469766521');
const TABLE = keyPairOf(bytes('4a3acbfdb163dec651dfa3194dece676d437029c62a408b4c5ea9114246e4893'));
const GUEST = keyPairOf(bytes('893e28b9dc6ca8d611ab664754b8ceb7bac5117349a4439a6b0569da977c464a'));
const HOST = keyPairOf(bytes('bbdb4cdbd309f1a1f2e1456967fe288cadd6f712d65dc7b7793d5e63da6b375b'));
const HASH = '1609ef057bdd62c752b5960546a255a78aebff08c5f07ef2adaa1db8350e7077';
const FIRST = {
  payload: '4c756477696720766f6e204d69736573',
  message:
    'ca35def5ae56cec33dc2036731ab14896bc4c75dbb07a61f879f8e3afa4c7944190fec41487219f2069c3ba7b7f9521437045935231f0ed399dfd4baf6bd825b',
};
const SECOND = {
  payload: '4d757272617920526f746862617264',
  message:
    '95ebc60d2b1fa672c1f46a8aa265ef51bfe38e7ccb39ec5be34069f14480884385010e0c56e886e6da0c69aee7388bcf4000cc357af5ebd11a46a169a3712c',
};
const AFTER = [
  ['462e20412e20486179656b', '4beed26535f1a387c950fab9a162dc613cc5bf84e8a62653130b83'],
  ['4361726c204d656e676572', 'ceaffe71ce7f1bf7b080736d62e0579ce5dc1530a36e7df795a4cc'],
  [
    '4a65616e2d426170746973746520536179',
    'da927a272831394122d0f2fef3e16ddf0814c4878401135b44b1e23873b45b2929',
  ],
  [
    '457567656e2042f6686d20766f6e2042617765726b',
    '4fed2b394fb4dbdc9cf863bc99ebb3397651d27bdd32e40d8f7fed109e46445c0fd66fc3f3',
  ],
] as const;

const terms = { prologue: PROLOGUE, psk: PSK };
const call = (table = TABLE.public, over = {}) =>
  callTable({ ...terms, table, ...over }, GUEST, bytes(FIRST.payload))!;
const hear = (message: Uint8Array, over = {}) =>
  hearCall({ ...terms, table: TABLE, ...over }, message);

function handshake() {
  const called = call();
  const answered = answerCall(hear(called.message)!, HOST, bytes(SECOND.payload))!;
  return { called, answered, heard: hearAnswer(called, GUEST, answered.message)! };
}

test('the handshake gives the bytes of the published vector', () => {
  const { called, answered, heard } = handshake();
  expect(hex(called.message)).toBe(FIRST.message);
  expect(hex(hear(called.message)!.payload)).toBe(FIRST.payload);
  expect(hex(answered.message)).toBe(SECOND.message);
  expect(hex(heard.payload)).toBe(SECOND.payload);
  expect(hex(heard.session.handshakeHash)).toBe(HASH);
  expect(hex(answered.session.handshakeHash)).toBe(HASH);
});

test('the session gives the bytes of the published vector, and opens them', () => {
  const { answered, heard } = handshake();
  AFTER.forEach(([payload, message], n) => {
    const [from, to] =
      n % 2 === 0 ? [heard.session, answered.session] : [answered.session, heard.session];
    const counter = Math.floor(n / 2);
    expect(hex(from.seal(counter, bytes(payload)))).toBe(message);
    expect(hex(to.open(counter, bytes(message))!)).toBe(payload);
  });
});

test('a message opens only with its own counter, and not for its own writer', () => {
  const { answered, heard } = handshake();
  const sealed = heard.session.seal(7, bytes('00'));
  expect(answered.session.open(6, sealed)).toBeUndefined();
  expect(heard.session.open(7, sealed)).toBeUndefined();
  expect(answered.session.open(7, sealed)).toEqual(bytes('00'));
});

test('a first message with any changed byte is not opened', () => {
  const { message } = call();
  message.forEach((_, at) => {
    const changed = message.map((byte, n) => (n === at ? byte ^ 1 : byte));
    expect(hear(changed)).toBeUndefined();
  });
});

test.each([
  ['another secret', { psk: new Uint8Array(32) }],
  ['another prologue', { prologue: new Uint8Array(1) }],
  ['the key of another table', { table: HOST }],
])('a host with %s opens nothing', (_what, over) => {
  expect(hear(call().message, over)).toBeUndefined();
});

test('an answer to another call is not opened', () => {
  const other = callTable({ ...terms, table: TABLE.public }, HOST, bytes('00'))!;
  const answered = answerCall(hear(other.message)!, HOST, bytes('00'))!;
  expect(hearAnswer(call(), GUEST, answered.message)).toBeUndefined();
});

test('somebody with the secret but without the key of the table cannot answer', () => {
  const impostor = hearCall({ ...terms, table: HOST }, call(HOST.public).message)!;
  const answered = answerCall(impostor, HOST, bytes('00'))!;
  expect(hearAnswer(call(), GUEST, answered.message)).toBeUndefined();
});

const LOW_ORDER = [
  '00'.repeat(32),
  `01${'00'.repeat(31)}`,
  'e0eb7a7c3b41b8ae1656e3faf19fc46ada098deb9c32b1fd866205165f49b800',
  '5f9c95bca3508c24b1d0b1559c83ef5b04445cc4581c8e86d8224eddd09f1157',
  `ec${'ff'.repeat(30)}7f`,
  `ed${'ff'.repeat(30)}7f`,
  `ee${'ff'.repeat(30)}7f`,
];

test.each(LOW_ORDER)('the point of low order %s opens nothing and makes no session', point => {
  const low = { public: bytes(point), secret: GUEST.secret };
  const { message } = call();
  expect(hear(new Uint8Array([...low.public, ...message.subarray(32)]))).toBeUndefined();
  expect(callTable({ ...terms, table: low.public }, GUEST, bytes('00'))).toBeUndefined();
  const heard = { ...hear(message)!, guest: low.public };
  expect(answerCall(heard, HOST, bytes('00'))).toBeUndefined();
  const { called, answered } = handshake();
  const answer = new Uint8Array([...low.public, ...answered.message.subarray(32)]);
  expect(hearAnswer(called, GUEST, answer)).toBeUndefined();
});

test.each([0, 31, 32, 47])('a message of %s bytes is not opened', length => {
  expect(hear(new Uint8Array(length))).toBeUndefined();
  expect(hearAnswer(call(), GUEST, new Uint8Array(length))).toBeUndefined();
});
