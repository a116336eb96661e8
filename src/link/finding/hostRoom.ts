/** A table that others can find: its card on the broker, and the guests who knock. */
import { cardTopic, inboxTopic } from '../../protocol/brokerRules';
import { type Arrival, createArrival, type ArrivedGuest, type WaitingGuest } from './arrival';
import { createCardPublisher } from './cardPublisher';
import { NO_CARD } from './card';
import { makeSecret, type TableSecret } from './invite';
import { cardKey, knockKey, sealKey } from './keys';
import { createKnockLimit } from './knockLimit';
import type { KnockRefusal } from './letter';
import { createLine, type BrokerLine } from './line';
import { type Parcel, parseParcel } from './parcel';
import { makePeerId, type PeerId } from './peerId';
import { makeCode, type TableCode } from './tableCode';
import type { FindingWorld } from './world';

export type RoomWish = {
  /** A reopened table keeps its code and secret, so that phones find it again. */
  again?: { code: TableCode; secret: TableSecret } | undefined;
  game: string;
  version: number;
  free: number;
  /**
   * Called once per conversation; a returning device is a new guest. Guests without the secret wait
   * first.
   */
  came(guest: ArrivedGuest): void;
  /** Without this handler, nobody is admitted by the code alone. */
  waits?: ((waiting: WaitingGuest) => void) | undefined;
};

export interface HostRoom {
  readonly code: TableCode;
  readonly secret: TableSecret;
  /** Resolves when others can read the card. */
  readonly ready: Promise<void>;
  advertise(free: number): void;
  close(): Promise<void>;
}

type Door = 'secret' | 'code';
type Conversation = { line: BrokerLine; arrival: Arrival; door: Door };

/** Strangers must not use up the places of guests with the secret. */
const MOST = { secret: 64, code: 8 } as const satisfies Record<Door, number>;
/** Replayed messages of a finished conversation must not start it again. */
const MOST_REMEMBERED = 4_096;

export function hostRoom(world: FindingWorld, wish: RoomWish): HostRoom {
  const { random, timers } = world;
  const { code, secret } = wish.again ?? { code: makeCode(random), secret: makeSecret(random) };
  const me = makePeerId(random);
  const keys = { secret: sealKey(secret, code), code: knockKey(code) };
  const conversations = new Map<PeerId, Conversation>();
  const remembered = new Set<PeerId>();
  const knockLimit = createKnockLimit(timers);

  const broker = world.reach({ topic: cardTopic(code), payload: NO_CARD, kept: true });
  const publisher = createCardPublisher({ broker, code, key: cardKey(secret, code), timers });
  const show = (free: number) =>
    publisher.show({ code, game: wish.game, version: wish.version, free, host: me });

  broker.subscribe(inboxTopic(code, me), bytes => {
    const parcel = parseParcel(bytes);
    if (parcel) receive(parcel);
  });
  show(wish.free);
  const stopWatching = broker.watch(state => {
    if (state === 'open') for (const { line } of conversations.values()) line.hurry();
  });

  function receive(parcel: Parcel) {
    const known = conversations.get(parcel.from);
    if (known) known.line.take(parcel);
    else if (parcel.kind !== 'pipe' && !remembered.has(parcel.from)) begin(parcel, parcel.kind);
  }

  function begin(parcel: Parcel, door: Door) {
    const others = [...conversations.values()].filter(it => it.door === door).length;
    if (others >= MOST[door]) return;
    const { line, arrival } = converse(parcel.from, door);
    if (line.take(parcel)) arrival.await();
    else line.drop();
  }

  function converse(peer: PeerId, door: Door): Conversation {
    const line = createLine({
      ...world,
      broker,
      bond: { code, side: 'host', me, peer },
      door,
      key: keys[door],
      heard: letter => arrival.heard(letter),
      lost: () => arrival.end('lost'),
      gone: () => conversations.delete(peer),
    });
    const arrival = createArrival({
      ...world,
      code,
      host: me,
      peer,
      hasSecret: door === 'secret',
      version: wish.version,
      line,
      came: wish.came,
      whyNotKnock,
      waits: waiting => wish.waits?.(waiting),
      ended: () => remember(peer),
    });
    const conversation = { line, arrival, door };
    conversations.set(peer, conversation);
    return conversation;
  }

  function whyNotKnock(): KnockRefusal | undefined {
    if (!wish.waits) return 'not-let-in';
    const outside = [...conversations.values()].filter(
      ({ door, arrival }) => door === 'code' && arrival.isOutside(),
    );
    return knockLimit.admits(outside.length) ? undefined : 'too-many-knocks';
  }

  function remember(peer: PeerId) {
    remembered.add(peer);
    const [oldest] = remembered;
    if (remembered.size > MOST_REMEMBERED && oldest) remembered.delete(oldest);
  }

  return {
    code,
    secret,
    ready: publisher.ready,
    advertise: show,
    async close() {
      stopWatching();
      knockLimit.stop();
      for (const { arrival } of conversations.values()) arrival.end('left');
      publisher.clear();
      await broker.close();
      for (const { line } of conversations.values()) line.drop();
    },
  };
}
