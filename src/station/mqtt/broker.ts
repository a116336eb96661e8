/**
 * A broker small enough for a phone: MQTT 3.1.1 with clean sessions, one last will, plain topics,
 * and delivery at most once, which is all that tables use. protocol/brokerRules.ts limits what it
 * carries.
 */
import { Buffer } from 'buffer';
import { generate, type IConnectPacket, type Packet, parser as createParser } from 'mqtt-packet';
import { isOurTopic, type Limits } from '../../protocol/brokerRules';
import { type StationClock, createAlarm } from '../clock';
import { createPacketGauge } from './packetGauge';
import { createRetainedShelf } from './retainedShelf';
import { createRateLimit } from '../../kit/rateLimit';

/** The broker's outgoing side of one client. */
export interface ClientOutput {
  send(bytes: Buffer): void;
  /** How many bytes are not sent yet. */
  waiting(): number;
  /** Drops a client that broke a rule or has vanished. */
  cut(): void;
  leave(): void;
}

/** The incoming side of one client. */
export interface ClientInput {
  heard(bytes: Buffer): void;
  /** The client has disconnected. */
  gone(): void;
  /** Called for anything that is not a packet yet costs as much. */
  mayAsk(): boolean;
}

interface Broker {
  take(mouth: ClientOutput): ClientInput;
}

interface BrokerDeps {
  readonly limits: Limits;
  readonly clock: StationClock;
  /** Whether a valid topic belongs to this table. */
  carries(topic: string): boolean;
}

/** Topic, client id, will: what a packet may hold besides its payload. */
const ENVELOPE_BYTES = 1_024;
const REFUSED = 128;
const NOT_ALLOWED = 5;
const WRONG_VERSION = 1;
const PATIENCE = 1.5; // times the keepalive, as the standard says

type Told = { topic: string; payload: string | Buffer; retain?: boolean | undefined };

interface Client {
  readonly id: string;
  readonly topics: Set<string>;
  readonly mouth: ClientOutput;
  /** Another client connected with the same id. */
  replace(): void;
}

export function createOwnBroker({ limits, clock, carries }: BrokerDeps): Broker {
  const clients = new Map<string, Client>();
  const kept = new Map<string, Buffer>();
  const shelf = createRetainedShelf<Client>(limits, topic => kept.delete(topic));
  const mayPass = (topic: string) => isOurTopic(topic) && carries(topic);

  function deliver({ topic, payload }: Told) {
    const packet = published(topic, payload, false);
    for (const { topics, mouth } of clients.values()) if (topics.has(topic)) tell(mouth, packet);
  }

  /** A phone that does not read must not hold up the others. */
  function tell(mouth: ClientOutput, packet: Buffer) {
    if (mouth.waiting() > limits.waitingBytes) mouth.cut();
    else mouth.send(packet);
  }

  function isTooLarge({ payload, retain }: Told) {
    return Buffer.byteLength(payload) > (retain ? limits.retainedBytes : limits.payloadBytes);
  }

  /** False if it breaks a rule. */
  function publish(told: Told, client: Client): boolean {
    if (!mayPass(told.topic) || isTooLarge(told)) return false;
    if (told.retain && !keep(told, client)) return false;
    deliver(told);
    return true;
  }

  function keep({ topic, payload }: Told, client: Client): boolean {
    const bytes = Buffer.from(payload);
    if (bytes.length === 0) {
      shelf.clear(topic);
      kept.delete(topic);
      return true;
    }
    const hasPlace = shelf.put(topic, client);
    if (hasPlace) kept.set(topic, bytes);
    return hasPlace;
  }

  function whyNotConnect(packet: IConnectPacket): number | undefined {
    const { protocolVersion = 0, clientId, keepalive = 0, will } = packet;
    if (protocolVersion > 4) return WRONG_VERSION;
    const isKnown = clientId.length <= limits.clientIdLength;
    const isAlive = keepalive >= 1 && keepalive <= limits.keepaliveSeconds;
    const isQuiet = !will || (mayPass(will.topic) && !isTooLarge(will));
    return isKnown && isAlive && isQuiet ? undefined : NOT_ALLOWED;
  }

  function take(mouth: ClientOutput): ClientInput {
    const mayBegin = createRateLimit(
      { perSecond: limits.packetsPerSecond, atOnce: limits.packetsAtOnce },
      () => clock.now(),
    );
    const admits = createPacketGauge(limits.payloadBytes + ENVELOPE_BYTES, mayBegin);
    const parser = createParser({ protocolVersion: 4 });
    const silence = createAlarm(clock);
    const halfOpen = new Set<number>();
    let client: Client | undefined;
    let will: Told | undefined;
    let aliveMs = 0;
    let isGone = false;

    function gone() {
      if (isGone) return;
      isGone = true;
      silence.clear();
      if (!client) return;
      if (clients.get(client.id) === client) clients.delete(client.id);
      if (will) publish(will, client);
      shelf.leave(client);
    }

    function cut() {
      gone();
      mouth.cut();
    }

    const say = (packet: Packet) => void (isGone || mouth.send(generate(packet)));

    function turnAway(returnCode: number) {
      say({ cmd: 'connack', returnCode, sessionPresent: false });
      gone();
      mouth.leave();
    }

    function connect(packet: IConnectPacket) {
      const why = whyNotConnect(packet);
      if (client) return cut();
      if (why !== undefined) return turnAway(why);
      const id = packet.clientId === '' ? nameless() : packet.clientId;
      clients.get(id)?.replace();
      client = { id, topics: new Set(), mouth, replace: cut };
      clients.set(id, client);
      shelf.arrive(client);
      will = packet.will;
      aliveMs = (packet.keepalive ?? 0) * 1_000 * PATIENCE;
      say({ cmd: 'connack', returnCode: 0, sessionPresent: false });
      silence.set(aliveMs, cut);
    }

    function subscribe(client: Client, wishes: readonly string[], messageId: number) {
      const granted = wishes.map(topic => (mayListen(client, topic) ? 0 : REFUSED));
      say({ cmd: 'suback', messageId, granted });
      for (const [n, topic] of wishes.entries()) {
        const bytes = granted[n] === 0 ? kept.get(topic) : undefined;
        if (bytes) tell(mouth, published(topic, bytes, true));
      }
    }

    function mayListen({ topics }: Client, topic: string): boolean {
      if (!mayPass(topic)) return false;
      return topics.has(topic) || (topics.size < limits.subscriptions && !!topics.add(topic));
    }

    function hearPublish(client: Client, packet: Extract<Packet, { cmd: 'publish' }>) {
      const { qos, messageId = 0 } = packet;
      if (qos === 2 && halfOpen.has(messageId)) return say({ cmd: 'pubrec', messageId });
      if (!publish(packet, client)) return cut();
      if (qos === 1) say({ cmd: 'puback', messageId });
      if (qos < 2) return;
      if (halfOpen.size >= limits.halfOpen) return cut();
      halfOpen.add(messageId);
      say({ cmd: 'pubrec', messageId });
    }

    function hear(packet: Packet) {
      if (isGone) return;
      if (packet.cmd === 'connect') return connect(packet);
      if (!client) return cut();
      silence.set(aliveMs, cut);
      const { messageId = 0 } = packet;
      switch (packet.cmd) {
        case 'publish':
          return hearPublish(client, packet);
        case 'pubrel':
          halfOpen.delete(messageId);
          return say({ cmd: 'pubcomp', messageId });
        case 'subscribe':
          return subscribe(
            client,
            packet.subscriptions.map(({ topic }) => topic),
            messageId,
          );
        case 'unsubscribe':
          for (const topic of packet.unsubscriptions) client.topics.delete(topic);
          return say({ cmd: 'unsuback', messageId, granted: [] });
        case 'pingreq':
          return say({ cmd: 'pingresp' });
        case 'disconnect':
          will = undefined;
          gone();
          return mouth.leave();
        default:
          return cut();
      }
    }

    /** Some invalid bytes make the parser read past the end, and throw. */
    function parses(bytes: Buffer): boolean {
      try {
        parser.parse(bytes);
        return true;
      } catch {
        return false;
      }
    }

    // Packets are handled outside the parser, so that our own errors are not taken for the
    // parser's.
    const packets: Packet[] = [];
    parser.on('packet', packet => packets.push(packet));
    parser.on('error', cut);
    silence.set(limits.connectMs, cut);
    return {
      gone,
      mayAsk: mayBegin,
      heard(bytes) {
        if (isGone) return;
        if (!admits(bytes)) return cut();
        const isSense = parses(bytes);
        for (const packet of packets.splice(0)) hear(packet);
        if (!isSense) cut();
      },
    };
  }

  let namelessCount = 0;
  const nameless = () => ` ${(namelessCount += 1)}`;

  return { take };
}

const published = (topic: string, payload: string | Buffer, retain: boolean): Buffer =>
  generate({ cmd: 'publish', topic, payload, retain, qos: 0, dup: false });
