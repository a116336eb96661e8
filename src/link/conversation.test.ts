import fc from 'fast-check';
import { Listener } from './testing/linkAcceptance';
import {
  Conversation,
  ENOUGH_WAITING,
  LINGER_MS,
  MOST_QUEUED,
  SLOW_MS,
  type Wire,
} from './conversation';
import { bytesOf, MESSAGE_BYTES, TAKEN } from './frames';
import { HeldTimers, settled } from './testing/heldTimers';
import type { LinkResult } from './linkAttempt';

class FakeWire implements Wire {
  frames: string[] = [];
  under = 0;
  dropped = 0;
  broken = false;

  waiting(): number {
    return this.under;
  }

  send(frame: string): void {
    if (this.broken) throw new Error('not open');
    this.frames.push(frame);
    this.under += bytesOf(frame);
  }

  drop(): void {
    this.dropped += 1;
  }
}

function setUp(calls = true) {
  const [timers, wire] = [new HeldTimers(), new FakeWire()];
  const terms = { way: 'direct', calls, timers, frameBytes: 16 * 1024 } as const;
  const talk = new Conversation(terms, () => wire);
  const told: LinkResult[] = [];
  void talk.opening.opened.then(opened => told.push(opened));
  return { timers, wire, talk, told };
}

async function open() {
  const world = setUp();
  world.talk.opened();
  const opened = await world.talk.opening.opened;
  if (!opened.ok) throw new Error(opened.why);
  const ears = new Listener();
  opened.link.listen(ears);
  world.wire.frames = [];
  world.wire.under = 0;
  return { ...world, link: opened.link, ears };
}

const KILO = 'x'.repeat(1_023);

test('the caller confirms the path, and the other side waits for that', async () => {
  const [caller, answerer] = [setUp(true), setUp(false)];
  answerer.talk.opened();
  caller.talk.opened();
  await settled();
  expect([caller.wire.frames, caller.told]).toMatchObject([[TAKEN], [{ ok: true }]]);
  expect([answerer.wire.frames, answerer.told]).toEqual([[], []]);
  answerer.talk.heard(TAKEN);
  await settled();
  expect(answerer.told).toMatchObject([{ ok: true }]);
});

test.each([
  ['a message before the path is confirmed', false, '.hello'],
  ['a goodbye before the path is confirmed', false, '!left'],
  ['a confirmation from the side that does not decide', true, TAKEN],
])('does not open after %s', async (_what, calls, frame) => {
  const { talk, told, wire } = setUp(calls);
  talk.heard(frame);
  await settled();
  expect([told, wire.dropped]).toEqual([[{ ok: false, why: 'broken' }], 1]);
});

test('a wire that cannot be created counts as broken', async () => {
  const terms = { way: 'direct', calls: true, timers: new HeldTimers(), frameBytes: 99 } as const;
  const talk = new Conversation(terms, () => {
    throw new Error('no WebRTC here');
  });
  expect(await talk.opening.opened).toEqual({ ok: false, why: 'broken' });
});

test('a full wire gets no more until it has drained, and then in order', async () => {
  const { talk, wire, link } = await open();
  const said = Array.from({ length: 200 }, (_, n) => `${n}${KILO}`);
  for (const message of said) link.send(message);
  const before = wire.frames.length;
  expect(before).toBeLessThan(said.length);
  expect(wire.under).toBeLessThan(ENOUGH_WAITING + 2_000);
  expect(wire.under).toBeGreaterThanOrEqual(ENOUGH_WAITING);
  talk.eased();
  expect(wire.frames).toHaveLength(before);
  while (wire.under > 0) {
    wire.under = 0;
    talk.eased();
  }
  expect(wire.frames).toEqual(said.map(message => `.${message}`));
});

async function fill() {
  const world = await open();
  for (let n = 0; n < 100; n++) world.link.send(KILO);
  return world;
}

test('ends as too slow when nothing gets through for long, and reports that if it still can', async () => {
  const { timers, wire, ears } = await fill();
  const before = wire.frames.length;
  await timers.pass(SLOW_MS - 1);
  expect(ears.ends).toEqual([]);
  await timers.pass(1);
  expect(ears.ends).toEqual(['too-slow']);
  wire.under = 0;
  await timers.pass(2 * LINGER_MS);
  expect(wire.frames.slice(before)).toEqual(['!too-slow']);
  expect([wire.dropped, timers.pending]).toEqual([1, 0]);
});

test('is not too slow as long as a little gets through', async () => {
  const { timers, wire, ears } = await fill();
  for (let n = 0; n < 20; n++) {
    await timers.pass(SLOW_MS - 2_000);
    wire.under -= 1;
  }
  expect(ears.ends).toEqual([]);
});

test('sends on even if the wire never reports that it has room', async () => {
  const { timers, wire } = await fill();
  const before = wire.frames.length;
  wire.under = 0;
  await timers.pass(1_000);
  expect(wire.frames.length).toBeGreaterThan(before);
});

test('a device that slept does not count as slow', async () => {
  const { timers, ears } = await fill();
  timers.sleep(10 * SLOW_MS);
  await timers.pass(1_000);
  expect(ears.ends).toEqual([]);
});

test('queues no more than a table could ever need to send', async () => {
  const { wire, ears, link } = await open();
  wire.under = ENOUGH_WAITING;
  for (let n = 0; n <= MOST_QUEUED / MESSAGE_BYTES; n++) link.send('x'.repeat(MESSAGE_BYTES));
  await settled();
  expect(ears.ends).toEqual(['too-slow']);
});

test('ends as lost when the wire takes nothing more', async () => {
  const { wire, ears, link, timers } = await open();
  wire.broken = true;
  link.send('hello');
  await settled();
  expect([ears.ends, wire.dropped, timers.pending]).toEqual([['lost'], 1, 0]);
});

test('waits for a goodbye as long as bytes get through, and no longer', async () => {
  const { wire, link, timers } = await open();
  for (let n = 0; n < 100; n++) link.send(KILO);
  link.close();
  for (let n = 0; n < 20; n++) {
    wire.under -= 10;
    await timers.pass(LINGER_MS - 1);
  }
  expect(wire.dropped).toBe(0);
  await timers.pass(2 * LINGER_MS);
  expect([wire.dropped, timers.pending]).toEqual([1, 0]);
});

test.each([
  ['a broken frame', '?', 'lost', '!lost'],
  ['a path confirmed twice', TAKEN, 'lost', '!lost'],
  ['a message that is too large', `.${'x'.repeat(MESSAGE_BYTES)}y`, 'too-large', '!too-large'],
])('ends after %s, and sends the reason', async (_what, frame, end, said) => {
  const { talk, wire, ears } = await open();
  talk.heard(frame);
  talk.heard('.hello');
  await settled();
  expect([ears.ends, ears.messages, wire.frames]).toEqual([[end], [], [said]]);
});

test.each(['left', 'lost', 'too-slow', 'too-large'])(
  'learns that the other side ended as %s',
  async end => {
    const { talk, wire, ears } = await open();
    talk.heard(`!${end}`);
    await settled();
    expect([ears.ends, wire.frames, wire.dropped]).toEqual([[end], [], 1]);
  },
);

const EVENTS = ['opened', 'eased', 'broke', 'refused', 'send', 'close', 'giveUp', 'wait'] as const;
const FRAMES = [TAKEN, '.hello', '+he', '!left', '!lost', '?', 7] as const;
const anyStep = fc.oneof(
  fc.constantFrom(...EVENTS),
  fc.constantFrom(...FRAMES).map(frame => ({ frame })),
  fc.constant('room' as const),
);

test('whatever the wire does, in any order, it ends once, hears nothing after, and lets go', async () => {
  let [opened, ended] = [0, 0];
  const run = async (
    calls: boolean,
    steps: ((typeof EVENTS)[number] | 'room' | { frame: unknown })[],
  ) => {
    const { talk, wire, timers, told } = setUp(calls);
    const log: string[] = [];
    const ears = { heard: () => void log.push('heard'), closed: () => void log.push('closed') };
    for (const step of ['opened' as const, ...steps, 'broke' as const, 'broke' as const]) {
      const [first] = told;
      const link = first?.ok ? first.link : undefined;
      link?.listen(ears);
      if (typeof step === 'object') talk.heard(step.frame);
      else if (step === 'send') link?.send(KILO.repeat(40));
      else if (step === 'close') link?.close();
      else if (step === 'giveUp') talk.opening.giveUp();
      else if (step === 'room') wire.under = 0;
      else if (step === 'wait') await timers.pass(5_000);
      else talk[step]();
      await settled();
    }
    const isOpen = told[0]?.ok === true;
    opened += Number(isOpen);
    ended += log.filter(what => what === 'closed').length;
    expect(told).toHaveLength(1);
    expect(log.filter(what => what === 'closed')).toHaveLength(isOpen ? 1 : 0);
    expect(log.at(-1)).toBe(isOpen ? 'closed' : undefined);
    expect([wire.dropped, timers.pending]).toEqual([1, 0]);
  };
  const steps = fc.array(anyStep, { maxLength: 12, size: 'max' });
  await fc.assert(fc.asyncProperty(fc.boolean(), steps, run), { numRuns: 400, seed: 7 });
  expect([opened > 200, opened === ended]).toEqual([true, true]);
});
