/**
 * A host whose script stops running, over real connections by a broker, with time and network
 * controlled by the test.
 */
import { randomBytes } from 'node:crypto';
import type { Millis } from '../kit/millis';
import type { Seat } from '../kit/seat';
import type { BrokerClient } from '../link/finding/broker';
import { makeTableInvite, parseTableInvite } from '../link/joining/tableInvite';
import { makeTableKeys } from '../link/joining/tableKeys';
import { createMemoryBroker, type MemoryBroker } from '../link/testing/memoryBroker';
import { HeldTimers, settled } from '../link/testing/heldTimers';
import { loopback } from '../link/loopback';
import { type Means, admitGuests, connectTo } from '../link/meet';
import type { Connector } from './connector';
import { type Session, openSession } from './session';
import { DOOR, sessionDeps } from './testing/sessionDeps';
import { ownSeats, seenView } from './seats';

jest.setTimeout(60_000);

const [red, green] = ['red', 'green'] as [Seat, Seat];
const random = (count: number) => Uint8Array.from(randomBytes(count));

/** A phone. While it sleeps its script does not run, and messages wait for it or are lost. */
class Device {
  isAsleep = false;
  isCut = false;
  #waiting: (() => void)[] = [];
  readonly #clock: HeldTimers;
  readonly #broker: MemoryBroker;

  constructor(clock: HeldTimers, broker: MemoryBroker) {
    this.#clock = clock;
    this.#broker = broker;
  }

  after(ms: Millis, run: () => void): () => void {
    let isOff = false;
    const stop = this.#clock.after(ms, () => this.#runs(() => isOff || run()));
    return () => {
      isOff = true;
      stop();
    };
  }

  reach(): BrokerClient {
    const broker = this.#broker.reach();
    return {
      publish: (...said) => void (this.isCut || broker.publish(...said)),
      subscribe: (topic, heard) =>
        broker.subscribe(topic, bytes => void (this.isCut || this.#runs(() => heard(bytes)))),
      watch: told => broker.watch(state => this.#runs(() => told(state))),
      close: () => broker.close(),
    };
  }

  async sleeps(ms: Millis): Promise<void> {
    this.isAsleep = true;
    await this.#clock.pass(ms);
    this.isAsleep = false;
    for (const run of this.#waiting.splice(0)) run();
    await settled();
  }

  #runs(run: () => void): void {
    if (this.isAsleep) this.#waiting.push(run);
    else run();
  }
}

function street() {
  const clock = new HeldTimers();
  const broker = createMemoryBroker();

  function phone(): { session: Session; device: Device } {
    const device = new Device(clock, broker);
    const after = (ms: Millis, run: () => void) => device.after(ms, run);
    const means: Means = {
      timers: { after },
      random,
      givePeer: undefined,
      iceServers: [],
      reach: () => device.reach(),
      now: () => clock.now,
    };
    const now = () => clock.now;
    const fresh = () => randomBytes(16).toString('hex');
    const deps = sessionDeps({ now, after, fresh, chance: () => 0.5, doors: doorsBy(means) });
    const session = openSession(deps);
    return { session, device };
  }
  return { clock, broker, phone };
}

const ADDRESS = { address: 'http://table', brokers: ['ws://table/mqtt'] };

/** A connector like the one that `createConnector` makes. */
function doorsBy(means: Means): Connector {
  return {
    inside: loopback,
    async open({ came }) {
      const keys = makeTableKeys(random);
      const wish = {
        keys,
        version: 1,
        join: came,
        guessed: () => {},
      };
      const { ready, close } = admitGuests(means, wish);
      await ready;
      const invite = makeTableInvite({ ...ADDRESS, table: keys.pair.public, secret: keys.secret });
      return { ok: true, door: { ...DOOR, invite, close } };
    },
    async find({ where, epochAt: _epochAt, ...wish }) {
      const read = parseTableInvite('invite' in where ? where.invite : '');
      if (!read.ok) return { ok: false, why: { code: read.why } };
      const { table, secret } = read.invite;
      return connectTo(means, { ...wish, table, secret, epoch: 1, version: 1 });
    },
    offer: () => undefined,
    answer: () => ({ ok: false, why: 'no-webrtc' }),
    nextSecret: async keys => keys,
    awaitCall: () => Promise.resolve(undefined),
    callScreen: () => Promise.resolve(false),
    isScreenLink: () => false,
    readInvite: invite => ({ ok: true, invite }),
  };
}

const guestOf = (session: Session) => session.state.getState().guest!;
const clockOf = (session: Session) => guestOf(session).shared!.clock;

async function playing() {
  const { clock, broker, phone } = street();
  const [ada, bo] = [phone(), phone()];
  const until = async (isSo: () => unknown): Promise<void> => {
    for (let tries = 0; tries < 2_000; tries++) {
      if (isSo()) return;
      await clock.pass(50);
    }
    throw new Error('it does not come to that');
  };
  const [game, places, options] = ['time-n-space', 3, { level: 'beginner' }] as const;
  await ada.session.host({ game, places, options, name: 'Ada', alone: false });
  await until(() => ada.session.state.getState().hosting?.door.is === 'open');
  const { door } = ada.session.state.getState().hosting!;
  if (door.is !== 'open') throw new Error('the door is shut');
  await bo.session.join({ where: { invite: door.invite }, name: 'Bo', watches: false });
  await until(() => guestOf(bo.session)?.table && guestOf(ada.session)?.table);
  ada.session.wish({ wish: 'sit', seat: red });
  bo.session.wish({ wish: 'sit', seat: green });
  await until(() => ownSeats(guestOf(bo.session)).length === 1);
  ada.session.deal();
  await until(() => seenView(guestOf(bo.session), green) !== undefined);
  for (const [{ session }, seat] of [
    [ada, red],
    [bo, green],
  ] as const)
    session.wish({ wish: 'act', seat, action: { type: 'ready' } });
  await clock.pass(5_000);
  return { clock, broker, ada, bo, until };
}

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

describe.each<[string, slept: Millis]>([
  ['four seconds', 4 * SECOND],
  ['twenty seconds', 20 * SECOND],
  ['a minute', 60 * SECOND],
  ['an hour', HOUR],
])('after a host has slept for %s', (_, slept) => {
  test.each<[string, isCut: boolean]>([
    ['messages from meanwhile arrive late', false],
    ['its connections and its broker link are broken', true],
  ])('its guests come back by themselves when %s', async (_what, isCut) => {
    const { broker, ada, bo, until } = await playing();
    const before = bo.session.state.getState().clock.now();
    ada.session.seen(false);
    ada.device.isCut = isCut;
    await ada.device.sleeps(slept);
    const { clock } = bo.session.state.getState();
    expect([clock.running, clock.now() - before < 4 * SECOND]).toEqual([false, true]);
    ada.device.isCut = false;
    if (isCut) {
      broker.fail();
      broker.mend();
    }
    ada.session.seen(true);
    await until(
      () => guestOf(bo.session).linked && guestOf(bo.session).shared?.absence?.isOver === true,
    );
    expect(guestOf(bo.session).shared).toMatchObject({ host: 'Ada', absence: { isOver: true } });
    expect(ownSeats(guestOf(bo.session))).toEqual([green]);
    expect(clockOf(bo.session)).toMatchObject({ running: false });
    expect(Math.abs(clockOf(bo.session).at - before)).toBeLessThan(SECOND);
    ada.session.order({ order: 'resume' });
    await until(() => clockOf(bo.session).running);
    const action = { type: 'turn', glass: 0, on: 'trade-2' };
    bo.session.wish({ wish: 'act', seat: green, action });
    await until(() => guestOf(bo.session).seats[green]?.pending.length === 0);
    expect(bo.session.state.getState().refusal).toBeNull();
  });
});
