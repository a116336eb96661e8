import { toAppLink } from '../finding/appLink';
import { seededBytes } from '../testing/seededBytes';
import { LONGEST_INVITE, makeTableInvite, parseTableInvite, type TableInvite } from './tableInvite';
import { makeTableKeys } from './tableKeys';

const { pair, secret } = makeTableKeys(seededBytes(3));
const LAN = 'http://192.168.178.20:4680';
const invite: TableInvite = {
  address: LAN,
  table: pair.public,
  secret,
  brokers: ['ws://192.168.178.20:4680/mqtt'],
};
const elsewhere = { ...invite, brokers: ['wss://broker.example:8884/mqtt'] };
const link = makeTableInvite(invite);

test.each([
  ["[I1] at the page's own broker", invite],
  ['[I1] at another broker', elsewhere],
  ['[I1] at four brokers', { ...invite, brokers: ['a', 'b', 'c', 'd'].map(it => `wss://${it}`) }],
  ['[I1] below a path', { ...invite, address: 'https://x.example/sand' }],
  ['[I1] with secret number 255', { ...invite, secret: { ...secret, n: 255 } }],
])('%s, an invite is read as it was made', (_where, it) => {
  expect(parseTableInvite(`Come! ${makeTableInvite(it)} `)).toEqual({ ok: true, invite: it });
  expect(parseTableInvite(toAppLink(makeTableInvite(it)))).toEqual({ ok: true, invite: it });
});

test('[I2] an invite for a LAN has 103 characters, and no longer one than fits is usual', () => {
  expect(link).toHaveLength(103);
  expect(link.split('#')[0]).toBe(`${LAN}/join`);
  expect(makeTableInvite(elsewhere).length).toBeLessThan(LONGEST_INVITE);
});

test('[I1] nothing but the address stands before the #', () => {
  const [before] = makeTableInvite(elsewhere).split('#');
  expect(before).toBe(`${LAN}/join`);
});

test('[I3] an invite that is cut anywhere is refused', () => {
  const whole = makeTableInvite(elsewhere);
  for (let length = 0; length < whole.length; length++) {
    expect(parseTableInvite(whole.slice(0, length)).ok).toBe(false);
  }
});

test('[I3] an invite with one changed letter behind the # is refused', () => {
  const from = link.indexOf('#') + 1;
  const last = link.length - 1; // two bits of it carry nothing
  for (let at = from; at < last; at++) {
    const other = link[at] === 'A' ? 'B' : 'A';
    expect(parseTableInvite(link.slice(0, at) + other + link.slice(at + 1)).ok).toBe(false);
  }
});

test.each([
  ['[I3] another broker', makeTableInvite(elsewhere).replace('broker.', 'broken.')],
  ['[I3] one broker more', `${makeTableInvite(elsewhere)}&wss%3A%2F%2Fx`],
  ['[I3] a broker for a table server', `${link}&wss%3A%2F%2Fx`],
  ['[I3] no broker', makeTableInvite(elsewhere).split('&')[0]!],
  ['[I3] an address that is no broker', makeTableInvite({ ...invite, brokers: ['https://x'] })],
  ['[I3] too many brokers', makeTableInvite({ ...invite, brokers: Array(5).fill('wss://x') })],
  ['[I3] an escape that is none', `${link}&%zz`],
])('an invite with %s is damaged', (_what, text) => {
  expect(parseTableInvite(text)).toEqual({ ok: false, why: 'damaged' });
});

test.each([
  ['[I4] a link of another site', 'https://x.example/', 'not-an-invite'],
  ['[I4] a link with a name in the address', link.replace('//', '//a@'), 'not-an-invite'],
  ['[I4] no key', `${LAN}/join`, 'no-secret'],
  ['[I4] nothing behind the #', `${LAN}/join#`, 'no-secret'],
  ['[I4] no link', 'CDFHJK', 'not-an-invite'],
  ['[I4] a very long link', `${link}&${'x'.repeat(1_000)}`, 'damaged'],
])('%s says what is wrong', (_what, text, why) => {
  expect(parseTableInvite(text)).toEqual({ ok: false, why });
});

test('[I4] the invite of a later version says so', () => {
  expect(parseTableInvite(`${LAN}/join#AgEAAAAA`)).toEqual({ ok: false, why: 'too-new' });
});
