/**
 * A broker small enough for a phone: MQTT 3.1.1 with clean sessions, plain topics, and
 * delivery at most once, which is all that tables use. Nothing is retained, and last wills are not
 * accepted. protocol/brokerRules.ts limits what it
 * carries.
 */
import { Buffer } from 'buffer';
import { generate, type IConnectPacket, type Packet, parser as createParser } from 'mqtt-packet';
import { isOurTopic, type Limits } from '../../protocol/brokerRules';
import { type StationClock, createAlarm } from '../clock';
import { createPacketGauge } from './packetGauge';
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

type Told = { topic: string; payload: string | Buffer };

interface Client {
  readonly id: string;
  readonly topics: Set<string>;
  readonly mouth: ClientOutput;
  /** Another client connected with the same id. */
  replace(): void;
}

export function createOwnBroker({ limits, clock, carries }: BrokerDeps): Broker {
  const clients = new Map<string, Client>();
  const mayPass = (topic: string) => isOurTopic(topic) && carries(topic);

  function deliver({ topic, payload }: Told) {
    const packet = generate({ cmd: 'publish', topic, payload, retain: false, qos: 0, dup: false });
    for (const { topics, mouth } of clients.values()) if (topics.has(topic)) tell(mouth, packet);
  }

  /** A phone that does not read must not hold up the others. */
  function tell(mouth: ClientOutput, packet: Buffer) {
    if (mouth.waiting() > limits.waitingBytes) mouth.cut();
    else mouth.send(packet);
  }

  /** False if it breaks a rule. */
  function publish(told: Told): boolean {
    if (!mayPass(told.topic) || Buffer.byteLength(told.payload) > limits.payloadBytes) return false;
    deliver(told);
    return true;
  }

  function whyNotConnect(packet: IConnectPacket): number | undefined {
    const { protocolVersion = 0, clientId, keepalive = 0, will } = packet;
    if (protocolVersion > 4) return WRONG_VERSION;
    const isKnown = clientId.length <= limits.clientIdLength;
    const isAlive = keepalive >= 1 && keepalive <= limits.keepaliveSeconds;
    return isKnown && isAlive && !will ? undefined : NOT_ALLOWED;
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
    let aliveMs = 0;
    let isGone = false;

    function gone() {
      if (isGone) return;
      isGone = true;
      silence.clear();
      if (client && clients.get(client.id) === client) clients.delete(client.id);
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
      aliveMs = (packet.keepalive ?? 0) * 1_000 * PATIENCE;
      say({ cmd: 'connack', returnCode: 0, sessionPresent: false });
      silence.set(aliveMs, cut);
    }

    function subscribe(client: Client, wishes: readonly string[], messageId: number) {
      const granted = wishes.map(topic => (mayListen(client, topic) ? 0 : REFUSED));
      say({ cmd: 'suback', messageId, granted });
    }

    function mayListen({ topics }: Client, topic: string): boolean {
      if (!mayPass(topic)) return false;
      return topics.has(topic) || (topics.size < limits.subscriptions && !!topics.add(topic));
    }

    function hearPublish(packet: Extract<Packet, { cmd: 'publish' }>) {
      const { qos, messageId = 0 } = packet;
      if (qos === 2 && halfOpen.has(messageId)) return say({ cmd: 'pubrec', messageId });
      if (!publish(packet)) return cut();
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
          return hearPublish(packet);
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
