import fc from 'fast-check';
import { brokerAt, type Invite, makeInvite, makeSecret, parseInvite } from './invite';
import { seededBytes } from '../testing/seededBytes';
import { makeCode, parseCode } from './tableCode';

const random = seededBytes(1);
const invite: Invite = {
  address: 'https://table.example',
  code: makeCode(random),
  secret: makeSecret(random),
  brokers: ['wss://table.example/mqtt'],
};
const elsewhere = ['wss://a.example:8884/mqtt', 'ws://[fd00::2]:9001/a?b=c,d&e'];

describe('a table code', () => {
  test('has six letters that cannot be mistaken for each other, all equally frequent', () => {
    const letters = Array.from({ length: 4000 }, () => makeCode(random)).join('');
    const counts = [...new Set(letters)].sort().map(letter => letters.split(letter).length - 1);
    expect([...new Set(letters)].sort().join('')).toBe('34679CDFHJKMNPRTWXY');
    expect(Math.max(...counts) / Math.min(...counts)).toBeLessThan(1.25);
    expect(letters).toHaveLength(24_000);
  });

  test.each([
    ['ckm-379', 'CKM379'],
    [' C K M 3 7 9 ', 'CKM379'],
    ['CKM37', undefined],
    ['CKM3799', undefined],
    ['CKM370', undefined],
    ['', undefined],
  ])('“%s” is read as %s', (typed, code) => {
    expect(parseCode(typed)).toBe(code);
  });
});

describe('an invite', () => {
  test.each([
    ['at the page’s own broker', invite],
    ['at brokers elsewhere', { ...invite, brokers: elsewhere }],
    [
      'on a LAN',
      { ...invite, address: 'http://192.168.1.7:4680', brokers: ['ws://192.168.1.7:4680/mqtt'] },
    ],
    [
      'below a path',
      { ...invite, address: 'https://x.example/sand', brokers: ['wss://x.example/sand/mqtt'] },
    ],
  ])('%s is read as it was made', (_where, it) => {
    expect(parseInvite(`\n${makeInvite(it)} `)).toEqual({ ok: true, invite: it });
  });

  test('keeps everything but the code behind the #', () => {
    const [before, behind] = makeInvite({ ...invite, brokers: elsewhere }).split('#');
    expect(before).toBe(`https://table.example/join/${invite.code}`);
    expect(behind).toMatch(/^[\w-]{28}&wss%3A/);
    expect(makeInvite(invite).split('#')[1]).toHaveLength(28);
  });

  test('carries any 128 bits', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), bytes => {
        const secret = makeSecret(() => bytes);
        const read = parseInvite(makeInvite({ ...invite, secret }));
        expect(read.ok && read.invite.secret).toEqual(bytes);
      }),
    );
  });

  test.each([
    ['', 'not-an-invite'],
    ['https://table.example/', 'not-an-invite'],
    ['javascript:alert(1)//join/CKM379#x', 'not-an-invite'],
    ['ST:6BFOXN', 'not-an-invite'],
    [makeInvite(invite).split('#')[0]!, 'no-secret'],
    [`${makeInvite(invite).split('#')[0]}#`, 'no-secret'],
    [makeInvite(invite).slice(0, -1), 'damaged'],
    [`${makeInvite(invite)}&javascript%3Aalert`, 'damaged'],
    [`${makeInvite(invite)}&%E0%A4%A`, 'damaged'],
    [`${makeInvite(invite)}&wss%3A%2F%2Fevil.example`, 'damaged'],
  ])('%s is refused as %s', (text, why) => {
    expect(parseInvite(text)).toEqual({ ok: false, why });
  });

  test('with one letter changed behind the address is never accepted', () => {
    const text = makeInvite({ ...invite, brokers: elsewhere });
    for (let at = invite.address.length + '/join/'.length; at < text.length; at++) {
      const read = parseInvite(
        `${text.slice(0, at)}${text[at] === '4' ? '3' : '4'}${text.slice(at + 1)}`,
      );
      expect(read.ok).toBe(false);
    }
  });

  test('made of any text is read or refused, and never throws', () => {
    fc.assert(
      fc.property(fc.string(), rest => {
        expect(parseInvite(`https://x.example/join/${rest}`).ok).toBe(false);
      }),
    );
  });

  test("means the table server's own broker, if it names none", () => {
    expect(brokerAt('http://10.0.0.2:4680')).toBe('ws://10.0.0.2:4680/mqtt');
    expect(brokerAt('https://x.example')).toBe('wss://x.example/mqtt');
  });
});
