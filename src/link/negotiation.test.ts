import { chances } from '../kit/random';
import { Listener } from './testing/linkAcceptance';
import { answerDirect, callDirect, type DirectTerms } from './direct';
import { described, FakePeer } from './testing/fakePeer';
import { HeldTimers } from './testing/heldTimers';
import { FINE, memoryLines, signals } from './testing/memoryLine';
import { GATHER_MS, LOST_MS, OFFER_RETRY_MS } from './negotiation';
import type { Signal } from './signals';

const LOST = { ...FINE, lost: 100 };

function setUp(terms: Partial<DirectTerms> = {}) {
  const timers = new HeldTimers();
  const line = memoryLines<Signal>({ timers, weather: FINE, next: chances(1) });
  const [up, down] = signals(line);
  const [guest, host] = [new FakePeer('AA'), new FakePeer('BB')];
  const common = { gather: 'trickle' as const, timers, iceServers: [], ...terms };
  const calling = callDirect({ ...common, signals: up, givePeer: () => guest });
  const answering = answerDirect({ ...common, signals: down, givePeer: () => host });
  const both = (state: string) => [guest, host].forEach(peer => peer.become(state));
  return { timers, line, guest, host, calling, answering, both };
}

async function connect(terms: Partial<DirectTerms> = {}) {
  const world = setUp(terms);
  const { timers, guest, host, both } = world;
  await timers.pass(terms.gather === 'complete' ? 2 * GATHER_MS + 10 : 10);
  both('connected');
  [guest.channel.other, host.channel.other] = [host.channel, guest.channel];
  for (const peer of [host, guest]) peer.channel.emit('open');
  await timers.pass(10);
  const [ears, hostEars] = [new Listener(), new Listener()];
  for (const [opening, listener] of [
    [world.calling, ears],
    [world.answering, hostEars],
  ] as const) {
    const opened = await opening.opened;
    if (!opened.ok) throw new Error(opened.why);
    opened.link.listen(listener);
  }
  return { ...world, ears, hostEars };
}

const rounds = (line: { said: readonly Signal[] }) =>
  line.said.filter(it => it.kind !== 'candidate').map(it => it.round);
const remotes = (...peers: FakePeer[]) => peers.map(peer => peer.remote.length);

test('goes quiet once connected', async () => {
  const { timers, line, guest, host } = await connect();
  await timers.pass(10 * LOST_MS);
  expect([rounds(line.up), rounds(line.down), timers.pending]).toEqual([[1], [1], 0]);
  expect(guest.remote).toEqual([{ type: 'answer', sdp: described('BB', 1) }]);
  expect(host.remote).toEqual([{ type: 'offer', sdp: described('AA', 1) }]);
});

test('a lost offer is sent again', async () => {
  const { timers, line, guest, host } = setUp();
  line.up.weather = LOST;
  await timers.pass(OFFER_RETRY_MS - 1);
  expect(remotes(guest, host)).toEqual([0, 0]);
  line.up.weather = FINE;
  await timers.pass(10);
  expect([rounds(line.up), remotes(guest, host)]).toEqual([
    [1, 1],
    [1, 1],
  ]);
});

test('a lost answer is sent again, without a new round', async () => {
  const { timers, line, guest, host } = setUp();
  line.down.weather = LOST;
  await timers.pass(OFFER_RETRY_MS - 1);
  line.down.weather = FINE;
  await timers.pass(10);
  expect([rounds(line.down), remotes(guest, host)]).toEqual([
    [1, 1],
    [1, 1],
  ]);
});

test('a path that is not found is tried again in a new round', async () => {
  const { timers, line } = setUp();
  await timers.pass(OFFER_RETRY_MS + 10);
  expect([rounds(line.up), rounds(line.down)]).toEqual([
    [1, 2],
    [1, 2],
  ]);
});

test('an unusable description is dropped, and the next try repairs it', async () => {
  const { timers, line, host } = setUp();
  line.up.weather = LOST;
  await timers.pass(5);
  const sdp = `${described('AA', 1)}broken`;
  line.up.forge({ kind: 'offer', round: 1, sdp });
  await timers.pass(5);
  expect(remotes(host)).toEqual([0]);
  line.up.weather = FINE;
  await timers.pass(OFFER_RETRY_MS);
  expect(remotes(host)).toEqual([1]);
});

test('an address waits for its description, and a bad one spoils nothing', async () => {
  const { timers, guest, host, line } = setUp();
  line.down.weather = LOST;
  await timers.pass(5);
  for (const candidate of ['one', 'broken', 'two', '']) host.find(candidate);
  host.emit('icecandidate', { candidate: null });
  expect(line.down.said.map(({ kind }) => kind)).toEqual([
    'answer',
    'candidate',
    'candidate',
    'candidate',
  ]);
  for (const signal of line.down.said.toReversed()) line.down.forge(signal);
  line.down.forge({ ...(line.down.said[1] as Signal), round: 9 });
  await timers.pass(5);
  expect(guest.candidates.map(({ candidate }) => candidate)).toEqual(['two', 'one']);
});

test('the caller looks for a lost path, at once and repeatedly', async () => {
  const { timers, line, both } = await connect();
  both('disconnected');
  await timers.pass(10);
  expect([rounds(line.up), rounds(line.down)]).toEqual([
    [1, 2],
    [1, 2],
  ]);
  both('failed');
  await timers.pass(OFFER_RETRY_MS);
  expect(rounds(line.up)).toEqual([1, 2, 3]);
});

test('a path that is found again is as good as the first', async () => {
  const { timers, both, ears, hostEars, calling } = await connect();
  for (let n = 0; n < 3; n++) {
    both('disconnected');
    await timers.pass(LOST_MS - 100);
    both('connected');
    await timers.pass(100);
  }
  expect([ears.ends, hostEars.ends, timers.pending]).toEqual([[], [], 0]);
  const opened = await calling.opened;
  if (opened.ok) opened.link.send('still here');
  await timers.pass(10);
  expect(hostEars.messages).toEqual(['still here']);
});

test('a path that is not found again ends as lost on both sides', async () => {
  const { timers, both, ears, hostEars, guest, host } = await connect();
  both('disconnected');
  await timers.pass(LOST_MS - 1);
  expect([ears.ends, hostEars.ends]).toEqual([[], []]);
  await timers.pass(1);
  expect([ears.ends, hostEars.ends]).toEqual([['lost'], ['lost']]);
  expect([guest.closed, host.closed, timers.pending]).toEqual([1, 1, 0]);
});

test('a sent offer is answered even if the old path comes back meanwhile', async () => {
  const { timers, line, both } = await connect();
  line.down.weather = LOST;
  both('disconnected');
  await timers.pass(10);
  both('connected');
  line.down.weather = FINE;
  await timers.pass(3 * OFFER_RETRY_MS);
  expect([rounds(line.up), rounds(line.down)]).toEqual([
    [1, 2, 2],
    [1, 2, 2],
  ]);
  expect(timers.pending).toBe(0);
});

test('an answer to an older offer is ignored', async () => {
  const { timers, line, both, guest } = await connect();
  line.up.weather = LOST;
  both('disconnected');
  await timers.pass(10);
  line.down.forge(line.down.said[0] as Signal);
  await timers.pass(10);
  expect(remotes(guest)).toEqual([1]);
});

test('an older offer is no longer answered', async () => {
  const { timers, line, both, host } = await connect();
  both('disconnected');
  await timers.pass(10);
  line.up.forge(line.up.said[0] as Signal);
  await timers.pass(10);
  expect([remotes(host), rounds(line.down)]).toEqual([[2], [1, 2]]);
});

test('a path that fails before it opened gets no extra time', async () => {
  const { timers, line, both, calling } = setUp();
  both('failed');
  await timers.pass(LOST_MS + OFFER_RETRY_MS - 1);
  expect(rounds(line.up)).toHaveLength(1 + LOST_MS / OFFER_RETRY_MS);
  calling.giveUp();
  expect(await calling.opened).toEqual({ ok: false, why: 'given-up' });
});

test('a stranger cannot take over either side in the middle of a game', async () => {
  const { timers, line, both, guest, host, ears, hostEars } = await connect();
  line.up.weather = line.down.weather = LOST;
  both('disconnected');
  await timers.pass(10);
  line.up.forge({ kind: 'offer', round: 2, sdp: described('CC', 1) });
  line.down.forge({ kind: 'answer', round: 2, sdp: described('CC', 1) });
  await timers.pass(10);
  expect(remotes(guest, host)).toEqual([1, 1]);
  line.up.weather = line.down.weather = FINE;
  await timers.pass(OFFER_RETRY_MS);
  expect(remotes(guest, host)).toEqual([2, 2]);
  expect([ears.ends, hostEars.ends]).toEqual([[], []]);
});

test.each([
  ['with two certificates', described('AA', 1) + described('DD', 1)],
  ['without any', 'v=0'],
])('an offer %s is refused', async (_what, sdp) => {
  const { timers, line, host, answering } = setUp();
  line.up.weather = LOST;
  line.up.forge({ kind: 'offer', round: 1, sdp });
  await timers.pass(10);
  expect(await answering.opened).toEqual({ ok: false, why: 'refused' });
  expect([remotes(host), host.closed]).toEqual([[0], 1]);
});

test('each side accepts only the signals of the other side', async () => {
  const { timers, line, guest, host } = setUp();
  line.up.weather = LOST;
  line.up.forge({ kind: 'answer', round: 1, sdp: described('AA', 1) });
  line.down.forge({ kind: 'offer', round: 1, sdp: described('BB', 1) });
  await timers.pass(10);
  expect(remotes(guest, host)).toEqual([0, 0]);
});

test('carried by hand, an offer waits until all addresses are found, but not for ever', async () => {
  const { timers, line, guest, host } = setUp({ gather: 'complete' });
  guest.find('one');
  await timers.pass(GATHER_MS - 1);
  expect(line.up.said).toEqual([]);
  guest.iceGatheringState = 'complete';
  guest.emit('icegatheringstatechange');
  await timers.pass(GATHER_MS);
  expect([rounds(line.up), rounds(line.down)]).toEqual([[1], []]);
  await timers.pass(GATHER_MS);
  expect([rounds(line.up), rounds(line.down)]).toEqual([[1], [1]]);
  expect(remotes(guest, host)).toEqual([1, 1]);
});

test('carried by hand, nothing is sent again, and a failure is final', async () => {
  const { timers, line, both, ears, hostEars } = await connect({ gather: 'complete' });
  both('disconnected');
  await timers.pass(OFFER_RETRY_MS);
  both('failed');
  await timers.pass(10);
  expect([rounds(line.up), ears.ends, hostEars.ends]).toEqual([[1], ['lost'], ['lost']]);
});

test('carried by hand, an unusable description ends the attempt', async () => {
  const { timers, line, answering } = setUp({ gather: 'complete' });
  line.up.forge({ kind: 'offer', round: 1, sdp: `${described('AA', 1)}broken` });
  await timers.pass(10);
  expect(await answering.opened).toEqual({ ok: false, why: 'broken' });
});

test('giving up releases everything and ends all events', async () => {
  const { timers, line, calling, guest } = setUp();
  calling.giveUp();
  expect(await calling.opened).toEqual({ ok: false, why: 'given-up' });
  guest.find('one');
  guest.become('failed');
  guest.channel.emit('open');
  await timers.pass(LOST_MS);
  expect([line.up.said, guest.closed, timers.pending]).toEqual([[], 1, 0]);
  expect(line.down.isHeard).toBe(false);
});
