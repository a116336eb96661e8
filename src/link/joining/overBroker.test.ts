/** The way in over a broker that the test holds in its hand: who gets in, and who does not. */
import { x25519 } from '@noble/curves/ed25519.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { codeTopic, guestTopic, joinTopic } from '../../protocol/brokerRules';
import { keyPairOf } from '../crypto/noise';
import { makePeerId } from '../finding/peerId';
import { forgedAnswer } from '../testing/forgedCalls';
import { listeningTo } from '../testing/linkAcceptance';
import { HeldTimers } from '../testing/heldTimers';
import { createMemoryBroker, keepRubbish } from '../testing/memoryBroker';
import { seededBytes } from '../testing/seededBytes';
import { createCodeDesk } from './codeDesk';
import { openCodeDoor } from './codeDoor';
import { visitByCode } from './codeVisit';
import { countGuesses } from './guesses';
import { startCalling } from './guestCalling';
import { decodeCall, decodeFrame, encodeCall, encodeOtherVersion } from './joinMessages';
import { answerGuest, callHost } from './openLink';
import { type GuestTalk, MOST_TALKS, openTableDoor } from './tableDoor';
import { makeTableInvite, parseTableInvite } from './tableInvite';
import { makeTableKeys, tableIdOf, withNextSecret } from './tableKeys';
import { visitTable } from './tableVisit';
import { parseTypedCode } from './typedCode';

const VERSION = 5;
const CALL = { direct: false };
const ADDRESS = 'http://10.0.0.2:4680';
const BROKERS = ['ws://10.0.0.2:4680/mqtt'];

function house(seed = 9) {
  const town = createMemoryBroker();
  const timers = new HeldTimers();
  const random = seededBytes(seed);
  const world = { random, timers, now: () => timers.now };
  const held = { keys: makeTableKeys(random), opensLinks: true };
  const guests: GuestTalk[] = [];
  const table = (keys = () => held.keys) =>
    openTableDoor(world, town.reach(), {
      version: VERSION,
      keys,
      direct: false,
      came(guest) {
        guests.push(guest);
        return held.opensLinks ? Promise.resolve() : new Promise(() => {});
      },
    });
  const invite = () => ({ table: held.keys.pair.public, secret: held.keys.secret });
  const visit = (over: Partial<Parameters<typeof visitTable>[2]> = {}) => {
    const wish = { version: VERSION, call: CALL, epoch: 1, provesSeat: false };
    return visitTable(world, town.reach(), { ...invite(), ...wish, ...over });
  };
  const code = (gives: () => string = () => 'the invite') => {
    const asked = { isOpen: true, left: [] as number[] };
    const guesses = countGuesses(world.now, left => asked.left.push(left));
    const door = openCodeDoor(world, town.reach(), {
      kind: 'table',
      version: VERSION,
      isOpen: () => asked.isOpen,
      gives,
      guesses,
    });
    return { door, asked, guesses };
  };
  const type = (text: string) => {
    const terms = { code: parseTypedCode(text)!, kind: 'table', version: VERSION } as const;
    return visitByCode(world, town.reach(), terms);
  };
  return { town, timers, random, world, held, guests, table, invite, visit, code, type };
}

async function outcome<T>({ timers }: { timers: HeldTimers }, promise: Promise<T>, ms = 6_000) {
  await timers.pass(ms);
  return promise;
}

/** A relayed link between the host and the first guest, who has just visited. */
async function linked(it: ReturnType<typeof house>, visit: Awaited<ReturnType<typeof visitTable>>) {
  if (!visit.ok) throw new Error(visit.why.code);
  const means = { timers: it.timers, givePeer: undefined, iceServers: [] };
  const links = [
    answerGuest(means, it.guests[0]!),
    callHost(means, visit.talk, it.guests[0]!.call.direct),
  ];
  await it.timers.pass(200);
  const [toGuest, toHost] = await Promise.all(links);
  if (!toGuest?.ok || !toHost?.ok) throw new Error('no link');
  const [here, there] = [listeningTo(toHost.link), listeningTo(toGuest.link)];
  const talk = async () => {
    toHost.link.send('my secret choice');
    toGuest.link.send('your token');
    await it.timers.pass(100);
    expect([there.messages, here.messages]).toEqual([['my secret choice'], ['your token']]);
  };
  return { toHost, there, talk };
}

test('[J12] without a direct path, the relay opens at once', async () => {
  const it = house();
  it.table();
  const { toHost, there, talk } = await linked(it, await outcome(it, it.visit(), 50));
  await talk();
  toHost.link.close();
  await it.timers.pass(20_000);
  expect([there.ends, it.timers.pending]).toEqual([['left'], 0]);
});

test('[J2] an observer of every topic sees no name, secret, choice or token', async () => {
  const it = house();
  it.table();
  const { door } = it.code(() =>
    makeTableInvite({ ...it.invite(), address: ADDRESS, brokers: BROKERS }),
  );
  await it.timers.pass(1_000);
  const given = await outcome(it, it.type(await door.code));
  const read = given.ok ? parseTableInvite(given.text) : undefined;
  if (!read?.ok) throw new Error('no invite');
  const visit = await outcome(it, it.visit(read.invite));
  if (!visit.ok) throw new Error(visit.why.code);
  visit.talk.signals.send({ kind: 'offer', round: 1, sdp: 'the fingerprint of Annabel' });
  await (await linked(it, visit)).talk();
  const seen = it.town.heard.map(({ bytes }) => bytesToHex(bytes)).join();
  const words = ['Annabel', 'fingerprint', ADDRESS, 'choice', 'token'].map(word =>
    bytesToHex(new TextEncoder().encode(word)),
  );
  const { secret, pair } = it.held.keys;
  for (const bytes of [...words, bytesToHex(secret.bytes), bytesToHex(pair.public)]) {
    expect(seen).not.toContain(bytes);
  }
  expect(it.town.heard.map(({ topic }) => topic).join()).not.toContain((await door.code).slice(2));
});

/** An invited guest who answers every call as if they were the host. */
function mallory(it: ReturnType<typeof house>) {
  const terms = { ...it.invite(), version: VERSION };
  const own = keyPairOf(it.random(32));
  const sessions: ReturnType<typeof forgedAnswer>['session'][] = [];
  const answers = (call: Uint8Array) => {
    const shared = x25519.getSharedSecret(own.secret, call.slice(11, 43));
    const { to, bytes, session } = forgedAnswer(terms, call, own, shared);
    sessions.push(session);
    return { topic: guestTopic(to), bytes };
  };
  const reads = (bytes: Uint8Array) => {
    const frame = decodeFrame(bytes);
    return frame ? sessions.map(({ open }) => open(frame.counter, frame.box)).filter(Boolean) : [];
  };
  return { answers, reads };
}

test.each([
  ['[J1] before the host', 'first'],
  ['[J1] after the host', 'last'],
] as const)('an invited guest who answers %s gets no guest, and reads nothing', async (...row) => {
  const it = house();
  it.table();
  const { answers, reads } = mallory(it);
  let forged = 0;
  it.town.fate = published => {
    const isCall = published.bytes[0] === 1;
    const isAnswer = published.bytes[0] === 2;
    const call = it.town.heard.find(({ bytes }) => bytes[0] === 1)!.bytes;
    if (row[1] === 'first' ? !isCall : !isAnswer) return [published];
    forged += 1;
    return row[1] === 'first' ? [answers(call), published] : [published, answers(call)];
  };
  const { talk } = await linked(it, await outcome(it, it.visit(), 50));
  await talk();
  expect(forged).toBeGreaterThan(0);
  expect(it.town.heard.flatMap(({ bytes }) => reads(bytes))).toEqual([]);
});

test('[J1] where the host is silent, nobody is taken for it', async () => {
  const it = house();
  const { answers } = mallory(it);
  it.town.fate = published =>
    published.bytes[0] === 1 ? [answers(published.bytes), published] : [published];
  expect(await outcome(it, it.visit())).toEqual({ ok: false, why: { code: 'no-such-table' } });
});

test('[J6] in a flood of calls players are back after four sendings of a call at most', async () => {
  const it = house();
  it.table();
  const former = it.invite();
  it.held.keys = withNextSecret(it.held.keys, it.random);
  const topic = joinTopic(tableIdOf(former.table));
  const stranger = { n: it.held.keys.secret.n, bytes: it.random(16) };
  const flood = new Set<Uint8Array>();
  const publish = (bytes: Uint8Array) => (flood.add(bytes), it.town.publish({ topic, bytes }));
  const real = Array.from({ length: 40 }, () => {
    const ephemeral = keyPairOf(it.random(32));
    const wish = { ...former, version: VERSION, epoch: 1, call: CALL, ephemeral };
    return startCalling(wish, it.random)!.message;
  });
  const invented = (secret: typeof stranger) => {
    const terms = { ...former, secret, version: VERSION, guest: makePeerId(it.random) };
    return encodeCall(terms, it.random(96));
  };
  const players: ReturnType<typeof it.visit>[] = [];
  for (let ms = 0; ms < 3_000; ms++) {
    const n = ms % 1_000;
    publish(n % 25 === 0 ? real[n / 25]! : invented(n % 2 === 0 ? former.secret : stranger));
    if ([1_017, 1_352, 1_689].includes(ms)) players.push(it.visit());
    await it.timers.pass(1);
  }
  const came = await outcome(it, Promise.all(players));
  expect(came.map(({ ok }) => ok)).toEqual([true, true, true]);
  const calls = it.town.heard.filter(({ bytes }) => decodeCall(bytes) && !flood.has(bytes));
  for (const { guest } of it.guests) {
    const sent = calls.filter(({ bytes }) => decodeCall(bytes)?.guest === guest);
    expect(sent.length).toBeLessThanOrEqual(4);
  }
  expect(it.guests.map(({ hasEarlierSecret }) => hasEarlierSecret)).toEqual([false, false, false]);
});

test('[J3] [J4] a broker that is opened again between call and answer delays a guest only', async () => {
  const it = house();
  it.table();
  it.town.fate = ({ topic, ...rest }) => (topic.includes('/join/') ? [{ topic, ...rest }] : []);
  const visiting = it.visit();
  await it.timers.pass(1_000);
  it.town.fail();
  it.town.fate = published => [published];
  await it.timers.pass(1_000);
  it.town.mend();
  await it.timers.pass(1_000);
  expect((await visiting).ok).toBe(true);
  expect(it.guests).toHaveLength(1);
});

test('[J4] whatever was published before, published again, brings nobody', async () => {
  const it = house();
  const door = it.table();
  await outcome(it, it.visit());
  const old = it.town.heard.slice();
  for (const published of old) it.town.publish(published);
  await it.timers.pass(100);
  door.close();
  it.table();
  for (const published of old) it.town.publish(published);
  await it.timers.pass(20_000);
  expect(it.guests).toHaveLength(1);
});

test('[J2] rubbish that a broker keeps on every topic keeps nobody out', async () => {
  const it = house();
  keepRubbish(it.town, it.random);
  it.table();
  const { door } = it.code();
  await it.timers.pass(1_000);
  expect(await outcome(it, it.type(await door.code))).toEqual({ ok: true, text: 'the invite' });
  expect((await outcome(it, it.visit())).ok).toBe(true);
});

test('[J5] somebody who was sent away does not come back by the old link', async () => {
  const it = house();
  it.table();
  const old = it.invite();
  it.held.keys = withNextSecret(it.held.keys, it.random);
  const back = await outcome(it, it.visit(old));
  expect(back).toEqual({ ok: false, why: { code: 'expired' } });
  const asleep = await outcome(it, it.visit({ ...old, provesSeat: true }));
  expect(asleep.ok).toBe(true);
  expect(it.guests.map(({ hasEarlierSecret }) => hasEarlierSecret)).toEqual([true]);
});

test('[J7] a forged answer about versions does not count beside a real one', async () => {
  const it = house();
  it.town.fate = published => {
    const { topic, bytes } = published;
    if (topic !== joinTopic(tableIdOf(it.held.keys.pair.public)) || bytes[0] !== 1)
      return [published];
    const guest = bytesToHex(bytes.slice(3, 11));
    const terms = { ...it.invite(), version: 9, guest };
    return [{ ...published, topic: `sandtable/to/${guest}`, bytes: forged(terms) }, published];
  };
  const alone = await outcome(it, it.visit());
  expect(alone).toMatchObject({ ok: false, why: { code: 'other-version' } });
  it.table();
  expect((await outcome(it, it.visit())).ok).toBe(true);
});

const forged = (terms: object) => encodeOtherVersion(terms as never);

test('[J8] a former host is not believed', async () => {
  const it = house();
  it.table();
  const visit = await outcome(it, it.visit({ epoch: 2 }));
  expect(visit).toEqual({ ok: false, why: { code: 'no-such-table' } });
});

test.each([
  ['[J11] no table', false, {}, { code: 'no-such-table' }],
  ['[J11] a table of another version', true, { version: 6 }, { code: 'other-version' }],
] as const)('%s is reported to the guest', async (_what, isOpen, over, why) => {
  const it = house();
  if (isOpen) it.table();
  expect(await outcome(it, it.visit(over))).toMatchObject({ ok: false, why });
  expect(it.timers.pending).toBe(0);
});

test('[J11] a broker that does not open is reported', async () => {
  const it = house();
  it.table();
  it.town.fail();
  const visit = await outcome(it, it.visit(), 10_000);
  expect(visit).toEqual({ ok: false, why: { code: 'no-broker' } });
});

test('[J9] a host has links with sixty-four guests, and with another one when one has left', async () => {
  const it = house();
  it.table();
  const visits = [];
  for (let n = 0; n < MOST_TALKS; n++) visits.push(await outcome(it, it.visit(), 100));
  await outcome(it, it.visit(), 100);
  expect(it.guests).toHaveLength(MOST_TALKS);
  const [first] = visits;
  if (first?.ok) first.talk.close();
  await it.timers.pass(1_000);
  await outcome(it, it.visit(), 100);
  expect(it.guests).toHaveLength(MOST_TALKS + 1);
});

test('[J9] guests that arrive and open no link keep nobody out', async () => {
  const it = house();
  it.table();
  const player = await outcome(it, it.visit(), 100);
  it.held.opensLinks = false;
  for (let n = 0; n < MOST_TALKS + 2; n++) await outcome(it, it.visit(), 100);
  expect(it.guests).toHaveLength(MOST_TALKS + 3);
  const ends: string[] = [];
  if (player.ok) void player.talk.ended.then(why => ends.push(why));
  void it.guests[1]!.ended.then(why => ends.push(`silent ${why}`));
  await it.timers.pass(100);
  expect(ends).toEqual(['silent left']);
});

test('[C2] two hosts that ask for one room get two, and guests of both get in', async () => {
  const it = house();
  const doors = Array.from({ length: 12 }, (_, n) => it.code(() => `table ${n}`));
  await it.timers.pass(5_000);
  const codes = await Promise.all(doors.map(({ door }) => door.code));
  expect(new Set(codes.map(code => code.slice(0, 2))).size).toBe(12);
  for (const [n, code] of codes.entries()) {
    expect(await outcome(it, it.type(code))).toEqual({ ok: true, text: `table ${n}` });
  }
});

test('[C2] a stranger who calls every room taken only makes the code longer', async () => {
  const it = house();
  it.town.fate = published => {
    const taken = Uint8Array.of(0x17, ...it.random(8));
    return published.bytes[0] === 0x16 ? [published, { ...published, bytes: taken }] : [published];
  };
  const { door } = it.code();
  await it.timers.pass(10_000);
  expect(await door.code).toHaveLength(8);
  expect(await outcome(it, it.type(await door.code))).toMatchObject({ ok: true });
});

test('[C3] messages of a code that are lost are sent again', async () => {
  const it = house();
  const { door } = it.code();
  await it.timers.pass(1_000);
  let count = 0;
  it.town.fate = published => (count++ % 3 === 0 ? [] : [published, published]);
  expect(await outcome(it, it.type(await door.code))).toMatchObject({ ok: true });
});

test('[C6] the host is shown every wrong guess, and the code stays', async () => {
  const it = house();
  const { door, asked, guesses } = it.code();
  await it.timers.pass(1_000);
  const code = await door.code;
  const wrong = code.slice(0, 2) + code.slice(3) + code[2];
  for (let n = 0; n < 4; n++) await outcome(it, it.type(wrong));
  expect(asked.left).toEqual([2, 1, 0]);
  expect(await outcome(it, it.type(code))).toEqual({ ok: false, why: 'used-up' });
  guesses.oneMore();
  expect(await outcome(it, it.type(code))).toMatchObject({ ok: true });
  expect([await door.code, it.timers.pending]).toEqual([code, 0]);
});

test('[C6] guesses that are used up keep nobody from coming by a scan', async () => {
  const it = house();
  it.table();
  const { door } = it.code();
  await it.timers.pass(1_000);
  const code = await door.code;
  const wrong = code.slice(0, 2) + code.slice(3) + code[2];
  for (let n = 0; n < 4; n++) await outcome(it, it.type(wrong));
  expect(await outcome(it, it.type(code))).toEqual({ ok: false, why: 'used-up' });
  expect((await outcome(it, it.visit())).ok).toBe(true);
});

/** Answers in the room of a code without knowing its password. */
function impostor(it: ReturnType<typeof house>, code: string) {
  const { room, password } = parseTypedCode(code)!;
  const desk = createCodeDesk({
    code: { room, password: password.slice(1) + password[0] },
    kind: 'table',
    version: VERSION,
    host: makePeerId(it.random),
    random: it.random,
    now: it.world.now,
    guesses: countGuesses(it.world.now, () => undefined),
    isOpen: () => true,
    gives: () => "the impostor's invite",
  });
  const broker = it.town.reach();
  broker.subscribe(codeTopic(room), bytes => {
    const answer = desk.hear(bytes);
    if (answer) broker.publish(guestTopic(answer.to), answer.bytes);
  });
}

test.each([
  ['[C11] before the host', 'first'],
  ['[C11] after the host', 'last'],
] as const)('an impostor who answers %s gets no guest', async (_when, place) => {
  const it = house();
  const { door, asked } = it.code();
  await it.timers.pass(1_000);
  const code = await door.code;
  impostor(it, code);
  // The messages of the host and of the impostor change places.
  const held: Parameters<typeof it.town.fate>[0][] = [];
  it.town.fate = published => {
    if (place === 'last' || !published.topic.startsWith('sandtable/to/')) return [published];
    held.push(published);
    return held.length % 2 === 0 ? held.splice(0).reverse() : [];
  };
  expect(await outcome(it, it.type(code))).toEqual({ ok: true, text: 'the invite' });
  expect(asked.left).toEqual([]);
});

test('[C11] a guest who meets only an impostor gets nothing, and is shown why', async () => {
  const it = house();
  const { door } = it.code();
  await it.timers.pass(1_000);
  const code = await door.code;
  door.close();
  impostor(it, code);
  expect(await outcome(it, it.type(code))).toEqual({ ok: false, why: 'wrong' });
});

test('[C9] a guess at a code that is closed gets no answer', async () => {
  const it = house();
  const { door, asked } = it.code();
  await it.timers.pass(1_000);
  asked.isOpen = false;
  expect(await outcome(it, it.type(await door.code))).toEqual({ ok: false, why: 'no-answer' });
  asked.isOpen = true;
  door.close();
  expect(await outcome(it, it.type(await door.code))).toEqual({ ok: false, why: 'no-answer' });
});
