/**
 * Leads from a code, and a secret if there is one, to a conversation with the host, or to the
 * reason why not.
 */
import { cardTopic, inboxTopic } from '../../protocol/brokerRules';
import type { Millis } from '../../kit/millis';
import type { BrokerClient } from './broker';
import { type TableCard, parseCard } from './card';
import type { TableSecret } from './invite';
import { cardKey, knockKey, sealKey } from './keys';
import { createLine } from './line';
import { type Parcel, parseParcel } from './parcel';
import { makePeerId, type PeerId } from './peerId';
import { deferred } from './deferred';
import type { TableCode } from './tableCode';
import { createJoinSession, type JoinSession } from './joinSession';
import type { FindingWorld } from './world';

export type JoinRoomWish = {
  code: TableCode;
  secret?: TableSecret | undefined;
  version: number;
  name: string;
  /** For guests who have a seat already, and for watchers. */
  evenIfFull?: boolean;
};

export type NoRoom =
  | { code: 'no-broker' }
  | { code: 'no-such-table' }
  | { code: 'other-version'; ours: number; theirs: number }
  | { code: 'table-full' }
  | { code: 'given-up' };

export type Joined = { ok: true; visit: JoinSession } | { ok: false; why: NoRoom };
type Joining = { joined: Promise<Joined>; giveUp(): void };

const NO_BROKER_MS: Millis = 10_000;
/** An existing card comes at once; a card whose host lost the broker for a moment comes back. */
const NO_TABLE_MS: Millis = 2_000;

export function joinRoom(world: FindingWorld, wish: JoinRoomWish): Joining {
  const broker = world.reach();
  const me = makePeerId(world.random);
  const inbox = createInbox(broker, wish.code, me);
  const outcome = deferred<Joined>();
  let isSettled = false;
  let callOff = nothing;
  let stopWatching = nothing;

  const settle = (joined: Joined) => {
    isSettled = true;
    callOff();
    stopReading();
    stopWatching();
    if (!joined.ok) void broker.close();
    outcome.resolve(joined);
  };
  const fail = (why: NoRoom) => {
    if (!isSettled) settle({ ok: false, why });
  };
  const failAfter = (ms: Millis, why: NoRoom) => {
    callOff();
    callOff = world.timers.after(ms, () => fail(why));
  };

  const key = wish.secret && cardKey(wish.secret, wish.code);
  const stopReading = broker.subscribe(cardTopic(wish.code), bytes => {
    const read = parseCard(bytes, wish.code, key);
    if (isSettled || !read.ok) return; // ignore a stranger's card: the host will replace it
    const why = whyNotEnter(read.card, wish);
    if (why) fail(why);
    else settle({ ok: true, visit: enter(world, wish, broker, { card: read.card, me, inbox }) });
  });
  stopWatching = broker.watch(state => {
    if (state === 'seeking') failAfter(NO_BROKER_MS, { code: 'no-broker' });
    if (state === 'open') failAfter(NO_TABLE_MS, { code: 'no-such-table' });
  });
  return { joined: outcome.promise, giveUp: () => fail({ code: 'given-up' }) };
}

const nothing = () => {};

function whyNotEnter({ version, free }: TableCard, wish: JoinRoomWish): NoRoom | undefined {
  if (version !== wish.version)
    return { code: 'other-version', ours: wish.version, theirs: version };
  return free === 0 && !wish.evenIfFull ? { code: 'table-full' } : undefined;
}

type Inbox = { take(parcel: Parcel): void };

/** Subscribes before there is a card to answer, so that no answer comes too early. */
function createInbox(broker: BrokerClient, code: TableCode, me: PeerId): Inbox {
  const inbox: Inbox = { take: nothing };
  broker.subscribe(inboxTopic(code, me), bytes => {
    const parcel = parseParcel(bytes);
    if (parcel) inbox.take(parcel);
  });
  return inbox;
}

type Found = { card: TableCard; me: PeerId; inbox: Inbox };

function enter(
  world: FindingWorld,
  wish: JoinRoomWish,
  broker: BrokerClient,
  { card, me, inbox }: Found,
): JoinSession {
  const { code, secret, name } = wish;
  const line = createLine({
    ...world,
    broker,
    bond: { code, side: 'guest', me, peer: card.host },
    door: secret ? 'secret' : 'code',
    key: secret ? sealKey(secret, code) : knockKey(code),
    heard: letter => heard(letter),
    lost: () => lost(),
    gone: () => void broker.close(),
  });
  const hasSecret = secret !== undefined;
  const { random } = world;
  const { visit, heard, lost } = createJoinSession({
    card,
    code,
    me,
    hasSecret,
    name,
    random,
    line,
  });
  inbox.take = parcel => {
    if (parcel.from === card.host) line.take(parcel);
  };
  broker.watch(state => {
    if (state === 'open') line.hurry();
  });
  return visit;
}
