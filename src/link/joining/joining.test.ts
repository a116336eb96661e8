import { x25519 } from '@noble/curves/ed25519.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { type KeyPair, keyPairOf } from '../crypto/noise';
import { makePeerId, type PeerId, peerIdBytes } from '../finding/peerId';
import { forgedAnswer, forgedCall } from '../testing/forgedCalls';
import { seededBytes } from '../testing/seededBytes';
import { type GuestCalling, startCalling } from './guestCalling';
import { encodeCall, encodeOtherVersion } from './joinMessages';
import { createHostDesk, MOST_SILENT, SILENT_MS } from './hostDesk';
import { makeTableKeys, type TableKeys, withNextSecret } from './tableKeys';
import type { NumberedSecret } from './tableInvite';

const VERSION = 5;
const HELLO = Uint8Array.of(7, 7, 7);

/** A table at its desk, and guests with the invite it had when they got it. */
function table({ version = VERSION, epoch = 1 } = {}) {
  const random = seededBytes(11);
  const held = { now: 0, keys: { ...makeTableKeys(random), epoch } };
  const open = () =>
    createHostDesk({
      version,
      keys: () => held.keys,
      now: () => held.now,
      ephemeral: () => keyPairOf(random(32)),
      direct: true,
    });
  const desk = open();
  const guest = (
    keys: Invited = invited(held.keys),
    kept = 1,
    id = peerIdBytes(makePeerId(random)),
  ) =>
    startCalling(
      {
        ...keys,
        version: VERSION,
        epoch: kept,
        call: { direct: true },
        ephemeral: keyPairOf(random(32)),
      },
      () => id,
    )!;
  const sendAway = () => void (held.keys = withNextSecret(held.keys, random));
  return { random, held, open, desk, guest, sendAway };
}

type Invited = Pick<Parameters<typeof startCalling>[0], 'table' | 'secret'>;
const invited = ({ pair, secret }: TableKeys): Invited => ({ table: pair.public, secret });

type Desk = ReturnType<typeof createHostDesk>;

/** The host's answer to a call. */
function replyOf(desk: Desk, message: Uint8Array): Uint8Array | undefined {
  const news = desk.hear(message);
  return news?.is === 'reply' ? news.bytes : undefined;
}

/** Calls, and sends a first frame. */
function arrive(desk: Desk, calling: GuestCalling) {
  const reply = replyOf(desk, calling.message);
  const heard = reply && calling.hear(reply);
  if (heard?.is !== 'answer') return undefined;
  const news = desk.hear(heard.frames.seal(HELLO));
  return news?.is === 'arrived' ? { ...news, heard } : undefined;
}

test('[J1] [J2] [J4] an invited guest arrives, and frames go both ways', () => {
  const { desk, guest } = table();
  const ann = arrive(desk, guest())!;
  expect(ann.plain).toEqual(HELLO);
  expect(ann.arrived.call).toEqual({ direct: true });
  expect(ann.heard.answer).toEqual({
    epoch: 1,
    direct: true,
    verdict: 'come-in',
  });
  const down = ann.arrived.frames.seal(Uint8Array.of(1));
  expect(ann.heard.frames.open(down)).toEqual(Uint8Array.of(1));
  const up = desk.hear(ann.heard.frames.seal(Uint8Array.of(2)));
  expect(up).toMatchObject({ is: 'frame', plain: Uint8Array.of(2) });
});

test('[J3] a repeated call gets the same answer and no second session', () => {
  const { desk, guest } = table();
  const ann = guest();
  const first = replyOf(desk, ann.message)!;
  expect(replyOf(desk, ann.message)).toEqual(first);
  expect(arrive(desk, ann)).toBeDefined();
  expect(replyOf(desk, ann.message)).toEqual(first);
});

test('[J3] another call under the name of a guest changes nothing for that guest', () => {
  const { desk, guest, held } = table();
  const ann = guest();
  const reply = replyOf(desk, ann.message)!;
  const squatter = guest(invited(held.keys), 1, peerIdBytes(ann.guest));
  expect(desk.hear(squatter.message)).toBeUndefined();
  const heard = ann.hear(reply);
  expect(heard?.is).toBe('answer');
  expect(desk.hear(frameOf(heard))?.is).toBe('arrived');
  expect(desk.hear(squatter.message)).toBeUndefined();
});

test('[J4] a call replayed now, or to a host that was opened again, brings nobody', () => {
  const { desk, guest, open } = table();
  const { message } = guest();
  const ann = guest();
  expect(arrive(desk, ann)).toBeDefined();
  const overheard = guest();
  const answer = replyOf(desk, overheard.message)!;
  const heard = overheard.hear(answer);
  const frame = heard?.is === 'answer' ? heard.frames.seal(HELLO) : new Uint8Array();
  const again = open();
  for (const replayed of [message, ann.message, overheard.message, frame]) {
    expect(again.hear(replayed)?.is).not.toBe('arrived');
  }
  expect(again.hear(frame)).toBeUndefined();
});

test('[J2] the secret of another table, or a changed call, is not answered', () => {
  const { desk, guest, held, random } = table();
  const other = { ...invited(held.keys), secret: { n: 1, bytes: random(16) } };
  expect(desk.hear(guest(other).message)).toBeUndefined();
  const { message } = guest();
  message.forEach((_, at) => {
    const changed = message.map((byte, n) => (n === at ? byte ^ 1 : byte));
    expect(desk.hear(changed)).toBeUndefined();
  });
  expect(desk.hear(message)).toBeDefined();
});

test('[J1] an invited guest cannot answer for the host, neither before it nor after it', () => {
  const { desk, guest, held, random } = table();
  const open = (pair: KeyPair) =>
    createHostDesk({
      version: VERSION,
      keys: () => ({ ...held.keys, pair }),
      now: () => 0,
      ephemeral: () => keyPairOf(random(32)),
      direct: true,
    });
  const ann = guest();
  const real = replyOf(desk, ann.message)!;
  const withoutPrivateKey = open({ ...held.keys.pair, secret: random(32) });
  expect(withoutPrivateKey.hear(ann.message)).toBeUndefined();
  const own = keyPairOf(random(32));
  const call = guest({ table: own.public, secret: held.keys.secret });
  const forged = replyOf(open(own), call.message)!;
  expect(ann.hear(forged)).toBeUndefined();
  expect(ann.hear(real)?.is).toBe('answer');
  expect(ann.hear(forged)).toBeUndefined();
});

test('[J1] an answer to a call is believed only with the private key of the table', () => {
  const { guest, held, random } = table();
  const ann = guest();
  const { pair, secret } = held.keys;
  const own = keyPairOf(random(32));
  const point = ann.message.slice(11, 43);
  const by = (key: Uint8Array) => {
    const terms = { table: pair.public, secret, version: VERSION };
    return forgedAnswer(terms, ann.message, own, x25519.getSharedSecret(key, point));
  };
  expect(ann.hear(by(own.secret).bytes)).toBeUndefined();
  expect(ann.hear(by(pair.secret).bytes)?.is).toBe('answer');
});

test("[J3] a guest's call under the name of another guest is not answered", () => {
  const { desk, guest, held, random } = table();
  const { message } = guest();
  const terms = { ...invited(held.keys), version: VERSION, guest: makePeerId(random) };
  expect(desk.hear(encodeCall(terms, message.slice(11, -16)))).toBeUndefined();
  expect(desk.hear(message)).toBeDefined();
});

test('[J1] with the right secret and the wrong key of the table there is no session', () => {
  const { desk, guest, held, random } = table();
  const wrong = { ...invited(held.keys), table: keyPairOf(random(32)).public };
  expect(arrive(desk, guest(wrong))).toBeUndefined();
});

test('[J3] the answer to another call, or to another guest, is not believed', () => {
  const { desk, guest, held, open } = table();
  const [ann, bob] = [guest(), guest()];
  const [toAnn, toBob] = [ann, bob].map(it => replyOf(desk, it.message)!);
  expect(ann.hear(toBob!)).toBeUndefined();
  expect(bob.hear(toAnn!)).toBeUndefined();
  const namesake = guest(invited(held.keys), 1, peerIdBytes(ann.guest));
  const toNamesake = replyOf(open(), namesake.message)!;
  expect(ann.hear(toNamesake)).toBeUndefined();
  expect(ann.hear(toAnn!)?.is).toBe('answer');
  expect(namesake.hear(toNamesake)?.is).toBe('answer');
});

test('[J1] a guest cannot read what another guest and the host send each other', () => {
  const { desk, guest } = table();
  const [ann, bob] = [arrive(desk, guest())!, arrive(desk, guest())!];
  const secretChoice = ann.heard.frames.seal(Uint8Array.of(42));
  const answer = ann.arrived.frames.seal(Uint8Array.of(43));
  expect(bob.heard.frames.open(secretChoice)).toBeUndefined();
  expect(bob.heard.frames.open(answer)).toBeUndefined();
  const renamed = answer.slice();
  renamed.set(bob.heard.frames.seal(HELLO).subarray(1, 9), 1);
  expect(bob.heard.frames.open(renamed)).toBeUndefined();
});

test('[J2] a call with a point of low order is not answered', () => {
  const { desk, guest, held, random } = table();
  const low = hexToBytes('e0eb7a7c3b41b8ae1656e3faf19fc46ada098deb9c32b1fd866205165f49b800');
  const call = (point: Uint8Array, shared: Uint8Array) => {
    const terms = { ...invited(held.keys), version: VERSION, guest: makePeerId(random) };
    return desk.hear(forgedCall(terms, point, shared));
  };
  // A low-order point would make the shared secret all zeros, which everybody knows.
  expect(call(low, new Uint8Array(32))).toBeUndefined();
  const own = keyPairOf(random(32));
  expect(call(own.public, x25519.getSharedSecret(own.secret, held.keys.pair.public))?.is).toBe(
    'reply',
  );
  expect(() => guest({ ...invited(held.keys), table: low })).not.toThrow();
  expect(guest({ ...invited(held.keys), table: low })).toBeUndefined();
});

test('[J5] a guest with an earlier secret is asked to prove a seat', () => {
  const { desk, guest, held, sendAway } = table();
  const old = invited(held.keys);
  sendAway();
  const asleep = arrive(desk, guest(old))!;
  expect(asleep.heard.answer.verdict).toBe('prove-a-seat');
  expect(asleep.arrived.hasEarlierSecret).toBe(true);
  expect(arrive(desk, guest())!.heard.answer.verdict).toBe('come-in');
});

test('[J5] the eighth earlier secret still opens, and the ninth does not', () => {
  const { desk, guest, held, sendAway } = table();
  const oldest = invited(held.keys);
  sendAway();
  const next = invited(held.keys);
  for (let n = 0; n < 8; n++) sendAway();
  expect(arrive(desk, guest(oldest))).toBeUndefined();
  expect(arrive(desk, guest(next))).toBeDefined();
});

test('[J6] a thousand calls a second by strangers, or with an earlier secret, delay nobody', () => {
  const { desk, guest, held, random, sendAway } = table();
  const old = held.keys.secret;
  sendAway();
  const stranger = { n: held.keys.secret.n, bytes: random(16) };
  const call = (secret: NumberedSecret) => {
    const terms = { ...invited(held.keys), secret, version: VERSION, guest: makePeerId(random) };
    return encodeCall(terms, random(96));
  };
  for (let n = 0; n < 1_000; n++) {
    held.now += 1;
    desk.hear(call(n % 2 === 0 ? old : stranger));
  }
  expect(arrive(desk, guest())).toBeDefined();
});

test('[J6] four callers with an earlier secret wait at a time', () => {
  const { desk, guest, held, sendAway } = table();
  const old = invited(held.keys);
  sendAway();
  const answers = Array.from({ length: 5 }, () => {
    held.now += 1_000;
    return desk.hear(guest(old).message)?.is;
  });
  expect(answers).toEqual(['reply', 'reply', 'reply', 'reply', undefined]);
  held.now += SILENT_MS - 4_000;
  expect(desk.hear(guest(old).message)?.is).toBe('reply');
});

test('[J6] with an earlier secret, four calls a second are answered', () => {
  const { desk, guest, held, sendAway } = table();
  const old = invited(held.keys);
  sendAway();
  const came = Array.from({ length: 6 }, () => arrive(desk, guest(old)) !== undefined);
  expect(came).toEqual([true, true, true, true, false, false]);
  held.now += 250;
  expect(arrive(desk, guest(old))).toBeDefined();
});

test('[J6] sixteen calls a second are answered', () => {
  const { desk, guest, held } = table();
  const answered = Array.from({ length: 20 }, () => desk.hear(guest().message)).filter(Boolean);
  expect(answered).toHaveLength(16);
  held.now += 63;
  expect(desk.hear(guest().message)).toBeDefined();
});

test('[J6] forty silent guests keep no player out, nor do more of them than may wait', () => {
  const { desk, guest, held } = table();
  for (let n = 0; n < MOST_SILENT + 8; n++) {
    held.now += 100;
    desk.hear(guest().message);
    if (n === 40) expect(arrive(desk, guest())).toBeDefined();
  }
  held.now += 100;
  expect(arrive(desk, guest())).toBeDefined();
});

test('[J6] a caller who stays silent for fifteen seconds has to call again', () => {
  const { desk, guest, held } = table();
  const [late, punctual] = [guest(), guest()];
  const [toLate, toPunctual] = [late, punctual].map(it => it.hear(replyOf(desk, it.message)!));
  held.now += SILENT_MS - 1;
  expect(desk.hear(frameOf(toPunctual))?.is).toBe('arrived');
  held.now += 1;
  expect(desk.hear(frameOf(toLate))).toBeUndefined();
  expect(arrive(desk, guest())).toBeDefined();
});

const frameOf = (heard: ReturnType<GuestCalling['hear']>): Uint8Array =>
  heard?.is === 'answer' ? heard.frames.seal(HELLO) : new Uint8Array();

test('[J7] a host of another version says so to invited guests only', () => {
  const { desk, guest, held, random } = table({ version: VERSION + 1 });
  const ann = guest();
  const reply = replyOf(desk, ann.message)!;
  expect(ann.hear(reply)).toEqual({ is: 'other-version', theirs: VERSION + 1 });
  const stranger = { ...invited(held.keys), secret: { n: 1, bytes: random(16) } };
  expect(desk.hear(guest(stranger).message)).toBeUndefined();
});

test('[J7] an answer about versions counts for its guest only, and for no stranger', () => {
  const { desk, guest, held, random } = table({ version: VERSION + 1 });
  const [ann, bob] = [guest(), guest()];
  const toAnn = replyOf(desk, ann.message)!;
  expect(bob.hear(toAnn)).toBeUndefined();
  const other = guest({ ...invited(held.keys), secret: { n: 1, bytes: random(16) } });
  expect(other.hear(toAnn)).toBeUndefined();
  expect(ann.hear(toAnn.map((byte, at) => (at === 1 ? VERSION : byte)))).toBeUndefined();
  const forged = { secret: { n: 1, bytes: random(16) }, version: 9, guest: ann.guest };
  expect(ann.hear(encodeOtherVersion(forged))).toBeUndefined();
});

test('[J8] a phone that is not the host any more is not believed', () => {
  const { desk, guest, held } = table({ epoch: 2 });
  const calling = guest(invited(held.keys), 3);
  expect(calling.hear(replyOf(desk, calling.message)!)).toEqual({ is: 'former-host' });
  const other = guest(invited(held.keys), 2);
  expect(other.hear(replyOf(desk, other.message)!)?.is).toBe('answer');
});

test('[F1] a frame that comes twice, back to its writer, or changed, is taken once at most', () => {
  const { desk, guest } = table();
  const { heard, arrived } = arrive(desk, guest())!;
  const frame = heard.frames.seal(HELLO);
  expect(heard.frames.open(frame)).toBeUndefined();
  expect(desk.hear(frame)).toBeDefined();
  expect(desk.hear(frame)).toBeUndefined();
  const down = arrived.frames.seal(HELLO);
  expect(desk.hear(down)).toBeUndefined();
  down.forEach((_, at) => {
    const changed = down.map((byte, n) => (n === at ? byte ^ 1 : byte));
    expect(heard.frames.open(changed)).toBeUndefined();
  });
  expect(heard.frames.open(down)).toEqual(HELLO);
});

test('[F2] a frame that is 1,023 frames late is taken, and one that is 2,000 late is not', () => {
  const { desk, guest } = table();
  const { heard } = arrive(desk, guest())!;
  const [first, ...others] = Array.from({ length: 2_001 }, () => heard.frames.seal(HELLO));
  const late = others[others.length - 1_024]!;
  expect(desk.hear(others.at(-1)!)).toBeDefined();
  expect(desk.hear(late)).toBeDefined();
  expect(desk.hear(first!)).toBeUndefined();
});

test('[J2] rubbish, kept or not, is no message of a guest or a host', () => {
  const { desk, guest, random } = table();
  const ann = guest();
  for (let length = 0; length < 200; length++) {
    for (const kind of [0, 1, 2, 3, 4, 255]) {
      const rubbish = random(length);
      rubbish[0] = kind;
      expect(desk.hear(rubbish)).toBeUndefined();
      expect(ann.hear(rubbish)).toBeUndefined();
    }
  }
  expect(arrive(desk, ann)).toBeDefined();
});

test('[J2] nobody on the broker reads a name, a secret or a frame', () => {
  const { desk, guest, held } = table();
  const ann = guest(invited(held.keys));
  const reply = replyOf(desk, ann.message)!;
  const heard = ann.hear(reply);
  const frame = frameOf(heard);
  const seen = [ann.message, reply, frame].map(it => new TextDecoder('latin1').decode(it)).join();
  expect(seen).not.toContain('hello');
  const hex = [ann.message, reply, frame].map(bytesToHex).join();
  expect(hex).not.toContain(bytesToHex(held.keys.secret.bytes));
  expect(hex).not.toContain(bytesToHex(held.keys.pair.public));
});

test('[J4] a guest whose visit has ended is not heard any more', () => {
  const { desk, guest } = table();
  const { heard, arrived } = arrive(desk, guest())!;
  desk.end(arrived.guest);
  expect(desk.hear(heard.frames.seal(HELLO))).toBeUndefined();
  expect(desk.hear(new Uint8Array())).toBeUndefined();
  expect(arrived.guest satisfies PeerId).toMatch(/^[0-9a-f]{16}$/);
});
