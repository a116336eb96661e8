/** A guest finds a table by its invite, or the reason why not. */
import { guestTopic, joinTopic } from '../../protocol/brokerRules';
import type { Millis } from '../../kit/millis';
import { keyPairOf } from '../crypto/noise';
import type { BrokerClient } from '../finding/broker';
import type { FindingWorld } from '../finding/world';
import { askBroker } from './askBroker';
import { startCalling } from './guestCalling';
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
};

export type NoVisit = {
  readonly code:
    | 'no-broker'
    | 'no-such-table'
    | 'damaged'
    /** Somebody was sent away since, and this phone has no seat to prove. */
    | 'expired'
    | 'other-version';
};

type VisitResult =
  | { readonly ok: true; readonly talk: SessionTalk; readonly answer: HostAnswer }
  | { readonly ok: false; readonly why: NoVisit };

/** A host answers within a moment; one that lost the broker is back within seconds. */
const NO_TABLE_MS: Millis = 4_000;
/** Any guest could say that versions differ, so it counts only after this time without an answer. */
const OTHER_VERSION_MS: Millis = 2_000;
const REPEAT_MS: Millis = 300;

export async function visitTable(
  { random, timers }: Omit<FindingWorld, 'reach'>,
  broker: BrokerClient,
  wish: VisitWish,
): Promise<VisitResult> {
  const calling = startCalling({ ...wish, ephemeral: keyPairOf(random(32)) }, random);
  if (!calling) return no('damaged');
  const { guest, message, hear } = calling;
  const { topic = joinTopic(tableIdOf(wish.table)) } = wish;
  let isOther = false;
  const otherVersion = () => (isOther ? no('other-version') : undefined);

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

  return askBroker<VisitResult>(timers, broker, {
    topic,
    guest,
    everyMs: REPEAT_MS,
    messages: () => [message],
    hear(bytes) {
      const it = hear(bytes);
      isOther ||= it?.is === 'other-version';
      if (it?.is !== 'answer') return undefined;
      const { answer, frames } = it;
      if (answer.verdict === 'prove-a-seat' && !wish.provesSeat) return no('expired');
      return { ok: true, answer, talk: talkOver(frames) };
    },
    ends: [
      [OTHER_VERSION_MS, otherVersion],
      [NO_TABLE_MS, () => otherVersion() ?? no('no-such-table')],
    ],
    noBroker: no('no-broker'),
  });
}

const no = (code: NoVisit['code']): VisitResult => ({ ok: false, why: { code } });
