import wrtc from '@roamhq/wrtc';
import { randomBytes } from 'node:crypto';
import type { Link } from '../../table/ports';
import { answerDirect, callDirect, type DirectTerms } from '../direct';
import type { GivePeer } from '../peer';
import type { Signals } from '../signals';
import { realTimers, type Timers } from '../timers';
import type { ArrivedGuest, WaitingGuest } from './arrival';
import { hostRoom } from './hostRoom';
import type { TableSecret } from './invite';
import { joinRoom } from './joinRoom';
import { createMemoryBroker } from '../testing/memoryBroker';

jest.setTimeout(20_000);

const running: (() => void)[] = [];
const timers: Timers = {
  after(ms, run) {
    const stop = realTimers.after(ms, run);
    running.push(stop);
    return stop;
  },
};
afterEach(() => running.splice(0).forEach(stop => stop())); // do not wait for goodbyes

const givePeer = (() => new wrtc.RTCPeerConnection()) as unknown as GivePeer;
const terms = (signals: Signals): DirectTerms => ({
  signals,
  givePeer,
  timers,
  iceServers: [],
  gather: 'trickle',
});

function table() {
  const broker = createMemoryBroker();
  const random = (count: number) => Uint8Array.from(randomBytes(count));
  const world = { reach: broker.reach, timers, random };
  const links: Promise<Link | string>[] = [];
  const waiting: WaitingGuest[] = [];
  const room = hostRoom(world, {
    game: 'time-n-space',
    version: 1,
    free: 3,
    came: (guest: ArrivedGuest) => links.push(linked(answerDirect(terms(guest.signals)).opened)),
    waits: one => waiting.push(one),
  });
  const join = async (secret?: TableSecret) => {
    const joined = await joinRoom(world, { code: room.code, secret, version: 1, name: 'Ann' })
      .joined;
    if (!joined.ok) throw new Error(joined.why.code);
    return joined.visit;
  };
  return { broker, room, join, links, waiting };
}

const linked = async (opened: ReturnType<typeof callDirect>['opened']): Promise<Link | string> => {
  const it = await opened;
  return it.ok ? it.link : it.why;
};

async function talk(one: Link | string, other: Link | string | undefined): Promise<string> {
  if (typeof one === 'string' || typeof other === 'string' || !other) throw new Error('no link');
  const heard = new Promise<string>(resolve =>
    other.listen({ heard: resolve, closed: end => resolve(end) }),
  );
  one.send('sand');
  const message = await heard;
  one.close();
  other.close();
  return message;
}

test('a scanned invite leads to a data channel', async () => {
  const { room, join, links } = table();
  const visit = await join(room.secret);
  const mine = await linked(callDirect(terms(visit.signals)).opened);
  expect(await talk(mine, await links[0])).toBe('sand');
  visit.close();
  await room.close();
});

test("a typed code leads to a data channel after the host's tap, and not before", async () => {
  const { room, join, links, waiting } = table();
  const visit = await join();
  const opening = linked(callDirect(terms(visit.signals)).opened);
  const phrase = await visit.phrase;
  await new Promise(resolve => setTimeout(resolve, 300));
  expect(waiting.map(one => one.phrase)).toEqual([phrase]);
  expect(await Promise.race([opening, Promise.resolve('waits')])).toBe('waits');
  waiting[0]?.letIn();
  expect(await talk(await opening, await links[0])).toBe('sand');
  visit.close();
  await room.close();
});

test('a broker that alters messages opens nothing', async () => {
  const { broker, room, join, links } = table();
  broker.fate = it =>
    it.kept ? [it] : [{ ...it, bytes: it.bytes.map((byte, n) => (n === 60 ? byte ^ 1 : byte)) }];
  const visit = await join(room.secret);
  const opening = callDirect(terms(visit.signals));
  const opened = linked(opening.opened);
  await new Promise(resolve => setTimeout(resolve, 1_000));
  opening.giveUp();
  expect([await opened, links]).toEqual(['given-up', []]);
  visit.close();
  await room.close();
});
