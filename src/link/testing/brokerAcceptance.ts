/** Finding a table at any broker: real time, real sockets. */
import type { Signal } from '../signals';
import { realTimers, type Timers } from '../timers';
import type { ArrivedGuest, WaitingGuest } from '../finding/arrival';
import { type BrokerClient, createBrokerClient, type Will } from '../finding/broker';
import { hostRoom, type HostRoom, type RoomWish } from '../finding/hostRoom';
import type { TableSecret } from '../finding/invite';
import { type Joined, joinRoom } from '../finding/joinRoom';
import { cardTopic, inboxTopic } from '../../protocol/brokerRules';
import { makePeerId } from '../finding/peerId';
import type { RandomBytes, TableCode } from '../finding/tableCode';
import type { JoinSession } from '../finding/joinSession';

/** A connection to the broker that a test can break. */
export interface TestPath {
  readonly address: string;
  /** Every connection breaks; new ones are accepted. */
  cut(): void;
  /** Every connection breaks, and none is accepted before `open`. */
  block(): void;
  open(): void;
  /** Nothing passes any more, and neither side notices. */
  silence(): void;
}

export type RealBroker = {
  newPath(): Promise<TestPath>;
  /** A client that listens and publishes freely, within MQTT's rules. */
  stranger(heard: (topic: string, bytes: Uint8Array) => void): Promise<Stranger>;
};
export type Stranger = { publish(topic: string, bytes: Uint8Array, retain: boolean): void };

const print = (byte: string) => `a=fingerprint:sha-256 ${Array(32).fill(byte).join(':')}`;
const offer: Signal = { kind: 'offer', round: 1, sdp: `v=0\r\n${print('AA')}\r\n` };
const answer: Signal = { kind: 'answer', round: 1, sdp: `v=0\r\n${print('BB')}\r\n` };

export function findingAcceptance(broker: () => RealBroker, random: RandomBytes): void {
  const closings: (() => unknown)[] = [];
  afterEach(async () => {
    // Guests before hosts, and both before their brokers.
    for (const close of closings.splice(0).reverse()) await close();
    running.splice(0).forEach(stop => stop()); // an unanswered goodbye would linger
  });
  const running: (() => void)[] = [];
  const timers: Timers = {
    after(ms, run) {
      const stop = realTimers.after(ms, run);
      running.push(stop);
      return stop;
    },
  };

  const worldOver = (...paths: readonly TestPath[]) => ({
    timers,
    random,
    reach(will?: Will): BrokerClient {
      const [first = '', ...others] = paths.map(({ address }) => address);
      const reached = createBrokerClient({
        addresses: [first, ...others],
        will,
        timers,
        random,
      });
      closings.push(() => reached.close());
      return reached;
    },
  });

  async function host(path: TestPath, wish: Partial<RoomWish> = {}) {
    const guests: ArrivedGuest[] = [];
    const waiting: WaitingGuest[] = [];
    const room = hostRoom(worldOver(path), {
      game: 'time-n-space',
      version: 1,
      free: 3,
      came: guest => guests.push(guest),
      waits: one => waiting.push(one),
      ...wish,
    });
    closings.push(() => room.close());
    await room.ready;
    return { room, guests, waiting };
  }

  const join = (path: TestPath, code: TableCode, secret?: TableSecret): Promise<Joined> =>
    joinRoom(worldOver(path), { code, secret, version: 1, name: 'Ann' }).joined;

  async function visit(
    path: TestPath,
    { code, secret }: HostRoom,
    hasSecret = true,
  ): Promise<JoinSession> {
    const joined = await join(path, code, hasSecret ? secret : undefined);
    if (!joined.ok) throw new Error(joined.why.code);
    closings.push(() => joined.visit.close());
    return joined.visit;
  }

  const newPath = () => broker().newPath();

  test('a guest finds the host by its card, and they talk', async () => {
    const { room, guests } = await host(await newPath());
    const ann = await visit(await newPath(), room);
    expect(ann.card).toMatchObject({ code: room.code, game: 'time-n-space', free: 3 });
    ann.signals.send(offer);
    await ann.letIn;
    const [guest] = guests;
    expect(await next(guest)).toEqual(offer);
    guest?.signals.send(answer);
    expect(await next(ann)).toEqual(answer);
    const piped = new Promise(resolve => ann.pipe.listen(resolve));
    guest?.pipe.publish(Uint8Array.of(0, 255, 7));
    expect(await piped).toEqual(Uint8Array.of(0, 255, 7));
  });

  test('a table that is closed, or never existed, is reported as missing', async () => {
    const { room } = await host(await newPath());
    await room.close();
    const joined = await join(await newPath(), room.code, room.secret);
    expect(joined).toEqual({ ok: false, why: { code: 'no-such-table' } });
  });

  test('the card of a host whose phone has died disappears by itself', async () => {
    const path = await newPath();
    const { room } = await host(path);
    path.block();
    const joined = await join(await newPath(), room.code, room.secret);
    expect(joined).toEqual({ ok: false, why: { code: 'no-such-table' } });
  });

  test('a client that loses the broker comes back, and sends everything queued meanwhile', async () => {
    const [here, there] = [await newPath(), await newPath()];
    const { room, guests } = await host(here);
    const ann = await visit(there, room);
    await ann.letIn;
    const [guest] = guests;
    here.block();
    there.block();
    ann.signals.send(offer);
    guest?.signals.send(answer);
    await pause(300);
    here.open();
    there.open();
    expect([await next(guest), await next(ann)]).toEqual([offer, answer]);
    const bob = await visit(await newPath(), room);
    expect(await bob.letIn).toBe(true);
  });

  test('with the code alone, both see the same phrase before anything is answered', async () => {
    const { room, guests, waiting } = await host(await newPath());
    const ann = await visit(await newPath(), room, false);
    ann.signals.send(offer);
    await until(() => guests.length > 0);
    guests[0]?.signals.send(answer);
    const phrase = await ann.phrase;
    await until(() => waiting.length > 0);
    expect(waiting[0]?.phrase).toBe(phrase);
    waiting[0]?.letIn();
    expect(await next(ann)).toEqual(answer);
  });

  test('a stranger that overhears, repeats or invents messages gets nothing', async () => {
    const said: [string, Uint8Array][] = [];
    const stranger = await broker().stranger((topic, bytes) => said.push([topic, bytes]));
    const { room, guests } = await host(await newPath());
    const ann = await visit(await newPath(), room);
    await ann.letIn;
    ann.signals.send(offer);
    expect(await next(guests[0])).toEqual(offer);
    await until(() => said.length > 3);
    const text = said.map(([, bytes]) => String.fromCharCode(...bytes)).join();
    expect(text).not.toMatch(/fingerprint|Ann/);
    const again = said.filter(([topic]) => topic.includes('/to/'));
    const nonsense = again.map(([topic, bytes]): [string, Uint8Array] => [
      topic,
      Uint8Array.from([...bytes.slice(0, 9), ...random(60)]),
    ]);
    const junk: [string, Uint8Array] = [inboxTopic(room.code, makePeerId(random)), random(40)];
    for (const [topic, bytes] of [...again, ...nonsense, junk])
      stranger.publish(topic, bytes, false);
    stranger.publish(cardTopic(room.code), random(100), true);
    const bob = await visit(await newPath(), room);
    expect(await bob.letIn).toBe(true);
    expect(guests).toHaveLength(2);
    const ends = [ann, bob, ...guests].map(({ ended }) => Promise.race([ended, pause(50)]));
    expect(await Promise.all(ends)).toEqual([undefined, undefined, undefined, undefined]);
  });
}

const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await pause(5);
}

const next = (of: ArrivedGuest | JoinSession | undefined): Promise<Signal> =>
  new Promise((resolve, reject) => {
    if (of) of.signals.listen(resolve);
    else reject(new Error('nobody came'));
  });
