/** A guest finds a table by its invite, or the reason why not. */
import { guestTopic, joinTopic } from '../../protocol/brokerRules';
import type { Millis } from '../../kit/millis';
import { keyPairOf } from '../crypto/noise';
import type { BrokerClient } from '../finding/broker';
import { deferred } from '../finding/deferred';
import { onceOpen } from '../finding/onceOpen';
import type { FindingWorld } from '../finding/world';
import { type HeardAnswer, startCalling } from './guestCalling';
import type { GuestCall, HostAnswer } from './joinMessages';
import type { SessionFrames } from './sessionFrames';
import { createTalk, type SessionTalk } from './sessionTalk';
import type { TableInvite } from './tableInvite';
import { tableIdOf } from './tableKeys';

type VisitWish = Pick<TableInvite, 'table' | 'secret'> & {
  /** A table's own, unless a screen waits there. */
  readonly topic?: string;
  readonly version: number;
  readonly call: GuestCall;
  /** The highest epoch this phone has met at this table. */
  readonly epoch: number;
  /** This phone has a token of a seat, so an earlier secret is enough. */
  readonly provesSeat: boolean;
  /** For guests who have a seat already, and for watchers. */
  readonly evenIfFull: boolean;
};

export type NoVisit =
  | { readonly code: 'no-broker' }
  | { readonly code: 'no-such-table' }
  | { readonly code: 'damaged' }
  /** Somebody was sent away since, and this phone has no seat to prove. */
  | { readonly code: 'expired' }
  | { readonly code: 'other-version'; readonly ours: number; readonly theirs: number }
  | { readonly code: 'table-full' }
  | { readonly code: 'given-up' };

type VisitResult =
  | { readonly ok: true; readonly talk: SessionTalk; readonly answer: HostAnswer }
  | { readonly ok: false; readonly why: NoVisit };

type Visiting = { readonly found: Promise<VisitResult>; giveUp(): void };

const NO_BROKER_MS: Millis = 10_000;
/** A host answers within a moment; one that lost the broker is back within seconds. */
const NO_TABLE_MS: Millis = 4_000;
/** Any guest could say that versions differ, so it counts only after this time without an answer. */
const OTHER_VERSION_MS: Millis = 2_000;
const REPEAT_MS: Millis = 300;

export function visitTable(
  { random, timers }: Omit<FindingWorld, 'reach'>,
  broker: BrokerClient,
  wish: VisitWish,
): Visiting {
  const outcome = deferred<VisitResult>();
  const calling = startCalling({ ...wish, ephemeral: keyPairOf(random(32)) }, random);
  if (!calling) return { found: Promise.resolve(no({ code: 'damaged' })), giveUp: () => undefined };
  const { guest, message, hear } = calling;
  const { topic = joinTopic(tableIdOf(wish.table)) } = wish;
  const stops = new Set<() => void>();
  let isSettled = false;
  let theirs: number | undefined;

  function settle(result: VisitResult) {
    if (isSettled) return;
    isSettled = true;
    for (const stop of stops) stop();
    outcome.resolve(result);
  }
  const fail = (why: NoVisit) => settle(no(why));
  const failAfter = (ms: Millis, why: () => NoVisit | undefined) => {
    const stop = timers.after(ms, () => {
      const found = why();
      if (found) fail(found);
    });
    stops.add(stop);
    return stop;
  };
  const otherVersion = (): NoVisit | undefined =>
    theirs === undefined ? undefined : { code: 'other-version', ours: wish.version, theirs };

  function heard(it: HeardAnswer | undefined) {
    if (it?.is === 'other-version') theirs = it.theirs;
    if (it?.is !== 'answer' || isSettled) return;
    const why = whyNotCome(it.answer, wish);
    if (why) fail(why);
    else settle({ ok: true, answer: it.answer, talk: talkOver(it.frames) });
  }

  function talkOver(frames: SessionFrames): SessionTalk {
    const carry = (plain: Uint8Array) => broker.publish(topic, frames.seal(plain));
    const held = createTalk({ carry, timers });
    const stopTaking = broker.subscribe(guestTopic(guest), bytes => {
      const plain = frames.open(bytes);
      if (plain) held.take(plain);
    });
    const stopWatching = broker.watch(state => state === 'open' && held.hurry());
    void held.talk.ended.then(() => (stopTaking(), stopWatching()));
    return held.talk;
  }

  function repeat() {
    broker.publish(topic, message);
    stops.add(timers.after(REPEAT_MS, repeat));
  }

  stops.add(broker.subscribe(guestTopic(guest), bytes => heard(hear(bytes))));
  const stopSeeking = failAfter(NO_BROKER_MS, () => ({ code: 'no-broker' }));
  stops.add(
    onceOpen(broker, () => {
      stopSeeking();
      failAfter(OTHER_VERSION_MS, otherVersion);
      failAfter(NO_TABLE_MS, () => otherVersion() ?? { code: 'no-such-table' });
      repeat();
    }),
  );
  return { found: outcome.promise, giveUp: () => fail({ code: 'given-up' }) };
}

function whyNotCome({ verdict, free }: HostAnswer, wish: VisitWish): NoVisit | undefined {
  if (verdict === 'prove-a-seat' && !wish.provesSeat) return { code: 'expired' };
  return free === 0 && !wish.evenIfFull ? { code: 'table-full' } : undefined;
}

const no = (why: NoVisit): VisitResult => ({ ok: false, why });
