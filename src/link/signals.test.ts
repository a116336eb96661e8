import fc from 'fast-check';
import { decodeSignal } from './signals';

const offer = { kind: 'offer', round: 1, sdp: 'v=0' };
const found = {
  kind: 'candidate',
  round: 1,
  candidate: 'candidate:1',
  sdpMid: '0',
  sdpMLineIndex: 0,
};

test.each([
  ['an offer', offer],
  ['an answer', { ...offer, kind: 'answer', round: 7 }],
  ['an address', found],
  ['an address for no section', { ...found, sdpMid: null, sdpMLineIndex: null }],
  ['the longest offer', { ...offer, sdp: 'x'.repeat(16_384) }],
])('reads %s', (_what, signal) => {
  expect(decodeSignal(JSON.parse(JSON.stringify(signal)))).toEqual(signal);
});

test.each([
  ['an unknown kind', { ...offer, kind: 'rollback' }],
  ['no round', { kind: 'offer', sdp: 'v=0' }],
  ['round nought', { ...offer, round: 0 }],
  ['half a round', { ...offer, round: 1.5 }],
  ['an empty offer', { ...offer, sdp: '' }],
  ['a description too long', { ...offer, sdp: 'x'.repeat(16_385) }],
  ['an address too long', { ...found, candidate: 'x'.repeat(1_025) }],
  ['more than it should have', { ...offer, type: 'offer' }],
])('drops %s', (_what, signal) => {
  expect(decodeSignal(signal)).toBeUndefined();
});

test('never throws', () => {
  fc.assert(fc.property(fc.anything(), value => expect(decodeSignal(value)).toBeUndefined()));
});
