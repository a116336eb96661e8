import { inviteAmong, isWhole, looksLikeInvite, looksLikePairing, typedCode } from './where';

test.each([
  ['CDF346', 'CDF346'],
  ['cdf 346', 'CDF346'],
  [' c-d-f-3-4-6 ', 'CDF346'],
  ['CDF3467', 'CDF346'],
  ['cd', 'CD'],
  ['…', ''],
])('“%s” typed is %s', (typed, code) => {
  expect(typedCode(typed)).toBe(code);
});

test.each([
  ['CDF34', false],
  ['CDF346', true],
])('%s is whole: %s', (code, whole) => {
  expect(isWhole(code)).toBe(whole);
});

test.each([
  ['http://192.168.1.20:4680/join/CDF346#key', true],
  ['Come! https://table.example/join/CDF346#key', true],
  ['sandtable://join?at=https%3A%2F%2Ftable.example%2Fjoin%2FCDF346#key', true],
  ['Sandtable\nsandtable://join#key', true],
  ['sandtable://settings', false],
  ['CDF346', false],
  ['https://table.example/', false],
])('%s leads to a table: %s', (text, leads) => {
  expect(looksLikeInvite(text)).toBe(leads);
});

test('a pairing code is known by its prefix', () => {
  expect(looksLikePairing('ST:ABC')).toBe(true);
  expect(looksLikePairing('https://table.example/join/CDF346#ST:')).toBe(false);
});

const WHOLE = 'https://table.example/join/CDF346#key';

test.each([
  ['the address as it is now', [WHOLE, null], WHOLE],
  ['the address as it was', ['https://table.example/join/CDF346', WHOLE], WHOLE],
  [
    'an address by small letters',
    ['https://table.example/join/cdf346#key'],
    'https://table.example/join/cdf346#key',
  ],
])('%s is the invitation', (_what, addresses, invite) => {
  expect(inviteAmong(addresses, 'CDF346')).toBe(invite);
});

test.each([
  ['without its secret', ['https://table.example/join/CDF346']],
  ['with nothing behind the #', ['https://table.example/join/CDF346#']],
  ['to another table', ['https://table.example/join/XXX346#key']],
  ['that is none', [null, 'https://table.example/#key']],
])('an address %s is no invitation', (_what, addresses) => {
  expect(inviteAmong(addresses, 'CDF346')).toBeUndefined();
});
