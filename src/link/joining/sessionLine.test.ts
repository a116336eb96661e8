import { chances } from '../../kit/random';
import { answerCall, callTable, hearAnswer, hearCall, keyPairOf } from '../crypto/noise';
import { makePeerId } from '../finding/peerId';
import type { LinkAttempt } from '../linkAttempt';
import { PUBLISH_BYTES } from './joinMessages';
import { HeldTimers } from '../testing/heldTimers';
import {
  linkAcceptance,
  Listener,
  listeningTo,
  type LinkTestWorld,
} from '../testing/linkAcceptance';
import { FINE, type LineWeather, memoryLines, NASTY } from '../testing/memoryLine';
import { seededBytes } from '../testing/seededBytes';
import type { LineKind } from './linePacket';
import { type LineWire, relayOver } from './lineWire';
import { createSessionFrames, type SessionFrames } from './sessionFrames';
import {
  LINE_BEAT_MS,
  LINE_BEATS_LOST,
  LINE_RESEND_MS,
  LINE_TRIES,
  SessionLine,
} from './sessionLine';

/** Both ends of a session, in the weather that the test asks for. */
function session(weather: LineWeather, seed: number) {
  const timers = new HeldTimers();
  const lines = memoryLines<Uint8Array>({ timers, weather, next: chances(seed) });
  const [up, down] = sessions(seed);
  const guest = end(up, { out: lines.up, back: lines.down, timers });
  const host = end(down, { out: lines.down, back: lines.up, timers });
  return { timers, lines, guest, host };
}

function sessions(seed: number) {
  const random = seededBytes(seed);
  const [table, mine, theirs] = [random(32), random(32), random(32)].map(keyPairOf);
  const terms = { prologue: random(4), psk: random(32) };
  const called = callTable({ ...terms, table: table!.public }, mine!, random(3))!;
  const heard = hearCall({ ...terms, table: table! }, called.message)!;
  const answered = answerCall(heard, theirs!, random(3))!;
  const guest = makePeerId(random);
  const { session: up } = hearAnswer(called, mine!, answered.message)!;
  return [createSessionFrames(guest, up), createSessionFrames(guest, answered.session)] as const;
}

type Lines = ReturnType<typeof memoryLines<Uint8Array>>;
type Wires = { out: Lines['up']; back: Lines['down']; timers: HeldTimers };

function end(frames: SessionFrames, { out, back, timers }: Wires) {
  const heard: [LineKind, number[]][] = [];
  const ends: string[] = [];
  const relay: { wire?: LineWire } = {};
  const line = new SessionLine({
    carry: plain => out.say(frames.seal(plain)),
    timers,
    ears: {
      heard(kind, bytes) {
        heard.push([kind, [...bytes]]);
        if (kind === 'relay') relay.wire?.heard(bytes);
      },
      eased: () => relay.wire?.eased(),
      ended(why) {
        ends.push(why);
        relay.wire?.broke();
      },
    },
  });
  back.hear(bytes => {
    const plain = frames.open(bytes);
    if (plain) line.take(plain);
  });
  const open = (calls: boolean) => (relay.wire = relayOver(line, calls, timers)).attempt;
  return { line, heard, ends, open };
}

const LOST = { ...FINE, lost: 100 };
const bytes = (n: number) => Uint8Array.of(n);

test('[F3] signals and relayed frames arrive in order and once each, in any weather', async () => {
  for (let seed = 0; seed < 10; seed++) {
    const { timers, guest, host } = session({ lost: 40, doubled: 40, slowest: 80 }, seed);
    const sent = Array.from({ length: 100 }, (_, n): [LineKind, number[]] => [
      n % 3 === 0 ? 'signal' : 'relay',
      [n],
    ]);
    for (const [kind, [n]] of sent) guest.line.send(kind, bytes(n!));
    for (const [kind, [n]] of sent.slice(0, 50)) host.line.send(kind, bytes(n!));
    await timers.pass(60_000);
    expect(host.heard).toEqual(sent);
    expect(guest.heard).toEqual(sent.slice(0, 50));
    expect([guest.line.waiting, host.line.waiting, timers.pending]).toEqual([0, 0, 0]);
  }
});

test('[F3] an idle line without a relay sends nothing', async () => {
  const { timers, lines, guest } = session(FINE, 1);
  guest.line.send('here', bytes(1));
  await timers.pass(1_000);
  const before = [lines.up.said.length, lines.down.said.length];
  await timers.pass(600_000);
  expect([lines.up.said.length, lines.down.said.length]).toEqual(before);
});

test('[F4] unanswered packets are sent again ever less often, and then the line is lost', async () => {
  const { timers, lines, guest } = session(LOST, 1);
  guest.line.send('signal', bytes(1));
  await timers.pass(LINE_RESEND_MS);
  expect(lines.up.said).toHaveLength(2);
  await timers.pass(27_000);
  expect(guest.ends).toEqual([]);
  await timers.pass(15_000);
  expect(guest.ends).toEqual(['lost']);
  expect([lines.up.said.length, timers.pending]).toEqual([1 + LINE_TRIES, 0]);
});

test('[F4] what waits is sent at once when the broker is back', async () => {
  const { timers, lines, guest, host } = session(LOST, 1);
  guest.line.send('signal', bytes(1));
  await timers.pass(20_000);
  lines.up.weather = FINE;
  guest.line.hurry();
  await timers.pass(2);
  expect(host.heard).toEqual([['signal', [1]]]);
  host.line.hurry();
  await timers.pass(100);
  expect(host.ends).toEqual([]);
});

test('[F5] with a relay, a side that falls silent counts as lost', async () => {
  for (const way of ['up', 'down'] as const) {
    const { timers, lines, guest, host } = await connected();
    lines[way].weather = LOST;
    const deaf = way === 'up' ? host : guest;
    await timers.pass((LINE_BEATS_LOST - 1) * LINE_BEAT_MS);
    expect(deaf.ends).toEqual([]);
    await timers.pass(2 * LINE_BEAT_MS);
    expect(deaf.ends).toEqual(['lost']);
  }
});

test("[F5] a phone's own sleep is not the silence of the other", async () => {
  const { timers, guest, host } = await connected();
  timers.sleep(100 * LINE_BEAT_MS);
  await timers.pass(100);
  expect([guest.ends, host.ends]).toEqual([[], []]);
});

test('[F5] replayed frames do not keep a dead host alive', async () => {
  const { timers, lines, guest, toHost } = await connected();
  toHost.send('hello');
  await timers.pass(1_000);
  const old = lines.down.said.slice();
  lines.down.weather = LOST;
  for (let n = 0; n < 2 * LINE_BEATS_LOST; n++) {
    for (const it of old) lines.down.forge(it);
    await timers.pass(LINE_BEAT_MS);
  }
  expect(guest.ends).toEqual(['lost']);
});

test('[F6] a side that leaves says so, and says nothing more', async () => {
  const { timers, lines, guest, host } = session(FINE, 1);
  guest.line.send('here', bytes(1));
  await timers.pass(100);
  guest.line.close();
  const before = lines.up.said.length;
  guest.line.send('signal', bytes(2));
  guest.line.hurry();
  guest.line.beat();
  await timers.pass(100_000);
  expect([host.ends, guest.ends, lines.up.said.length - before]).toEqual([['left'], [], 0]);
  expect([host.heard, timers.pending]).toEqual([[['here', [1]]], 0]);
});

test('[F7] no publish is larger than cautious brokers accept', async () => {
  const { timers, lines, toHost, atHost } = await connected();
  toHost.send('x'.repeat(100_000));
  await timers.pass(1_000);
  expect(atHost.messages[0]).toHaveLength(100_000);
  const sizes = lines.up.said.map(it => it.length);
  expect(Math.max(...sizes)).toBe(PUBLISH_BYTES);
});

test('[F7] rubbish inside a frame changes nothing', async () => {
  const { timers, guest, host } = session(FINE, 1);
  const random = seededBytes(4);
  for (let n = 0; n < 2_000; n++) guest.line.take(random(n % 40));
  guest.line.take(Uint8Array.of(1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 9));
  expect(guest.heard).toEqual([]);
  guest.line.send('signal', bytes(1));
  await timers.pass(1_000);
  expect([host.heard, guest.ends]).toEqual([[['signal', [1]]], []]);
});

async function linkOf(attempt: LinkAttempt) {
  const result = await attempt.opened;
  if (!result.ok) throw new Error(result.why);
  return result.link;
}

async function connected(weather = FINE, seed = 1) {
  const both = session(weather, seed);
  const attempts = [both.host.open(false), both.guest.open(true)] as const;
  await both.timers.pass(5_000);
  const [toGuest, toHost] = await Promise.all(attempts.map(linkOf));
  const [atHost, atGuest] = [listeningTo(toGuest!), listeningTo(toHost!)];
  return { ...both, toGuest: toGuest!, toHost: toHost!, atHost, atGuest };
}

async function world(weather: LineWeather, seed: number): Promise<LinkTestWorld> {
  const { timers, guest, host } = session(weather, seed);
  const attempts = [guest.open(true), host.open(false)] as const;
  await timers.pass(5_000);
  const [one, other] = await Promise.all(attempts.map(linkOf));
  return { links: [one!, other!], step: () => timers.pass(10), tidy: () => undefined };
}

linkAcceptance('[F3] a relay over the line of a session in fine weather', () => world(FINE, 1));
linkAcceptance('[F3] a relay over such a line in nasty weather', () => world(NASTY, 2));
linkAcceptance('[F3] a relay over such a line in other nasty weather', () => world(NASTY, 3));

test('[F6] the goodbye of a relay gets through nasty weather, and nothing is left running', async () => {
  for (let seed = 0; seed < 20; seed++) {
    const { timers, guest, host } = session(NASTY, seed);
    const attempts = [host.open(false), guest.open(true)] as const;
    await timers.pass(5_000);
    const [toGuest, toHost] = await Promise.all(attempts.map(linkOf));
    const ears = new Listener();
    toGuest!.listen(ears);
    toHost!.close();
    await timers.pass(10_000);
    for (const { line } of [guest, host]) line.close();
    await timers.pass(NASTY.slowest);
    expect([ears.ends, timers.pending]).toEqual([['left'], 0]);
  }
});
