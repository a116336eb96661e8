/** Finding a table at any broker: real time, real sockets. */
import type { Signal } from '../signals';
import { realTimers, type Timers } from '../timers';
import { type BrokerClient, createBrokerClient } from '../finding/broker';
import type { RandomBytes } from '../finding/randomBytes';
import { openCodeDoor } from '../joining/codeDoor';
import { visitByCode } from '../joining/codeVisit';
import { countGuesses } from '../joining/guesses';
import type { SessionTalk } from '../joining/sessionTalk';
import { type GuestTalk, openTableDoor } from '../joining/tableDoor';
import { makeTableKeys, tableIdOf } from '../joining/tableKeys';
import { visitTable } from '../joining/tableVisit';
import { parseTypedCode } from '../joining/typedCode';
import { codeTopic, guestTopic, joinTopic } from '../../protocol/brokerRules';
import { makePeerId } from '../finding/peerId';

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

  const world = { timers, random, now: () => performance.now() };

  function reach(path: TestPath): BrokerClient {
    const reached = createBrokerClient({ addresses: [path.address], timers, random });
    closings.push(() => reached.close());
    return reached;
  }

  async function host(path: TestPath, keys = makeTableKeys(random)) {
    const guests: GuestTalk[] = [];
    const broker = reach(path);
    const door = openTableDoor(world, broker, {
      version: 1,
      keys: () => keys,
      direct: true,
      came: async guest => void guests.push(guest),
    });
    closings.push(() => door.close());
    await isOpen(broker);
    return { keys, broker, door, guests };
  }

  const isOpen = (broker: BrokerClient): Promise<void> =>
    new Promise(resolve => broker.watch(state => state === 'open' && resolve()));

  type Table = Pick<Awaited<ReturnType<typeof host>>, 'keys'>;

  const join = (path: TestPath, { keys }: Table) =>
    visitTable(world, reach(path), {
      table: keys.pair.public,
      secret: keys.secret,
      version: 1,
      call: { direct: true },
      epoch: 1,
      provesSeat: false,
    });

  async function visit(path: TestPath, table: Table) {
    const found = await join(path, table);
    if (!found.ok) throw new Error(found.why.code);
    closings.push(() => found.talk.close());
    return found.talk;
  }

  const newPath = () => broker().newPath();

  test('a guest finds the host, and they talk', async () => {
    const { keys, guests } = await host(await newPath());
    const found = await join(await newPath(), { keys });
    if (!found.ok) throw new Error(found.why.code);
    expect(found.answer).toMatchObject({ direct: true, verdict: 'come-in' });
    found.talk.signals.send(offer);
    await until(() => guests.length > 0);
    const [guest] = guests;
    expect(await next(guest)).toEqual(offer);
    guest?.signals.send(answer);
    expect(await next(found.talk)).toEqual(answer);
    found.talk.close();
  });

  test('a table that is closed, or never existed, is reported as missing', async () => {
    const table = await host(await newPath());
    table.door.close();
    expect(await join(await newPath(), table)).toEqual({
      ok: false,
      why: { code: 'no-such-table' },
    });
  });

  test('a host whose phone has died is missing at once', async () => {
    const path = await newPath();
    const table = await host(path);
    path.block();
    expect(await join(await newPath(), table)).toEqual({
      ok: false,
      why: { code: 'no-such-table' },
    });
  });

  test('a client that loses the broker comes back, and sends everything queued meanwhile', async () => {
    const [here, there] = [await newPath(), await newPath()];
    const table = await host(here);
    const ann = await visit(there, table);
    await until(() => table.guests.length > 0);
    const [guest] = table.guests;
    here.block();
    there.block();
    ann.signals.send(offer);
    guest?.signals.send(answer);
    await pause(300);
    here.open();
    there.open();
    expect([await next(guest), await next(ann)]).toEqual([offer, answer]);
    await visit(await newPath(), table);
    await until(() => table.guests.length === 2);
  });

  test('a typed code leads to what it stands for', async () => {
    const guesses = countGuesses(world.now, () => undefined);
    const shown = { isOpen: () => true, gives: () => 'the invite', guesses };
    const wish = { kind: 'table', version: 1, ...shown } as const;
    const door = openCodeDoor(world, reach(await newPath()), wish);
    closings.push(() => door.close());
    const code = parseTypedCode(await door.code);
    if (!code) throw new Error('no code');
    const broker = reach(await newPath());
    const trying = visitByCode(world, broker, { code, kind: 'table', version: 1 });
    expect(await trying).toEqual({ ok: true, text: 'the invite' });
  });

  test('a stranger that overhears, repeats or invents messages gets nothing', async () => {
    const said: [string, Uint8Array][] = [];
    const stranger = await broker().stranger((topic, bytes) => said.push([topic, bytes]));
    const table = await host(await newPath());
    const ann = await visit(await newPath(), table);
    ann.signals.send(offer);
    await until(() => table.guests.length > 0);
    expect(await next(table.guests[0])).toEqual(offer);
    await until(() => said.length > 3);
    const text = said.map(([, bytes]) => String.fromCharCode(...bytes)).join();
    expect(text).not.toMatch(/fingerprint/);
    const nonsense = said.map(([topic, bytes]): [string, Uint8Array] => [
      topic,
      Uint8Array.from([...bytes.slice(0, 9), ...random(60)]),
    ]);
    for (const [topic, bytes] of [...said, ...nonsense]) stranger.publish(topic, bytes, false);
    const topics = [joinTopic(tableIdOf(table.keys.pair.public)), codeTopic('CK')];
    for (const topic of [...topics, guestTopic(makePeerId(random))])
      stranger.publish(topic, random(100), true);
    const bob = await visit(await newPath(), table);
    await until(() => table.guests.length === 2);
    const ends = [ann, bob, ...table.guests].map(({ ended }) => Promise.race([ended, pause(50)]));
    expect(await Promise.all(ends)).toEqual([undefined, undefined, undefined, undefined]);
  });
}

const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await pause(5);
}

const next = (of: SessionTalk | undefined): Promise<Signal> =>
  new Promise((resolve, reject) => {
    if (of) of.signals.listen(resolve);
    else reject(new Error('nobody came'));
  });
