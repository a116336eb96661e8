import { inviteAmong, looksLikeInvite, looksLikePairing } from './where';

test.each([
  ['http://192.168.1.20:4680/join#key', true],
  ['Come! https://table.example/join#key', true],
  ['sandtable://join?at=https%3A%2F%2Ftable.example%2Fjoin#key', true],
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

const WHOLE = 'https://table.example/join#key';

test.each([
  ['the address as it is now', [WHOLE, null], WHOLE],
  ['the address as it was', ['https://table.example/join', WHOLE], WHOLE],
  ['a link of an older version', ['https://t/join/CDF346#key'], 'https://t/join/CDF346#key'],
])('%s is the invitation', (_what, addresses, invite) => {
  expect(inviteAmong(addresses)).toBe(invite);
});

test.each([
  ['without its secret', ['https://table.example/join']],
  ['with nothing behind the #', ['https://table.example/join#']],
  ['that is none', [null, 'https://table.example/#key']],
])('an address %s is no invitation', (_what, addresses) => {
  expect(inviteAmong(addresses)).toBeUndefined();
});
