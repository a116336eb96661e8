import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { isAppLink, toAppLink, toWebLink } from './appLink';
import { makeTableInvite, parseTableInvite, type TableInvite } from '../joining/tableInvite';
import { makeTableKeys } from '../joining/tableKeys';
import { seededBytes } from '../testing/seededBytes';

const random = seededBytes(3);
const { pair, secret } = makeTableKeys(random);
const invite: TableInvite = {
  address: 'http://192.168.1.7:4680',
  table: pair.public,
  secret,
  brokers: ['ws://192.168.1.7:4680/mqtt'],
};
const webLink = makeTableInvite(invite);
const [page = '', fragment = ''] = webLink.split('#');
const around = (at: string, behind = fragment) => `sandtable://join?at=${at}#${behind}`;
const escaped = encodeURIComponent;

test.each([
  ['on a LAN', invite],
  ['below a path', { ...invite, address: 'https://x.example/sand', brokers: ['wss://b.example/'] }],
  [
    'at several brokers',
    { ...invite, brokers: ['wss://a.example/?b=c,d&e#', 'ws://[fd00::2]:1/'] },
  ],
])('an invitation %s survives the round trip through the app link', (_where, it) => {
  const read = parseTableInvite(makeTableInvite(it));
  expect(toWebLink(toAppLink(makeTableInvite(it)))).toBe(makeTableInvite(it));
  expect(parseTableInvite(toAppLink(makeTableInvite(it)))).toEqual(read);
});

test('the secret stays behind the #, and the address stands before it', () => {
  const link = toAppLink(webLink);
  expect(link).toBe(`sandtable://join?at=http%3A%2F%2F192.168.1.7%3A4680%2Fjoin#${fragment}`);
});

test('the scheme is the one the app is installed with', () => {
  const { expo } = JSON.parse(fs.readFileSync(path.join(__dirname, '../../../app.json'), 'utf8'));
  expect(toAppLink(webLink).split(':')[0]).toBe(expo.scheme);
});

test.each([
  ['with capital letters before the address', `SANDTABLE://JOIN?at=${escaped(page)}#${fragment}`],
  ['with a slash behind the name', `sandtable://join/?at=${escaped(page)}#${fragment}`],
  ['with the address left unescaped', around(page)],
  ['with something behind the address', `${around(escaped(page)).replace('#', '&x=1#')}`],
  ['in the middle of a message', `Come over!\n${toAppLink(webLink)}\nAnn`],
])('an app link %s is read', (_how, text) => {
  expect(parseTableInvite(text)).toEqual({ ok: true, invite });
});

test.each([
  ['without an address', `sandtable://join#${fragment}`, 'damaged'],
  ['with an empty address', around(''), 'damaged'],
  ['with a broken escape', around('%E0%A4%A'), 'damaged'],
  ['with a bare percent sign', around('%25'), 'not-an-invite'],
  ['escaped twice', around(escaped(escaped(page))), 'not-an-invite'],
  ['with a second #', around(escaped(`${page}#x`)), 'damaged'],
  ['with a blank in its address', around(escaped(`${page} x`)), 'damaged'],
  ['longer than any', around(escaped(`http://x.example/${'a'.repeat(1_100)}/join`)), 'damaged'],
  ['to no table', around(escaped('http://x.example/')), 'not-an-invite'],
  ['to a script', around(escaped('javascript:alert(1)//join')), 'not-an-invite'],
  ['to a file', around(escaped('file:///join')), 'not-an-invite'],
  ['to another app', around(escaped('intent://x/join')), 'not-an-invite'],
  ['inside an app link', around(escaped(toAppLink(page))), 'damaged'],
  ['without a host', around(escaped(`http:///join`)), 'not-an-invite'],
  ['with only a port', around(escaped(`http://:80/join`)), 'not-an-invite'],
  ['with a password', around(escaped(`http://a:b@x.example/join`)), 'not-an-invite'],
  ['with a host in disguise', around(escaped(`http://x.example\\@y/join`)), 'not-an-invite'],
  ['without its secret', around(escaped(page), ''), 'no-secret'],
  ['without its #', around(escaped(page)).split('#')[0]!, 'no-secret'],
  ['with a letter lost', around(escaped(page), fragment.slice(0, -1)), 'damaged'],
  ['of the app, but not to join', 'sandtable://settings', 'damaged'],
])('an app link %s is refused as %s', (_how, text, why) => {
  expect(parseTableInvite(text)).toEqual({ ok: false, why });
});

test('an app link with one changed letter behind the # leads nowhere', () => {
  const link = toAppLink(webLink);
  // Two bits of the last letter carry nothing.
  for (let at = link.indexOf('#') + 1; at < link.length - 1; at++) {
    const other = link[at] === '4' ? '3' : '4';
    const read = parseTableInvite(`${link.slice(0, at)}${other}${link.slice(at + 1)}`);
    expect(read.ok).toBe(false);
  }
});

test('any text is read or refused, and never throws', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (at, behind) => {
      expect(parseTableInvite(around(at, behind)).ok).toBe(false);
      expect(parseTableInvite(`sandtable:${at}`).ok).toBe(false);
    }),
  );
});

test.each([
  ['sandtable://join?at=x', true],
  ['Sandtable:///', true],
  ['https://x.example/?sandtable://', false],
])('%s is a link of the app: %s', (text, is) => {
  expect(isAppLink(text)).toBe(is);
});
