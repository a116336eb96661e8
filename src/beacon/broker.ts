import { Aedes, type Client, type ConnectPacket, type PublishPacket } from 'aedes';
import type { IncomingMessage } from 'node:http';
import type { WebSocket } from 'ws';
import { isOurTopic, type Limits, roomOf } from '../protocol/brokerRules';
import { createPacketGauge } from '../station/mqtt/packetGauge';
import { createRoomLimit } from './roomLimit';
import { createSocketStream } from './socketStream';
import { createRateLimit } from '../kit/rateLimit';

export interface ServedBroker {
  take(socket: WebSocket, request: IncomingMessage): void;
  close(): Promise<void>;
}

/** Topic, client id, will: what a packet may hold besides its payload. */
const ENVELOPE_BYTES = 1_024;

/**
 * MQTT 3.1.1 for phones that find each other, and nothing besides. Nothing is retained, and last
 * wills are not accepted.
 */
export async function createServedBroker(limits: Limits): Promise<ServedBroker> {
  const mayCall = createRoomLimit(limits.roomsPerMinute, () => performance.now());
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
    authorizePublish: (client, packet, done) => {
      packet.retain = false;
      const room = roomOf(packet.topic);
      // Nobody answers an empty message, while a refused one would break the connection.
      if (room !== undefined && !mayCall(addressOf(client), room)) packet.payload = '';
      done(whyNotPublish(packet, limits));
    },
    authorizeSubscribe: (client, wish, done) =>
      done(null, maySubscribe(client, wish.topic) ? wish : null),
    authorizeForward: (client, packet) => {
      if (client.conn.writableLength <= limits.waitingBytes) return packet;
      client.conn.destroy();
      return null;
    },
  });

  const heard = new WeakMap<Client, Set<string>>();

  function maySubscribe(client: Client, topic: string): boolean {
    const topics = heard.get(client) ?? new Set();
    heard.set(client, topics);
    if (!isOurTopic(topic)) return false;
    return topics.size < limits.subscriptions ? !!topics.add(topic) : topics.has(topic);
  }

  aedes.on('unsubscribe', (topics, client) => topics.forEach(it => heard.get(client)?.delete(it)));
  return {
    take: (socket, request) => void aedes.handle(streamOf(socket, limits), request),
    close: () => new Promise(resolve => aedes.close(resolve)),
  };
}

const addressOf = (client: Client | null): string => client?.req?.socket.remoteAddress ?? '';

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
  return will ? no('no last wills') : null;
}

function whyNotPublish({ topic, payload }: PublishPacket, limits: Limits): Error | null {
  if (!isOurTopic(topic)) return no('not a topic of ours');
  return Buffer.byteLength(payload) > limits.payloadBytes ? no('too large') : null;
}

const no = (why: string): Error => new Error(why);
