import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { isAppLink, toAppLink, toWebLink } from './appLink';
import { type Invite, makeInvite, makeSecret, parseInvite } from './invite';
import { seededBytes } from '../testing/seededBytes';
import { makeCode } from './tableCode';

const random = seededBytes(3);
const invite: Invite = {
  address: 'http://192.168.1.7:4680',
  code: makeCode(random),
  secret: makeSecret(random),
  brokers: ['ws://192.168.1.7:4680/mqtt'],
};
const webLink = makeInvite(invite);
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
  const read = parseInvite(makeInvite(it));
  expect(toWebLink(toAppLink(makeInvite(it)))).toBe(makeInvite(it));
  expect(parseInvite(toAppLink(makeInvite(it)))).toEqual(read);
});

test('the secret stays behind the #, and the address stands before it', () => {
  const link = toAppLink(webLink);
  expect(link).toBe(
    `sandtable://join?at=http%3A%2F%2F192.168.1.7%3A4680%2Fjoin%2F${invite.code}#${fragment}`,
  );
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
  expect(parseInvite(text)).toEqual({ ok: true, invite });
});

test.each([
  ['without an address', `sandtable://join#${fragment}`, 'damaged'],
  ['with an empty address', around(''), 'damaged'],
  ['with a broken escape', around('%E0%A4%A'), 'damaged'],
  ['with a bare percent sign', around('%25'), 'not-an-invite'],
  ['escaped twice', around(escaped(escaped(page))), 'not-an-invite'],
  ['with a second #', around(escaped(`${page}#x`)), 'damaged'],
  ['with a blank in its address', around(escaped(`${page} x`)), 'damaged'],
  [
    'longer than any',
    around(escaped(`http://x.example/${'a'.repeat(1_100)}/join/${invite.code}`)),
    'damaged',
  ],
  ['to no table', around(escaped('http://x.example/')), 'not-an-invite'],
  ['to a script', around(escaped('javascript:alert(1)//join/CKM379')), 'not-an-invite'],
  ['to a file', around(escaped('file:///join/CKM379')), 'not-an-invite'],
  ['to another app', around(escaped('intent://x/join/CKM379')), 'not-an-invite'],
  ['inside an app link', around(escaped(toAppLink(page))), 'damaged'],
  ['without a host', around(escaped(`http:///join/${invite.code}`)), 'not-an-invite'],
  ['with only a port', around(escaped(`http://:80/join/${invite.code}`)), 'not-an-invite'],
  ['with a password', around(escaped(`http://a:b@x.example/join/${invite.code}`)), 'not-an-invite'],
  [
    'with a host in disguise',
    around(escaped(`http://x.example\\@y/join/${invite.code}`)),
    'not-an-invite',
  ],
  ['without its secret', around(escaped(page), ''), 'no-secret'],
  ['without its #', around(escaped(page)).split('#')[0]!, 'no-secret'],
  ['with another code', around(escaped(page.replace(invite.code, 'CKM379'))), 'damaged'],
  ['with a letter lost', around(escaped(page), fragment.slice(0, -1)), 'damaged'],
  ['of the app, but not to join', 'sandtable://settings', 'damaged'],
])('an app link %s is refused as %s', (_how, text, why) => {
  expect(parseInvite(text)).toEqual({ ok: false, why });
});

test('an app link with one changed letter leads to the same table or to none', () => {
  const link = toAppLink(webLink);
  const from = link.indexOf('join%2F');
  for (let at = from + 'join%2F'.length; at < link.length; at++) {
    const other = link[at] === '4' ? '3' : '4';
    const read = parseInvite(`${link.slice(0, at)}${other}${link.slice(at + 1)}`);
    expect(read.ok).toBe(false);
  }
});

test('any text is read or refused, and never throws', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (at, behind) => {
      expect(parseInvite(around(at, behind)).ok).toBe(false);
      expect(parseInvite(`sandtable:${at}`).ok).toBe(false);
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
