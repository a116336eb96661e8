import { fingerprintOf } from './fingerprint';

const A = 'sha-256 AB:CD:01';
const B = 'sha-256 AB:CD:02';
const sdp = (...lines: string[]) => ['v=0', 's=-', ...lines, 'a=setup:actpass', ''].join('\r\n');

test.each([
  ['the one there is', sdp(`a=fingerprint:${A}`), A],
  ['it twice', sdp(`a=fingerprint:${A}`, 'm=application 9', `a=fingerprint:${A}`), A],
  ['it in small letters', sdp('a=fingerprint:SHA-256 ab:cd:01'), A],
  ['it without carriage returns', `v=0\na=fingerprint:${A}\n`, A],
  ['none', sdp(), undefined],
  ['two', sdp(`a=fingerprint:${A}`, `a=fingerprint:${B}`), undefined],
  [
    'two, one under another hash',
    sdp(`a=fingerprint:${A}`, 'a=fingerprint:sha-1 AB:CD'),
    undefined,
  ],
  ['two, one in odd writing', sdp(`a=fingerprint:${A}`, `a = fingerprint: ${B}`), undefined],
  ['two, one broken', sdp(`a=fingerprint:${A}`, 'a=fingerprint:sha-256'), undefined],
  [
    'two, one behind a lone carriage return',
    sdp(`a=x\ra=fingerprint:${B}`, `a=fingerprint:${A}`),
    undefined,
  ],
  ['a broken one', sdp('a=fingerprint:sha-256 AB:C'), undefined],
  ['one inside another line', sdp(`a=note:a=fingerprint:${A}`), undefined],
])('finds %s', (_what, text, expected) => {
  expect(fingerprintOf(text)).toBe(expected);
});
