/**
 * A connection to one of several MQTT brokers that reconnects by itself. It uses only the part of
 * MQTT on which aedes, Mosquitto and NATS agree: 3.1.1, QoS 0, clean sessions, plain names. Nothing
 * is retained, and there is no last will: a stranger could replace the one and forge the other.
 */
import type { IClientOptions, MqttClient } from 'mqtt';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { Millis } from '../../kit/millis';
import type { Timers } from '../timers';
import type { RandomBytes } from './randomBytes';

export type BrokerState = 'seeking' | 'open' | 'closed';
export type OnBytes = (bytes: Uint8Array) => void;

export interface BrokerClient {
  /**
   * Lost if there is no connection, or if it breaks meanwhile.
   */
  publish(topic: string, bytes: Uint8Array): void;
  /** Survives every reconnect. The returned function ends it. */
  subscribe(topic: string, heard: OnBytes): () => void;
  /** Called at once and at every change. `open` means that all subscriptions stand. */
  watch(told: (state: BrokerState) => void): () => void;
  /** Resolves once everything published has been sent, as far as there is a connection. */
  close(): Promise<void>;
}

/** Makes a connection to the broker of a table. */
export type ReachBroker = () => BrokerClient;

type BrokerDeps = {
  /** The nodes of one cluster, or a single broker. */
  addresses: readonly [string, ...string[]];
  timers: Timers;
  random: RandomBytes;
};

const KEEPALIVE_S = 5;
const CONNECT_MS: Millis = 5_000;
/**
 * A node whose neighbour has just died may accept a connection and stay silent for seconds, while a
 * later connection is served at once. So where there are other nodes, none gets long to answer.
 */
const IMPATIENT_MS: Millis = 2_000;
const IMPATIENT_ROUNDS = 2;
const GOODBYE_MS: Millis = 1_000;
const FIRST_WAIT_MS: Millis = 200;
const LONGEST_WAIT_MS: Millis = 8_000;
/**
 * A broker that accepts and drops us again and again is not retried faster than one that is away.
 */
const STEADY_MS: Millis = 5_000;

export function createBrokerClient({ addresses, timers, random }: BrokerDeps): BrokerClient {
  const ears = new Map<string, Set<OnBytes>>();
  const watchers = new Set<(state: BrokerState) => void>();
  const clientId = `s${bytesToHex(random(8))}`;
  let state: BrokerState = 'seeking';
  let client: MqttClient | undefined;
  let losses = 0;
  let place = 0;
  let callOff: () => void = () => undefined;
  let closing: Promise<void> | undefined;

  const become = (next: BrokerState) => {
    if (state === next) return;
    state = next;
    for (const told of watchers) told(next);
  };

  const later = (ms: Millis, run: () => void) => {
    callOff();
    callOff = timers.after(ms, run);
  };

  /** mqtt is a seventh of the app's script, and playing alone never needs it. */
  async function seek() {
    const fetched = await import('mqtt').catch(() => undefined);
    if (state === 'closed') return;
    if (!fetched) return lose(undefined);
    // Use the default export: the browser build of mqtt has no named ones.
    const mine = fetched.default.connect(addresses[place % addresses.length] ?? addresses[0], {
      ...options(clientId),
      connectTimeout: patienceAfter(losses, addresses.length),
    });
    client = mine;
    mine.on('connect', () => settle(mine));
    mine.on('message', (topic, payload) => hear(topic, Uint8Array.from(payload)));
    mine.on('error', () => undefined); // `close` follows, and that is handled
    mine.once('close', () => {
      if (mine === client) lose(mine);
    });
  }

  function settle(mine: MqttClient) {
    subscribeTo(mine, [...ears.keys()], () => {
      if (mine !== client || state === 'closed') return;
      later(STEADY_MS, () => (losses = 0));
      become('open');
    });
  }

  function subscribeTo(mine: MqttClient, topics: string[], done: () => void) {
    if (topics.length === 0) return done();
    mine.subscribe(topics, { qos: 0 }, (error, granted) => {
      const isRefused = granted?.some(({ qos }) => qos > 2) ?? false;
      if (error || isRefused) mine.end(true);
      else done();
    });
  }

  function lose(mine: MqttClient | undefined) {
    mine?.end(true);
    if (state === 'closed') return;
    become('seeking');
    later(waitAfter(Math.floor(losses / addresses.length), random), () => void seek());
    losses += 1;
    place += 1;
  }

  function hear(topic: string, bytes: Uint8Array) {
    if (state === 'closed') return;
    ears.get(topic)?.forEach(heard => heard(bytes));
  }

  function leave(topic: string, heard: OnBytes) {
    const others = ears.get(topic);
    if (!others?.delete(heard) || others.size > 0) return;
    ears.delete(topic);
    if (client?.connected) client.unsubscribe(topic);
  }

  void seek();
  return {
    publish(topic, bytes) {
      if (state !== 'open') return;
      // Any Uint8Array works, but the types ask for Node's Buffer.
      client?.publish(topic, bytes as Buffer, { qos: 0, retain: false });
    },
    subscribe(topic, heard) {
      const others = ears.get(topic);
      ears.set(topic, (others ?? new Set()).add(heard));
      if (!others && client?.connected) subscribeTo(client, [topic], () => undefined);
      return () => leave(topic, heard);
    },
    watch(told) {
      watchers.add(told);
      told(state);
      return () => watchers.delete(told);
    },
    close() {
      closing ??= client ? leaveFor(client, state === 'open', timers) : Promise.resolve();
      callOff();
      become('closed');
      watchers.clear();
      return closing;
    },
  };
}

/** Lets the last messages go out, if that happens soon. */
function leaveFor(client: MqttClient, isOpen: boolean, timers: Timers): Promise<void> {
  return new Promise(resolve => {
    const stopWaiting = timers.after(GOODBYE_MS, () => {
      client.stream.destroy();
      left();
    });
    const left = () => {
      stopWaiting();
      resolve();
    };
    client.once('close', left); // `end` never calls back if the connection breaks meanwhile
    client.end(!isOpen, left);
  });
}

const options = (clientId: string): IClientOptions => ({
  protocolVersion: 4,
  clean: true,
  clientId,
  keepalive: KEEPALIVE_S,
  reconnectPeriod: 0, // mqtt would only ever retry the same address
  queueQoSZero: false,
  resubscribe: false,
  timerVariant: 'native', // mqtt's own worker needs what React Native lacks
});

const patienceAfter = (losses: number, places: number): Millis =>
  places > 1 && losses < places * IMPATIENT_ROUNDS ? IMPATIENT_MS : CONNECT_MS;

/**
 * Doubles after each round of all addresses, with jitter so that phones do not reconnect all at
 * once.
 */
function waitAfter(rounds: number, random: RandomBytes): Millis {
  const [high = 0, low = 0] = random(2);
  const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** rounds);
  return Math.round((longest * (1 + (high * 256 + low) / 65_536)) / 2);
}
