/** A broker inside one process, for tests that decide what gets lost and who listens in. */
import type { BrokerClient, BrokerState, OnBytes, ReachBroker } from '../finding/broker';
import type { RandomBytes } from '../finding/randomBytes';

/** Only strangers have messages kept. */
export type Published = { topic: string; bytes: Uint8Array; kept?: true };

export interface MemoryBroker {
  reach: ReachBroker;
  /** Maps each publish to what arrives: nothing, one or more copies, or something else. */
  fate: (published: Published) => readonly Published[];
  readonly heard: readonly Published[];
  /** Publishes as a stranger without a table. */
  publish(published: Published): void;
  /** Breaks every connection, and accepts new ones only after `mend`. */
  fail(): void;
  mend(): void;
}

type Client = {
  ears: Map<string, Set<OnBytes>>;
  become(state: BrokerState): void;
};

export function createMemoryBroker(): MemoryBroker {
  const clients = new Set<Client>();
  const shelf = new Map<string, Uint8Array>();
  const heard: Published[] = [];
  let isUp = true;

  const pass = ({ topic, bytes, kept }: Published) => {
    if (kept && bytes.length > 0) shelf.set(topic, bytes);
    if (kept && bytes.length === 0) shelf.delete(topic);
    for (const { ears } of clients) ears.get(topic)?.forEach(ear => ear(bytes));
  };

  const publish = (published: Published) => {
    heard.push(published);
    for (const fated of broker.fate(published)) queueMicrotask(() => isUp && pass(fated));
  };

  function reach(): BrokerClient {
    const watchers = new Set<(state: BrokerState) => void>();
    let state: BrokerState = isUp ? 'open' : 'seeking';
    const client: Client = {
      ears: new Map(),
      become(next) {
        if (state === 'closed' || state === next) return;
        state = next;
        if (next === 'open') for (const [topic, ears] of client.ears) remind(topic, ears);
        for (const told of watchers) told(next);
      },
    };
    const remind = (topic: string, ears: Iterable<OnBytes>) => {
      const bytes = shelf.get(topic);
      if (bytes) for (const ear of ears) queueMicrotask(() => ear(bytes));
    };
    clients.add(client);
    return {
      publish: (topic, bytes) => {
        if (state === 'open') publish({ topic, bytes });
      },
      subscribe(topic, ear) {
        const ears = client.ears.get(topic) ?? new Set();
        client.ears.set(topic, ears.add(ear));
        if (state === 'open') remind(topic, [ear]);
        return () => void ears.delete(ear);
      },
      watch(told) {
        watchers.add(told);
        told(state);
        return () => watchers.delete(told);
      },
      async close() {
        client.become('closed');
        watchers.clear();
        clients.delete(client);
      },
    };
  }

  const broker: MemoryBroker = {
    reach,
    publish,
    heard,
    fate: published => [published],
    fail() {
      isUp = false;
      for (const client of clients) client.become('seeking');
    },
    mend() {
      isUp = true;
      for (const client of clients) client.become('open');
    },
  };
  return broker;
}

/** How the messages on each kind of topic begin. */
const FIRST_BYTES: Readonly<Record<string, number>> = { join: 1, to: 2, code: 0x11, screen: 1 };

/** From now on a stranger has rubbish kept on every topic before anybody subscribes to it. */
export function keepRubbish(broker: MemoryBroker, random: RandomBytes): void {
  const { reach } = broker;
  broker.reach = () => {
    const client = reach();
    const subscribe = client.subscribe.bind(client);
    client.subscribe = (topic, ear) => {
      const first = FIRST_BYTES[topic.split('/')[1] ?? ''];
      if (first === undefined) throw new Error(topic);
      broker.publish({ topic, bytes: Uint8Array.of(first, ...random(120)), kept: true });
      return subscribe(topic, ear);
    };
    return client;
  };
}
