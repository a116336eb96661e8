/**
 * Limits and topics of our brokers: the table server's and that of a phone that hosts. All topic
 * names stand here, beside the rules that must let them pass.
 */

/** The path of the broker on a server, as a WebSocket. */
export const BROKER_PATH = '/mqtt';

/** Limits per client, and for all clients together. */
export const LIMITS = {
  /** The largest publish. A sealed offer has about 3 KB, a whole view 6. */
  payloadBytes: 16_384,
  /**
   * A browser's mqtt.js puts everything waiting into one frame, so a frame may hold several
   * packets.
   */
  frameBytes: 65_536,
  clients: 500,
  clientsPerAddress: 200,
  subscriptions: 64,
  /**
   * The steady rate of packets of any kind. A host relaying a lively moment to four phones and a TV
   * sends about 60.
   */
  packetsPerSecond: 200,
  packetsAtOnce: 400,
  /** How much may wait for a client that reads too slowly, or sleeps. */
  waitingBytes: 262_144,
  keepaliveSeconds: 60,
  connectMs: 5_000,
  clientIdLength: 64,
  /** Rooms of codes that one address may call: enough to mistype, too few to try them all. */
  roomsPerMinute: 4,
  /** Half-open QoS 2 deliveries of one client. We use none, but the standard has them. */
  halfOpen: 10,
};

export type Limits = typeof LIMITS;

/**
 * A phone that hosts has one table: eight players, watchers, and all of them reconnecting at once.
 */
export const PHONE_LIMITS: Limits = { ...LIMITS, clients: 40, clientsPerAddress: 16 };

const TOPIC = /^sandtable(\/[A-Za-z0-9]{1,64}){1,7}$/;

/**
 * Names that all brokers accept, without wildcards: a client that does not know a table cannot find
 * it.
 */
export const isOurTopic = (topic: string): boolean => topic.length <= 160 && TOPIC.test(topic);

const SCREENS = 'screen';

/** Calls and frames of phones, to a screen that waits for a table. */
export const screenTopic = (screen: string): string => `sandtable/${SCREENS}/${screen}`;

/** Calls and frames of guests, to the host of a table. */
export const joinTopic = (table: string): string => `sandtable/join/${table}`;
/** Answers and frames of a host, to one guest. */
export const guestTopic = (guest: string): string => `sandtable/to/${guest}`;
/** Where a guest who typed a code and the host who shows it meet. */
export const codeTopic = (room: string): string => `sandtable/code/${room}`;
export const roomOf = (topic: string): string | undefined =>
  /^sandtable\/code\/(\w+)$/.exec(topic)?.[1];

const OF_ANYBODY: ReadonlySet<string> = new Set(['to', 'code', SCREENS]);

/** The topics of one table and its guests, of codes, and of screens that wait to be called. */
export function isTopicOf(table: string, topic: string): boolean {
  if (!isOurTopic(topic)) return false;
  const [, kind = '', name = '', ...rest] = topic.split('/');
  if (rest.length > 0) return false;
  return kind === 'join' ? name === table : OF_ANYBODY.has(kind);
}
