import { Aedes, type Client, type ConnectPacket, type PublishPacket } from 'aedes';
import type { IncomingMessage } from 'node:http';
import type { WebSocket } from 'ws';
import { isOurTopic, type Limits } from '../protocol/brokerRules';
import { createPacketGauge } from '../station/mqtt/packetGauge';
import { createRetainedShelf } from '../station/mqtt/retainedShelf';
import { createSocketStream } from './socketStream';
import { createRateLimit } from '../kit/rateLimit';

export interface ServedBroker {
  take(socket: WebSocket, request: IncomingMessage): void;
  close(): Promise<void>;
}

/** Topic, client id, will: what a packet may hold besides its payload. */
const ENVELOPE_BYTES = 1_024;

type Told = Pick<PublishPacket, 'topic' | 'payload'> & { retain?: boolean | undefined };

/** MQTT 3.1.1 for phones that find each other, and nothing besides: see limits.ts. */
export async function createServedBroker(limits: Limits): Promise<ServedBroker> {
  const shelf = createRetainedShelf<object>(limits, topic =>
    aedes.publish(emptied(topic), () => undefined),
  );
  const aedes: Aedes = await Aedes.createBroker({
    concurrency: 0, // otherwise a hundred messages for one sleeping phone hold up everybody's
    connectTimeout: limits.connectMs,
    keepaliveLimit: limits.keepaliveSeconds,
    maxInflightInbound: limits.halfOpen,
    preConnect: (_client, packet, done) => {
      packet.clean = true; // we keep no sessions, and the answer admits it
      const why = whyNotConnect(packet, limits);
      done(why, why === null);
    },
    authorizePublish: (client, packet, done) =>
      done(whyNotPublish(packet, limits) ?? whyNotKeep(packet, client)),
    authorizeSubscribe: (client, wish, done) =>
      done(null, maySubscribe(client, wish.topic) ? wish : null),
    authorizeForward: (client, packet) => {
      if (client.conn.writableLength <= limits.waitingBytes) return packet;
      client.conn.destroy();
      return null;
    },
  });

  function whyNotKeep({ topic, payload, retain }: Told, client: Client | null): Error | null {
    if (!retain) return null;
    if (payload.length > 0)
      return shelf.put(topic, client ?? aedes) ? null : no('no place to keep it');
    shelf.clear(topic);
    return null;
  }

  const heard = new WeakMap<Client, Set<string>>();

  function maySubscribe(client: Client, topic: string): boolean {
    const topics = heard.get(client) ?? new Set();
    heard.set(client, topics);
    if (!isOurTopic(topic)) return false;
    return topics.size < limits.subscriptions ? !!topics.add(topic) : topics.has(topic);
  }

  aedes.on('unsubscribe', (topics, client) => topics.forEach(it => heard.get(client)?.delete(it)));
  aedes.on('client', client => shelf.arrive(client));
  aedes.on('clientDisconnect', client => shelf.leave(client));
  return {
    take: (socket, request) => void aedes.handle(streamOf(socket, limits), request),
    close: () => new Promise(resolve => aedes.close(resolve)),
  };
}

function streamOf(socket: WebSocket, limits: Limits) {
  const mayBegin = createRateLimit(
    { perSecond: limits.packetsPerSecond, atOnce: limits.packetsAtOnce },
    () => performance.now(),
  );
  const admits = createPacketGauge(limits.payloadBytes + ENVELOPE_BYTES, mayBegin);
  return createSocketStream(socket, { admits, room: 2 * limits.waitingBytes });
}

function whyNotConnect({ clientId, will }: ConnectPacket, limits: Limits): Error | null {
  if (clientId.length > limits.clientIdLength) return no('the client id is too long');
  return will ? whyNotPublish(will, limits) : null;
}

function whyNotPublish({ topic, payload, retain }: Told, limits: Limits): Error | null {
  if (!isOurTopic(topic)) return no('not a topic of ours');
  const most = retain ? limits.retainedBytes : limits.payloadBytes;
  return Buffer.byteLength(payload) > most ? no('too large') : null;
}

const no = (why: string): Error => new Error(why);

const emptied = (topic: string): PublishPacket => ({
  cmd: 'publish',
  topic,
  payload: '',
  retain: true,
  qos: 0,
  dup: false,
});
