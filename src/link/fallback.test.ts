/** Both sides with both paths, wired as in the app. */
import { chances } from '../kit/random';
import { linkAcceptance } from './testing/linkAcceptance';
import { answerPeer, callPeer, DIRECT_MS } from './connect';
import { answerDirect, callDirect } from './direct';
import { FakePeer } from './testing/fakePeer';
import { HeldTimers } from './testing/heldTimers';
import { FINE, memoryLines, signals } from './testing/memoryLine';
import { createTalk } from './joining/sessionTalk';
import type { Signal } from './signals';

function setUp() {
  const timers = new HeldTimers();
  const next = chances(1);
  const broker = { timers, weather: FINE, next };
  const [up, down] = signals(memoryLines<Signal>(broker));
  const relayed = memoryLines<Uint8Array>(broker);
  const talks = [relayed.up, relayed.down].map(line =>
    createTalk({ carry: plain => line.say(plain), timers }),
  );
  relayed.down.hear(plain => talks[0]!.take(plain));
  relayed.up.hear(plain => talks[1]!.take(plain));
  const [guest, host] = [new FakePeer('AA'), new FakePeer('BB')];
  const direct = { gather: 'trickle', timers, iceServers: [] as { urls: string }[] } as const;
  const calling = callPeer({
    timers,
    direct: () => callDirect({ ...direct, signals: up, givePeer: () => guest }),
    relay: () => talks[0]!.talk.relay(true),
  });
  const answering = answerPeer({
    timers,
    direct: () => answerDirect({ ...direct, signals: down, givePeer: () => host }),
    relay: () => talks[1]!.talk.relay(false),
  });
  const both = async () => {
    const [one, other] = [await calling.opened, await answering.opened];
    if (!one.ok || !other.ok) throw new Error('no link');
    return [one.link, other.link] as const;
  };
  return { timers, guest, host, both };
}

const ways = async ({ both }: ReturnType<typeof setUp>) => (await both()).map(({ way }) => way);
const closed = ({ guest, host }: ReturnType<typeof setUp>) => [guest.closed, host.closed];

function join({ guest, host }: ReturnType<typeof setUp>) {
  [guest.channel.other, host.channel.other] = [host.channel, guest.channel];
  for (const { channel } of [host, guest]) channel.emit('open');
}

test('both connect directly when a direct path opens', async () => {
  const world = setUp();
  await world.timers.pass(100);
  join(world);
  await world.timers.pass(2 * DIRECT_MS);
  expect([await ways(world), closed(world)]).toEqual([
    ['direct', 'direct'],
    [0, 0],
  ]);
});

test('both relay through the broker when none does, and the direct attempt is closed', async () => {
  const world = setUp();
  await world.timers.pass(DIRECT_MS + 1_000);
  expect([await ways(world), closed(world)]).toEqual([
    ['relay', 'relay'],
    [1, 1],
  ]);
});

test('a path that opens too late, or for the host alone, is not taken', async () => {
  const world = setUp();
  await world.timers.pass(DIRECT_MS - 1);
  world.host.channel.emit('open');
  await world.timers.pass(1);
  join(world);
  await world.timers.pass(1_000);
  expect([await ways(world), closed(world)]).toEqual([
    ['relay', 'relay'],
    [1, 1],
  ]);
});

linkAcceptance('the way through the broker, taken after waiting', async () => {
  const world = setUp();
  await world.timers.pass(DIRECT_MS + 1_000);
  return {
    links: await world.both(),
    step: () => world.timers.pass(10),
    tidy: () => undefined,
  };
});
