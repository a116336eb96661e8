/** Finds and reaches a table over real data channels, with a broker inside this process. */
import { RTCPeerConnection } from '@roamhq/wrtc';
import { randomBytes } from 'node:crypto';
import type { Link } from '../table/ports';
import { listeningTo, type Listener } from './testing/linkAcceptance';
import type { WaitingGuest } from './finding/arrival';
import type { HostRoom } from './finding/hostRoom';
import { createMemoryBroker } from './testing/memoryBroker';
import type { JoinRoomWish } from './finding/joinRoom';
import { type Means, type ConnectResult, admitGuests, connectTo } from './meet';
import type { GivePeer } from './peer';
import type { Timers } from './timers';

const peers: RTCPeerConnection[] = [];
const givePeer: GivePeer = config => {
  const peer = new RTCPeerConnection(config as RTCConfiguration);
  peers.push(peer);
  return peer as unknown as ReturnType<GivePeer>;
};
/** Timers that outlive a test do not keep the process awake. */
const timersAt = (speed: number): Timers => ({
  after(ms, run) {
    const timer = setTimeout(run, ms / speed) as unknown as NodeJS.Timeout;
    timer.unref();
    return () => clearTimeout(timer);
  },
});
const random = (count: number) => Uint8Array.from(randomBytes(count));
// Tests need not wait as long as people do for a table that does not exist.
const quick = timersAt(40);

type Table = {
  room: HostRoom;
  links: Link[];
  waiting: WaitingGuest[];
  came(count: number): Promise<void>;
};
const closings: (() => unknown)[] = [];
afterEach(async () => {
  await Promise.all(closings.splice(0).map(close => close()));
  for (const peer of peers.splice(0)) peer.close();
});

function house() {
  const broker = createMemoryBroker();
  const means: Means = {
    reach: broker.reach,
    timers: timersAt(1),
    random,
    givePeer,
    iceServers: [],
  };

  async function table(own: Partial<Means> = {}): Promise<Table> {
    const links: Link[] = [];
    const waiting: WaitingGuest[] = [];
    let news = () => {};
    const wish = {
      game: 'time-n-space',
      version: 1,
      free: 3,
      waits: (one: WaitingGuest) => void waiting.push(one),
    };
    const room = admitGuests({ ...means, ...own }, wish, link => {
      links.push(link);
      news();
    });
    closings.push(
      () => room.close(),
      () => links.forEach(link => link.close()),
    );
    await room.ready;
    const came = async (count: number) => {
      while (links.length < count) await new Promise<void>(resolve => (news = resolve));
    };
    return { room, links, waiting, came };
  }

  async function come(
    { room }: Table,
    wish: Partial<JoinRoomWish> = {},
    own: Partial<Means> = {},
    shown?: (phrase: string) => void,
  ) {
    const { code, secret } = room;
    const met = await connectTo(
      { ...means, ...own },
      { code, secret, version: 1, name: 'Ann', ...wish },
      shown,
    );
    if (met.ok) closings.push(() => met.link.close());
    return met;
  }
  return { broker, table, come };
}

const linkOf = (met: ConnectResult): Link => {
  if (!met.ok) throw new Error(met.why.code);
  return met.link;
};

async function heard(by: Listener, count = 1): Promise<readonly string[]> {
  while (by.messages.length < count) await new Promise<void>(resolve => (by.onNews = resolve));
  return by.messages;
}

/** Both sides receive what the other sends. */
async function talk(mine: Link, theirs: Link): Promise<void> {
  const [here, there] = [listeningTo(mine), listeningTo(theirs)];
  mine.send('hello');
  theirs.send('welcome');
  expect(await heard(there)).toEqual(['hello']);
  expect(await heard(here)).toEqual(['welcome']);
}

test('an invite leads straight to the host', async () => {
  const { table, come } = house();
  const it = await table();
  const link = linkOf(await come(it));
  await it.came(1);
  expect([link.way, it.links[0]!.way]).toEqual(['direct', 'direct']);
  await talk(link, it.links[0]!);
});

test('a typed code leads in once both screens show the same phrase and the host has tapped', async () => {
  const { table, come } = house();
  const it = await table();
  let mine = '';
  const coming = come(it, { secret: undefined }, {}, phrase => (mine = phrase));
  while (it.waiting.length === 0) await new Promise(resolve => setImmediate(resolve));
  const [{ phrase, letIn }] = it.waiting as [WaitingGuest];
  expect(it.links).toEqual([]);
  letIn();
  const link = linkOf(await coming);
  await it.came(1);
  expect(mine).toBe(phrase);
  expect(link.way).toBe('direct');
  await talk(link, it.links[0]!);
});

test('a guest who is not admitted learns of it', async () => {
  const { table, come } = house();
  const it = await table();
  const coming = come(it, { secret: undefined });
  while (it.waiting.length === 0) await new Promise(resolve => setImmediate(resolve));
  it.waiting[0]!.refuse();
  expect(await coming).toMatchObject({ ok: false });
  expect(it.links).toEqual([]);
});

test('without WebRTC the game goes through the broker, sealed', async () => {
  const { broker, table, come } = house();
  const it = await table({ timers: quick });
  const link = linkOf(await come(it, {}, { givePeer: undefined, timers: quick }));
  await it.came(1);
  expect([link.way, it.links[0]!.way]).toEqual(['relay', 'relay']);
  await talk(link, it.links[0]!);
  const overheard = broker.heard.map(({ bytes }) => Buffer.from(bytes).toString('latin1')).join();
  expect(overheard).not.toMatch(/hello|welcome/);
});

test('an open direct link outlives the broker', async () => {
  const { broker, table, come } = house();
  const it = await table();
  const link = linkOf(await come(it));
  await it.came(1);
  broker.fail();
  await talk(link, it.links[0]!);
  expect(link.way).toBe('direct');
});

test('a table that is missing, full or of another version is reported as such', async () => {
  const { table, come } = house();
  const it = await table({ timers: quick });
  const nobody = { ...it, room: { ...it.room, code: 'CDFHJK' as HostRoom['code'] } };
  expect(await come(nobody, {}, { timers: quick })).toEqual({
    ok: false,
    why: { code: 'no-such-table' },
  });
  expect(await come(it, { version: 2 })).toMatchObject({
    ok: false,
    why: { code: 'other-version' },
  });
  it.room.advertise(0);
  expect(await come(it)).toEqual({ ok: false, why: { code: 'table-full' } });
});
