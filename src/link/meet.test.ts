/** Finds and reaches a table over real data channels, with a broker inside this process. */
import { RTCPeerConnection } from '@roamhq/wrtc';
import { randomBytes } from 'node:crypto';
import type { Link } from '../table/ports';
import { listeningTo, type Listener } from './testing/linkAcceptance';
import { createMemoryBroker } from './testing/memoryBroker';
import { makeTableKeys } from './joining/tableKeys';
import {
  admitGuests,
  type ConnectResult,
  connectTo,
  type ConnectWish,
  linkByCode,
  type Means,
  type OpenTable,
} from './meet';
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
  room: OpenTable;
  links: Link[];
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
    now: () => performance.now(),
  };
  const keys = makeTableKeys(random);

  async function table(own: Partial<Means> = {}): Promise<Table> {
    const links: Link[] = [];
    let news = () => {};
    const room = admitGuests(
      { ...means, ...own },
      {
        keys,
        version: 1,
        guessed: () => undefined,
        join(link) {
          links.push(link);
          news();
        },
      },
    );
    closings.push(
      () => room.close(),
      () => links.forEach(link => link.close()),
    );
    const came = async (count: number) => {
      while (links.length < count) await new Promise<void>(resolve => (news = resolve));
    };
    return { room, links, came };
  }

  const wish = () => ({
    table: keys.pair.public,
    secret: keys.secret,
    version: 1,
    provesSeat: false,
    epoch: 1,
  });

  async function come(over: Partial<ConnectWish> = {}, own: Partial<Means> = {}) {
    const met = await connectTo({ ...means, ...own }, { ...wish(), ...over });
    if (met.ok) closings.push(() => met.link.close());
    return met;
  }
  return { broker, means, table, come };
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
  const link = linkOf(await come());
  await it.came(1);
  expect([link.way, it.links[0]!.way]).toEqual(['direct', 'direct']);
  await talk(link, it.links[0]!);
});

test('a typed code leads to the invite, with nobody to tap or to compare', async () => {
  const { means, table } = house();
  const { room } = await table();
  await room.ready;
  const shown = { gives: () => 'the invite', isOpen: () => true };
  const code = await room.showCode(shown);
  const type = (typed: string) => linkByCode(means, typed, { kind: 'table', version: 1 });
  expect(await type(code.toLowerCase())).toEqual({ ok: true, text: 'the invite' });
  expect(await type('C')).toEqual({ ok: false, why: 'bad-code' });
});

test('a guest with an earlier secret has to prove a seat', async () => {
  const { table, come } = house();
  const it = await table();
  it.room.changeSecret();
  linkOf(await come({ provesSeat: true }));
  await it.came(1);
  expect(it.links[0]!.mustProve).toBe(true);
});

test('without WebRTC the game goes through the broker, sealed', async () => {
  const { broker, table, come } = house();
  const it = await table();
  const link = linkOf(await come({}, { givePeer: undefined }));
  await it.came(1);
  expect([link.way, it.links[0]!.way]).toEqual(['relay', 'relay']);
  await talk(link, it.links[0]!);
  const overheard = broker.heard.map(({ bytes }) => Buffer.from(bytes).toString('latin1')).join();
  expect(overheard).not.toMatch(/hello|welcome/);
});

test('an open direct link outlives the broker', async () => {
  const { broker, table, come } = house();
  const it = await table();
  const link = linkOf(await come());
  await it.came(1);
  broker.fail();
  await talk(link, it.links[0]!);
  expect(link.way).toBe('direct');
});

test('a table that is missing or of another version is reported as such', async () => {
  const { table, come } = house();
  expect(await come({}, { timers: quick })).toEqual({ ok: false, why: { code: 'no-such-table' } });
  await table();
  expect(await come({ version: 2 }, { timers: quick })).toMatchObject({
    ok: false,
    why: { code: 'other-version' },
  });
});
