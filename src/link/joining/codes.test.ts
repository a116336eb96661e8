import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Millis } from '../../kit/millis';
import { makePeerId, peerIdBytes, type PeerId } from '../finding/peerId';
import { seededBytes } from '../testing/seededBytes';
import { createCodeDesk, MOST_RUNS } from './codeDesk';
import { decodeCodeMessage, encodeCodeMessage } from './codeMessages';
import type { CodeKind } from './codeTerms';
import { type CodeTry, tryCode } from './codeTry';
import { countGuesses, GUESS_BACK_MS } from './guesses';
import { type TypedCode, parseTypedCode } from './typedCode';

const VERSION = 5;
const INVITE = 'http://10.0.0.2:4680/join#secret';
const RIGHT = parseTypedCode('CKM379')!;
const WRONG = parseTypedCode('CKM377')!;
const SECOND: Millis = 1_000;

/** A host that shows a code, and guests that type one. */
function room({ kind = 'table', seed = 5 }: { kind?: CodeKind; seed?: number } = {}) {
  const random = seededBytes(seed);
  const held = { now: 0, isOpen: true };
  const host = makePeerId(random);
  const guesses = countGuesses(
    () => held.now,
    () => undefined,
  );
  const show = (code: TypedCode, id = host, counted = guesses) =>
    createCodeDesk({
      guesses: counted,
      code,
      kind,
      version: VERSION,
      host: id,
      random,
      now: () => held.now,
      isOpen: () => held.isOpen,
      gives: () => INVITE,
    });
  const desk = show(RIGHT);
  const type = (code: TypedCode, version = VERSION) =>
    tryCode({ code, kind: 'table', version }, random);
  return { random, held, host, desk, guesses, show, type };
}

type Desk = ReturnType<typeof createCodeDesk>;

/** Begins a run half a second after the last one, and returns the guest's confirmation. */
function proofOf({ desk, held }: ReturnType<typeof room>, guest: CodeTry): Uint8Array | undefined {
  held.now += SECOND / 2;
  const point = desk.hear(guest.message);
  const heard = point && guest.hear(point.bytes);
  return heard?.is === 'proof' ? heard.bytes : undefined;
}

function judgedBy(desk: Desk, guest: CodeTry, proof: Uint8Array | undefined) {
  const answer = proof && desk.hear(proof);
  const heard = answer && guest.hear(answer.bytes);
  return heard?.is === 'given' ? heard.text : guest.failure();
}

function run(it: ReturnType<typeof room>, code: TypedCode) {
  const guest = it.type(code);
  return judgedBy(it.desk, guest, proofOf(it, guest));
}

test('[C3] a guest who types the code gets the invite', () => {
  expect(run(room(), RIGHT)).toBe(INVITE);
});

test('[C3] a guest who types another code gets nothing, and learns so', () => {
  expect(run(room(), WRONG)).toBe('wrong');
});

test('[C3] neither the password nor the invite goes over the broker', () => {
  const it = room();
  const guest = it.type(RIGHT);
  const begun = it.desk.hear(guest.message)!;
  const proof = guest.hear(begun.bytes)!;
  const all = [guest.message, begun.bytes];
  if (proof.is === 'proof') all.push(proof.bytes, it.desk.hear(proof.bytes)!.bytes);
  const seen = all.map(bytesToHex).join();
  expect(all).toHaveLength(4);
  for (const secret of [RIGHT.password, 'secret', 'join']) {
    expect(seen).not.toContain(bytesToHex(utf8ToBytes(secret)));
  }
});

test('[C3] a message that was lost is answered again in the same way', () => {
  const it = room();
  const guest = it.type(RIGHT);
  const first = it.desk.hear(guest.message);
  expect(it.desk.hear(guest.message)).toEqual(first);
  const proof = proofOf(it, guest)!;
  it.desk.hear(proof);
  expect(judgedBy(it.desk, guest, proof)).toBe(INVITE);
});

test('[C4] ten thousand beginnings without an end cost no guess', () => {
  const it = room();
  for (let n = 0; n < 10_000; n++) {
    it.held.now += 2;
    const begin = { is: 'begin', version: VERSION, guest: makePeerId(it.random) } as const;
    it.desk.hear(encodeCodeMessage({ ...begin, run: it.random(16), point: GENERATOR }));
  }
  for (let n = 0; n < 40; n++) expect(proofOf(it, it.type(WRONG))).toBeDefined();
  expect(it.guesses.left()).toBe(3);
  expect(run(it, RIGHT)).toBe(INVITE);
});

const GENERATOR = hexToBytes('e2f2ae0a6abc4e71a884a961c500515f58e30b6aa582dd8db6a65945e08d2d76');
const NO_POINT = new Uint8Array(32).fill(255);

test('[C5] a second confirmation in one run is not judged', () => {
  const it = room();
  const guest = it.type(RIGHT);
  const proof = proofOf(it, guest)!;
  const wrong = proof.map((byte, at) => (at === proof.length - 1 ? byte ^ 1 : byte));
  expect(judgedBy(it.desk, guest, wrong)).toBe('wrong');
  expect(it.desk.hear(proof)).toBeUndefined();
  expect(it.guesses.left()).toBe(2);
  judgedBy(it.desk, guest, wrong);
  expect(it.guesses.left()).toBe(2);
});

test('[C6] of forty wrong guesses, one by one, three are judged', () => {
  const it = room();
  const outcomes = Array.from({ length: 40 }, () => run(it, WRONG));
  expect(outcomes.slice(0, 4)).toEqual(['wrong', 'wrong', 'wrong', 'used-up']);
  expect(outcomes.filter(outcome => outcome === 'wrong')).toHaveLength(3);
  expect(run(it, RIGHT)).toBe('used-up');
});

test('[C6] of forty wrong guesses in parallel, three are judged', () => {
  const it = room();
  const guests = Array.from({ length: 40 }, () => it.type(WRONG));
  const proofs = guests.map(guest => proofOf(it, guest));
  const outcomes = guests.map((guest, n) => judgedBy(it.desk, guest, proofs[n]));
  const count = (wanted: string) => outcomes.filter(outcome => outcome === wanted).length;
  const dropped = 40 - MOST_RUNS;
  expect(['no-answer', 'wrong', 'used-up'].map(count)).toEqual([dropped, 3, MOST_RUNS - 3]);
  expect(run(it, RIGHT)).toBe('used-up');
});

test('[C6] a fourth guess is judged after five minutes, and the code is still the same', () => {
  const it = room();
  for (let n = 0; n < 3; n++) run(it, WRONG);
  it.held.now += GUESS_BACK_MS - 2 * SECOND;
  expect(run(it, WRONG)).toBe('used-up');
  it.held.now += SECOND;
  expect(run(it, RIGHT)).toBe(INVITE);
  expect([run(it, WRONG), run(it, WRONG)]).toEqual(['wrong', 'used-up']);
});

test('[C6] another code, or a host that was opened again, gives no new guesses', () => {
  const it = room();
  const kept: number[] = [];
  const counted = (left?: number) =>
    countGuesses(
      () => it.held.now,
      now => kept.push(now),
      left,
    );
  const tries = (guesses: ReturnType<typeof counted>, code = RIGHT) => {
    const desk = it.show(code, it.host, guesses);
    const guest = it.type(WRONG);
    return judgedBy(desk, guest, proofOf({ ...it, desk }, guest));
  };
  const guesses = counted();
  const other = parseTypedCode('CKP379')!;
  expect([tries(guesses), tries(guesses, other), tries(guesses)]).toEqual(Array(3).fill('wrong'));
  expect([kept, tries(counted(kept.at(-1)))]).toEqual([[2, 1, 0], 'used-up']);
  it.held.now += GUESS_BACK_MS;
  expect(tries(guesses)).toBe('wrong');
});

test("[C6] a tap on the host's screen allows one more guess", () => {
  const it = room();
  for (let n = 0; n < 3; n++) run(it, WRONG);
  it.guesses.oneMore();
  expect([run(it, WRONG), run(it, WRONG)]).toEqual(['wrong', 'used-up']);
  it.guesses.oneMore();
  expect(run(it, RIGHT)).toBe(INVITE);
});

test("[C7] a table's code is none for a screen, and a screen's none for a table", () => {
  expect(run(room({ kind: 'screen' }), RIGHT)).toBe('wrong');
  const it = room();
  const phone = tryCode({ code: RIGHT, kind: 'screen', version: VERSION }, it.random);
  expect(judgedBy(it.desk, phone, proofOf(it, phone))).toBe('wrong');
});

test('[C7] a guest of another version learns so, at no cost', () => {
  const it = room();
  const guest = it.type(RIGHT, VERSION + 1);
  const answer = it.desk.hear(guest.message)!;
  expect([guest.hear(answer.bytes), guest.failure()]).toEqual([undefined, 'other-version']);
  expect(it.guesses.left()).toBe(3);
});

const begun = (it: ReturnType<typeof room>, guest: CodeTry) => {
  const read = decodeCodeMessage(guest.message);
  if (read?.is !== 'begin') throw new Error('no beginning');
  it.held.now += SECOND;
  return read;
};

test.each([
  ['[C8] a number that is no point', NO_POINT],
  ['[C8] the identity', new Uint8Array(32)],
])('%s gets no answer, from the host or the guest', (_what, point) => {
  const it = room();
  const guest = it.type(RIGHT);
  expect(it.desk.hear(encodeCodeMessage({ ...begun(it, guest), point }))).toBeUndefined();
  expect(guest.hear(encodeCodeMessage({ is: 'point', host: it.host, point }))).toBeUndefined();
});

test('[C8] a guest does not answer its own point, nor its own name', () => {
  const it = room();
  const guest = it.type(RIGHT);
  const { point } = begun(it, guest);
  const other = begun(it, it.type(RIGHT)).point;
  expect(guest.hear(encodeCodeMessage({ is: 'point', host: it.host, point }))).toBeUndefined();
  expect(
    guest.hear(encodeCodeMessage({ is: 'point', host: guest.guest, point: other })),
  ).toBeUndefined();
});

test('[C8] a run that began before does not begin again under another name', () => {
  const it = room();
  const message = begun(it, it.type(RIGHT));
  expect(it.desk.hear(encodeCodeMessage(message))).toBeDefined();
  const again = { ...message, guest: makePeerId(it.random) };
  it.held.now += SECOND;
  expect(it.desk.hear(encodeCodeMessage(again))).toBeUndefined();
});

test('[C9] a closed code is not answered, not even for a run that has begun', () => {
  const it = room();
  const guest = it.type(RIGHT);
  const proof = proofOf(it, guest);
  it.held.isOpen = false;
  expect(judgedBy(it.desk, guest, proof)).toBe('no-answer');
  expect(run(it, RIGHT)).toBe('no-answer');
});

test('[C10] two runs begin a second', () => {
  const it = room();
  const answers = Array.from({ length: 4 }, () => it.desk.hear(it.type(WRONG).message));
  expect(answers.map(answer => answer !== undefined)).toEqual([true, true, false, false]);
  it.held.now += SECOND / 2;
  expect(it.desk.hear(it.type(WRONG).message)).toBeDefined();
});

test('[C10] of more than thirty-two runs, the oldest is dropped', () => {
  const it = room();
  const oldest = it.type(RIGHT);
  const second = it.type(RIGHT);
  const proofs = [oldest, second].map(guest => proofOf(it, guest)!);
  for (let n = 2; n <= MOST_RUNS; n++) proofOf(it, it.type(WRONG));
  expect(it.desk.hear(proofs[0]!)).toBeUndefined();
  expect(judgedBy(it.desk, second, proofs[1])).toBe(INVITE);
});

/** Shows a code in the same room without knowing the password. */
const impostor = (it: ReturnType<typeof room>) =>
  it.show(
    WRONG,
    makePeerId(it.random),
    countGuesses(
      () => 0,
      () => undefined,
    ),
  );

test.each([
  ['[C11] before the host', (host: Desk, other: Desk) => [other, host]],
  ['[C11] after the host', (host: Desk, other: Desk) => [host, other]],
] as const)('an impostor who answers %s gets no guest', (_when, order) => {
  const it = room();
  const guest = it.type(RIGHT);
  const given = order(it.desk, impostor(it)).flatMap(desk => {
    const point = desk.hear(guest.message)!;
    const proof = guest.hear(point.bytes);
    const answer = proof?.is === 'proof' ? desk.hear(proof.bytes) : undefined;
    const heard = answer && guest.hear(answer.bytes);
    return heard?.is === 'given' ? [heard.text] : [];
  });
  expect(given).toEqual([INVITE]);
  expect(it.guesses.left()).toBe(3);
});

test('[C11] an impostor who accepts every guest is noticed', () => {
  const it = room();
  const guest = it.type(RIGHT);
  const fake = impostor(it);
  guest.hear(fake.hear(guest.message)!.bytes);
  const answers = decodeCodeMessage(fake.hear(it.type(WRONG).message)!.bytes);
  const host = answers?.is === 'point' ? answers.host : it.host;
  const accepted = { is: 'accepted', host, mac: it.random(64), box: it.random(60) } as const;
  expect(guest.hear(encodeCodeMessage(accepted))).toBeUndefined();
  expect(guest.failure()).toBe('somebody-else');
});

test('[C11] a guest answers three hosts in one try', () => {
  const it = room();
  const guest = it.type(RIGHT);
  const proofs = Array.from({ length: 5 }, () =>
    guest.hear(impostor(it).hear(guest.message)!.bytes),
  );
  expect(proofs.filter(Boolean)).toHaveLength(3);
});

test('[C11] rubbish in the room changes nothing', () => {
  const it = room();
  const guest = it.type(RIGHT);
  for (let length = 0; length < 160; length++) {
    for (let kind = 0x10; kind <= 0x18; kind++) {
      const rubbish = it.random(length);
      rubbish[0] = kind;
      expect(guest.hear(rubbish)?.is).not.toBe('given');
      it.desk.hear(rubbish);
    }
  }
  expect(run(it, RIGHT)).toBe(INVITE);
  expect(it.guesses.left()).toBe(3);
});

test('[C3] every message is read as it was written, and no cut one is', () => {
  const { random } = room();
  const id = (): PeerId => makePeerId(random);
  const all = [
    { is: 'begin', version: 5, guest: id(), run: random(16), point: random(32) },
    { is: 'point', host: id(), point: random(32) },
    { is: 'proof', guest: id(), host: id(), mac: random(64) },
    { is: 'accepted', host: id(), mac: random(64), box: random(80) },
    { is: 'refused', host: id(), why: 'used-up', version: 5 },
    { is: 'ask', host: id() },
    { is: 'taken', host: id() },
  ] as const;
  for (const message of all) {
    const bytes = encodeCodeMessage(message);
    expect(decodeCodeMessage(bytes)).toEqual(message);
    if (message.is !== 'accepted') expect(decodeCodeMessage(bytes.slice(0, -1))).toBeUndefined();
    expect(bytesToHex(bytes)).toContain(
      bytesToHex(peerIdBytes('host' in message ? message.host : message.guest)),
    );
  }
});
