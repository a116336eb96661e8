import wrtc from '@roamhq/wrtc';
import fc from 'fast-check';
import QRCode from 'qrcode';
import { type Address, isNearOnly, KIND_NAMES, KINDS, makeAddress, parseAddress } from './address';
import { fromBase45, toBase45 } from './base45';
import { pack, unpack } from './bytes';
import { crc32 } from '../../../kit/crc32';
import { makeTableKeys } from '../../joining/tableKeys';
import { seededBytes } from '../../testing/seededBytes';
import { makeAnswerText, makeOfferText, readAnswerText, readOfferText } from './pairing';
import { type Description, makeSdp, readSdp, DTLS_SETUPS } from './sdp';

const ascii = (text: string) => Uint8Array.from(text, char => char.charCodeAt(0));

const octets = (count: number) => fc.uint8Array({ minLength: count, maxLength: count });
const ICE_CHARS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const iceWord = (minLength: number) =>
  fc.string({ unit: fc.constantFrom(...ICE_CHARS), minLength, maxLength: 64 });
const candidate = fc.constantFrom(...KIND_NAMES).chain(kind =>
  fc.record({
    kind: fc.constant(kind),
    bytes: octets(KINDS[kind]),
    port: fc.integer({ min: 1, max: 65_535 }),
  }),
);
const byKind = (a: Address, b: Address) => KIND_NAMES.indexOf(a.kind) - KIND_NAMES.indexOf(b.kind);
const far = candidate.filter(it => !isNearOnly(it));
const description: fc.Arbitrary<Description> = fc.record({
  setup: fc.constantFrom(...DTLS_SETUPS),
  fingerprint: octets(32),
  ufrag: iceWord(4),
  pwd: iceWord(22),
  candidates: fc.array(far, { minLength: 1, maxLength: 4 }).map(some => some.sort(byKind)),
});

const PHONE: Description = {
  setup: 'actpass',
  fingerprint: Uint8Array.from({ length: 32 }, (_, n) => n * 7),
  ufrag: 'MpdF',
  pwd: '+fKR5pqT/o9b+WwaIvvZFeUr',
  candidates: [{ kind: 'ip4', bytes: Uint8Array.of(192, 168, 1, 17), port: 40_112 }],
};
const { pair, secret } = makeTableKeys(seededBytes(4));
const TABLE = { table: pair.public, secret };
const offerText = (sdp: string) => makeOfferText(sdp, TABLE);
const OFFER = textOf(offerText(makeSdp(PHONE)));
const ANSWER = textOf(makeAnswerText(makeSdp({ ...PHONE, setup: 'active' }), OFFER));

function textOf(made: ReturnType<typeof makeOfferText>): string {
  if (!made.ok) throw new Error(made.why);
  return made.text;
}

describe('the parts', () => {
  test.each([
    ['AB', 'BB8'],
    ['Hello!!', '%69 VD92EX0'],
    ['base-45', 'UJCLQE7W581'],
    ['ietf!', 'QED8WEX0'],
  ])('base45 of %s is the one of the standard', (plain, written) => {
    expect(toBase45(ascii(plain))).toBe(written);
    expect(fromBase45(written)).toEqual(ascii(plain));
  });

  test.each(['A', ':::', '::', 'GGX', 'ab8', 'BB8B', 'B€8'])('%s is not base45', text => {
    expect(fromBase45(text)).toBeUndefined();
  });

  test.each([
    ['192.168.1.17', 'ip4'],
    ['fd00::2', 'ip6'],
    ['2001:db8:0:0:1:0:0:1', 'ip6'],
    ['::', 'ip6'],
    ['0f5ff5c2-6a1c-4e2c-9a43-1f2f3c4d5e6f.local', 'mdns'],
  ])('%s is an address', (text, kind) => {
    const address = parseAddress(text)!;
    expect(address.kind).toBe(kind);
    expect(parseAddress(makeAddress(address))).toEqual(address);
  });

  test.each([
    '256.1.1.1',
    '1.2.3',
    '::ffff:1.2.3.4',
    '1::2::3',
    '1:2:3',
    '12345::',
    'kitchen.local',
    '',
    '1:2:3:4:5:6:7::8',
  ])('“%s” is not an address', text => {
    expect(parseAddress(text)).toBeUndefined();
  });

  test('any bytes survive base45', () => {
    fc.assert(
      fc.property(fc.uint8Array(), bytes => {
        expect(fromBase45(toBase45(bytes))).toEqual(bytes);
      }),
    );
  });

  test('any bytes are unpacked or refused, and never throw', () => {
    expect.hasAssertions();
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 120 }), bytes => {
        const packed = unpack(bytes);
        expect(packed && unpack(pack(packed))).toEqual(packed);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a text', () => {
  test('carries any description unchanged', () => {
    fc.assert(
      fc.property(description, it => {
        const sdp = makeSdp(it);
        expect(readSdp(sdp)).toEqual(it);
        const isOffer = it.setup === 'actpass';
        const text = textOf(isOffer ? offerText(sdp) : makeAnswerText(sdp, OFFER));
        const read = isOffer ? readOfferText(text) : readAnswerText(text, OFFER);
        expect(read).toEqual({
          ok: true,
          description: isOffer ? { type: 'offer', sdp, keys: TABLE } : { type: 'answer', sdp },
        });
      }),
    );
  });

  test.each([
    ['one IPv4', 7, 5, 1, 0],
    ['two IPv4', 8, 5, 2, 0],
    ['two IPv4 and two IPv6', 9, 7, 2, 2],
  ])('with %s, offer and answer have these versions', (_what, ofOffer, version, ip4s, ip6s) => {
    const ip6 = {
      kind: 'ip6',
      bytes: Uint8Array.from({ length: 16 }, (_, n) => 32 + n),
      port: 50_000,
    } as const;
    const some = [PHONE.candidates[0]!, PHONE.candidates[0]!, ip6, ip6];
    const candidates = [...some.slice(2 - ip4s, 2), ...some.slice(2, 2 + ip6s)];
    const answer = makeAnswerText(makeSdp({ ...PHONE, setup: 'active', candidates }), OFFER);
    const offer = offerText(makeSdp({ ...PHONE, candidates }));
    const codes = [offer, answer].map(made =>
      QRCode.create(textOf(made), { errorCorrectionLevel: 'M' }),
    );
    expect(codes.map(code => code.version)).toEqual([ofOffer, version]);
    for (const { segments } of codes)
      expect(segments.map(({ mode }) => mode.id)).toEqual(['Alphanumeric']);
  });

  test('with any single character changed is never accepted', () => {
    const chars = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';
    for (let at = 0; at < OFFER.length; at++) {
      for (const char of chars.replace(OFFER[at]!, '')) {
        const read = readOfferText(OFFER.slice(0, at) + char + OFFER.slice(at + 1));
        expect(read).toEqual({ ok: false, why: at < 3 ? 'not-ours' : 'damaged' });
      }
    }
  });

  test('with any single bit of its content changed is never accepted', () => {
    const bytes = fromBase45(OFFER.slice(3))!;
    for (let bit = 0; bit < bytes.length * 8; bit++) {
      const flipped = bytes.map((byte, n) => (n === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte));
      expect(readOfferText(`ST:${toBase45(flipped)}`)).toEqual({ ok: false, why: 'damaged' });
    }
  });

  test('cut short anywhere is damaged, or not ours', () => {
    for (let length = 0; length < ANSWER.length; length++) {
      const why = length < 3 ? 'not-ours' : 'damaged';
      expect(readAnswerText(ANSWER.slice(0, length), OFFER)).toEqual({ ok: false, why });
    }
  });

  test('made of any characters is read or refused, and never throws', () => {
    fc.assert(
      fc.property(fc.string(), fc.boolean(), (text, isMarked) => {
        const read = readOfferText(isMarked ? `ST:${text.toUpperCase()}` : text);
        expect(read.ok ? '' : read.why).toMatch(/^(not-ours|damaged)$/);
      }),
    );
  });

  test('of a later version is recognised as such', () => {
    const later = Uint8Array.of(0x30, 1, 2, 3);
    const sum = crc32(later);
    const whole = [...later, sum & 255, (sum >>> 8) & 255, (sum >>> 16) & 255, sum >>> 24];
    const text = `ST:${toBase45(Uint8Array.from(whole))}`;
    expect(readOfferText(text)).toEqual({ ok: false, why: 'other-version' });
  });

  test('scanned in the wrong turn, or for another offer, is recognised as such', () => {
    const other = textOf(offerText(makeSdp({ ...PHONE, ufrag: 'EgdP' })));
    expect(readOfferText(ANSWER)).toEqual({ ok: false, why: 'wrong-turn' });
    expect(readAnswerText(OFFER, OFFER)).toEqual({ ok: false, why: 'wrong-turn' });
    expect(readAnswerText(ANSWER, other)).toEqual({ ok: false, why: 'answers-another' });
    expect(readAnswerText(` ${ANSWER}\n`, OFFER)).toMatchObject({ ok: true });
  });

  test.each([
    ['video', 'not-a-data-channel', (sdp: string) => `${sdp}m=video 9 UDP/TLS/RTP/SAVPF 96\r\n`],
    ['another mid', 'not-a-data-channel', (sdp: string) => sdp.replace('mid:0', 'mid:data')],
    ['a weaker fingerprint', 'no-fingerprint', (sdp: string) => sdp.replace('sha-256', 'sha-1')],
    ['no password', 'no-credentials', (sdp: string) => sdp.replace(/a=ice-pwd.*\r\n/, '')],
    ['no address yet', 'no-address', (sdp: string) => sdp.replace(/a=candidate.*\r\n/, '')],
    ['only TCP', 'no-address', (sdp: string) => sdp.replace(' udp ', ' tcp ')],
    ['nothing', 'not-a-data-channel', () => ''],
  ])('is not made for %s: %s', (_what, why, change) => {
    expect(offerText(change(makeSdp(PHONE)))).toEqual({ ok: false, why });
  });
});

describe('two real phones', () => {
  type Peer = InstanceType<typeof wrtc.RTCPeerConnection>;
  const peers: Peer[] = [];
  const phone = () => {
    const peer = new wrtc.RTCPeerConnection();
    peers.push(peer);
    return peer;
  };
  afterEach(() => peers.splice(0).forEach(peer => peer.close()));

  async function gathered(peer: Peer): Promise<string> {
    while (peer.iceGatheringState !== 'complete') await new Promise(done => setTimeout(done, 10));
    return peer.localDescription!.sdp;
  }

  async function offerOf(host: Peer): Promise<string> {
    await host.setLocalDescription(await host.createOffer());
    return textOf(offerText(await gathered(host)));
  }

  async function answerOf(guest: Peer, offered: string): Promise<string> {
    const read = readOfferText(offered);
    if (!read.ok) throw new Error(read.why);
    await guest.setRemoteDescription(read.description);
    await guest.setLocalDescription(await guest.createAnswer());
    return textOf(makeAnswerText(await gathered(guest), offered));
  }

  test('open a channel from nothing but what each scanned', async () => {
    const [host, guest] = [phone(), phone()];
    const channel = host.createDataChannel('table');
    const heard = new Promise(done => {
      guest.ondatachannel = ({ channel: theirs }) => {
        theirs.addEventListener('message', ({ data }) => done(data));
      };
    });
    const offered = await offerOf(host);
    const answerText = await answerOf(guest, offered);
    expect(Math.max(offered.length, answerText.length)).toBeLessThanOrEqual(262); // QR code version 9
    const read = readAnswerText(answerText, offered);
    if (!read.ok) throw new Error(read.why);
    channel.addEventListener('open', () => channel.send('sand'));
    await host.setRemoteDescription(read.description);
    expect(await heard).toBe('sand');
  });
});
