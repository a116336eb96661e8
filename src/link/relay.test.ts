import { chances } from '../kit/random';
import {
  linkAcceptance,
  Listener,
  listeningTo,
  type LinkTestWorld,
} from './testing/linkAcceptance';
import { HeldTimers } from './testing/heldTimers';
import {
  FINE,
  type MemoryLine,
  memoryLines,
  NASTY,
  pipes,
  type LineWeather,
} from './testing/memoryLine';
import type { LinkAttempt } from './linkAttempt';
import { PUBLISH_BYTES } from './pipe';
import { answerRelay, callRelay, type Relay } from './relay';
import { BEAT_MS, BEATS_LOST, HELLO_MS, RELAY_RESEND_MS } from './relayWire';

function setUp(weather: LineWeather, seed: number, wrong: Partial<Relay> = {}) {
  const timers = new HeldTimers();
  const next = chances(seed);
  const line = memoryLines<Uint8Array>({ timers, weather, next });
  const [guest, host] = pipes(line);
  const random = (bytes: number) => Uint8Array.from({ length: bytes }, () => next() * 256);
  const secret = random(16);
  const calling = callRelay({ pipe: guest, secret, me: 'guest', other: 'host', random, timers });
  const answering = answerRelay({
    pipe: host,
    secret,
    me: 'host',
    other: 'guest',
    random,
    timers,
    ...wrong,
  });
  return { timers, line, calling, answering };
}

async function opened(opening: LinkAttempt) {
  const result = await opening.opened;
  if (!result.ok) throw new Error(result.why);
  return result.link;
}

async function world(weather: LineWeather, seed: number): Promise<LinkTestWorld> {
  const { timers, calling, answering } = setUp(weather, seed);
  await timers.pass(5_000);
  return {
    links: [await opened(calling), await opened(answering)],
    step: () => timers.pass(10),
    tidy: () => undefined,
  };
}

linkAcceptance('a relay in fine weather', () => world(FINE, 1));
linkAcceptance('a relay in nasty weather', () => world(NASTY, 2));
linkAcceptance('a relay in nasty weather of another kind', () => world(NASTY, 3));

async function connect(weather = FINE) {
  const world = setUp(weather, 4);
  await world.timers.pass(100);
  const [guest, host] = [await opened(world.calling), await opened(world.answering)];
  return { ...world, guest, host, here: listeningTo(guest), there: listeningTo(host) };
}

const LOST = { ...FINE, lost: 100 };

test('opens within a few greetings, and sends only heartbeats afterwards', async () => {
  const { timers, line } = await connect();
  const before = line.up.said.length;
  expect(before).toBeLessThanOrEqual(5);
  await timers.pass(10 * BEAT_MS);
  expect(line.up.said.length - before).toBeLessThanOrEqual(20);
});

test.each<[string, Partial<Relay>]>([
  ['another secret', { secret: new Uint8Array(16) }],
  ['another guest in mind', { other: 'somebody' }],
  ['another name', { me: 'somebody' }],
])('does not open with %s', async (_what, wrong) => {
  const { timers, line, calling, answering } = setUp(FINE, 5, wrong);
  await timers.pass(20 * HELLO_MS);
  calling.giveUp();
  answering.giveUp();
  await timers.pass(FINE.slowest);
  expect(await calling.opened).toEqual({ ok: false, why: 'given-up' });
  expect(await answering.opened).toEqual({ ok: false, why: 'given-up' });
  expect([line.down.said, timers.pending]).toEqual([[], 0]);
});

test.each(['up', 'down'] as const)(
  'opens though each of the first packets %s is lost',
  async way => {
    for (let lost = 1; lost < 6; lost++) {
      const { timers, line, calling, answering } = setUp(FINE, 6);
      line[way].weather = LOST;
      while (line[way].said.length < lost) await timers.pass(1);
      line[way].weather = FINE;
      await timers.pass(20 * RELAY_RESEND_MS);
      expect([await calling.opened, await answering.opened]).toMatchObject([
        { ok: true },
        { ok: true },
      ]);
    }
  },
);

test('the broker sees no plain text, and no packet above its limit', async () => {
  const { timers, line, guest } = await connect();
  guest.send('a secret'.repeat(10_000));
  await timers.pass(1_000);
  const all = line.up.said.map(bytes => Buffer.from(bytes));
  expect(all.every(bytes => bytes.length <= PUBLISH_BYTES)).toBe(true);
  expect(all.some(bytes => bytes.includes('secret'))).toBe(false);
  expect(all.some(bytes => bytes.length === PUBLISH_BYTES)).toBe(true);
});

const forgeries: [
  string,
  (line: MemoryLine<Uint8Array>, back: MemoryLine<Uint8Array>) => Uint8Array[],
][] = [
  ['played back', line => line.said],
  ['played back from the end', line => line.said.toReversed()],
  ['sent back to who sent it', (_line, back) => back.said],
  ['changed in one bit', line => line.said.map(it => it.with(it.length - 1, (it.at(-1) ?? 0) ^ 1))],
  ['changed in its kind', line => line.said.map(it => it.with(0, 1 - (it[0] ?? 0)))],
  ['cut short', line => line.said.flatMap(it => [0, 1, 20, 41].map(to => it.slice(0, to)))],
  ['drawn out', line => line.said.map(it => Uint8Array.from([...it, 0]))],
  ['larger than ever sent', () => [new Uint8Array(1_000_000)]],
];

test.each(forgeries)("a stranger's packet, %s, has no effect", async (_how, forge) => {
  const { timers, line, guest, host, here, there } = await connect();
  for (let n = 0; n < 20; n++) {
    guest.send(`up ${n}`);
    host.send(`down ${n}`);
    await timers.pass(30);
  }
  for (const it of forge(line.down, line.up)) line.down.forge(it);
  for (const it of forge(line.up, line.down)) line.up.forge(it);
  guest.send('and on');
  await timers.pass(1_000);
  expect([here.messages.length, there.messages.length, there.messages.at(-1)]).toEqual([
    20,
    21,
    'and on',
  ]);
  expect([here.ends, there.ends]).toEqual([[], []]);
});

test('packets of an earlier table open nothing at the next, with the same secret', async () => {
  const before = await connect();
  before.guest.send('move');
  await before.timers.pass(100);
  // The seed repeats the same secret; only the host's name differs.
  const random = (bytes: number) => new Uint8Array(bytes).fill(7);
  const { timers, line, answering } = setUp({ ...FINE, lost: 100 }, 4, { random });
  for (const old of before.line.up.said) line.up.forge(old);
  await timers.pass(100);
  answering.giveUp();
  expect(await answering.opened).toEqual({ ok: false, why: 'given-up' });
  // The greetings were understood.
  expect(line.down.said.length).toBeGreaterThan(0);
});

test.each([
  ['the guest', 'up'],
  ['the host', 'down'],
] as const)('a dead %s counts as lost', async (_who, way) => {
  const { timers, line, here, there } = await connect();
  const deaf = way === 'up' ? there : here;
  line[way].weather = LOST;
  await timers.pass((BEATS_LOST - 1) * BEAT_MS);
  expect(deaf.ends).toEqual([]);
  await timers.pass(2 * BEAT_MS);
  expect(deaf.ends).toEqual(['lost']);
  await timers.pass(20 * BEAT_MS);
  expect([here.ends, there.ends, timers.pending]).toEqual([['lost'], ['lost'], 0]);
});

test('replayed packets do not keep a dead host alive', async () => {
  const { timers, line, host, here } = await connect();
  host.send('hello');
  await timers.pass(1_000);
  const old = line.down.said.slice();
  line.down.weather = LOST;
  for (let n = 0; n < 2 * BEATS_LOST; n++) {
    for (const bytes of old) line.down.forge(bytes);
    await timers.pass(BEAT_MS);
  }
  expect([here.messages, here.ends]).toEqual([['hello'], ['lost']]);
});

test('on a good line nothing waits for acknowledgements, and both sides release at once', async () => {
  const { timers, line, guest, there } = await connect();
  for (let n = 0; n < 640; n++) guest.send(`message ${n}`);
  guest.close();
  await timers.pass(100);
  expect([there.messages.length, there.ends]).toEqual([640, ['left']]);
  expect([line.up.isHeard, line.down.isHeard, timers.pending]).toEqual([false, false, 0]);
});

test('a broker that is away for a moment loses nothing', async () => {
  const { timers, line, guest, there } = await connect();
  line.up.weather = line.down.weather = LOST;
  const said = Array.from({ length: 100 }, (_, n) => `message ${n}`);
  for (const message of said) guest.send(message);
  await timers.pass((BEATS_LOST - 2) * BEAT_MS);
  line.up.weather = line.down.weather = FINE;
  await timers.pass(2 * BEAT_MS);
  expect(there.messages).toEqual(said);
  expect(there.ends).toEqual([]);
});

test('a phone that slept does not take the other for dead', async () => {
  const { timers, here, there } = await connect();
  timers.sleep(100 * BEAT_MS);
  await timers.pass(100);
  expect([here.ends, there.ends]).toEqual([[], []]);
});

test('the goodbye gets through nasty weather, and nothing is left running', async () => {
  for (let seed = 0; seed < 20; seed++) {
    const { timers, calling, answering } = setUp(NASTY, seed);
    await timers.pass(5_000);
    const ears = new Listener();
    (await opened(answering)).listen(ears);
    (await opened(calling)).close();
    await timers.pass(10_000);
    expect([ears.ends, timers.pending]).toEqual([['left'], 0]);
  }
});
