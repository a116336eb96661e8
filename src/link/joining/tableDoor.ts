/** The host's table on the broker: guests call it, and those who arrive talk to it. */
import { guestTopic, joinTopic } from '../../protocol/brokerRules';
import type { Millis } from '../../kit/millis';
import { keyPairOf } from '../crypto/noise';
import type { BrokerClient } from '../finding/broker';
import type { PeerId } from '../finding/peerId';
import type { FindingWorld } from '../finding/world';
import { type Arrived, createHostDesk } from './hostDesk';
import { createTalk, type HeldTalk, type SessionTalk } from './sessionTalk';
import { tableIdOf, type AnsweringKeys } from './tableKeys';

export type JoiningWorld = FindingWorld & { now(): Millis };

/** A guest whose talk with the host has begun. */
export type GuestTalk = SessionTalk & Pick<Arrived, 'guest' | 'call' | 'hasEarlierSecret'>;

type DoorTerms = {
  readonly version: number;
  /** A table's own, unless a screen waits here. */
  readonly topic?: string;
  /** Asked at every call, since sending somebody away makes another secret. */
  keys(): AnsweringKeys;
  /** Whether this device can open a direct path. */
  readonly direct: boolean;
  /** Called once per talk; a returning device is a new guest. Resolves when its link has opened or not. */
  came(guest: GuestTalk): Promise<unknown>;
};

export interface TableDoor {
  close(): void;
}

/** More than a table has channels, so that a player who proves a seat is heard. */
export const MOST_TALKS = 64;

export function openTableDoor(
  { random, timers, now }: Omit<JoiningWorld, 'reach'>,
  broker: BrokerClient,
  terms: DoorTerms,
): TableDoor {
  const talks = new Map<PeerId, HeldTalk>();
  /** Guests without a link yet, the first at the front. */
  const linking = new Set<PeerId>();
  const ephemeral = () => keyPairOf(random(32));
  const { version, keys, direct, topic = joinTopic(tableIdOf(keys().pair.public)) } = terms;
  const desk = createHostDesk({ version, keys, direct, now, ephemeral });

  function hear(bytes: Uint8Array) {
    const news = desk.hear(bytes);
    if (news?.is === 'reply') broker.publish(guestTopic(news.to), news.bytes);
    if (news?.is === 'frame') talks.get(news.from)?.take(news.plain);
    if (news?.is === 'arrived') arrive(news.arrived, news.plain);
  }

  function arrive({ guest, call, hasEarlierSecret, frames }: Arrived, plain: Uint8Array) {
    if (talks.size >= MOST_TALKS) endFirstLinking();
    if (talks.size >= MOST_TALKS) return desk.end(guest);
    const carry = (bytes: Uint8Array) => broker.publish(guestTopic(guest), frames.seal(bytes));
    const held = createTalk({ carry, timers });
    talks.set(guest, held);
    void held.talk.ended.then(() => forget(guest));
    linking.add(guest);
    void terms
      .came({ ...held.talk, guest, call, hasEarlierSecret })
      .then(() => linking.delete(guest));
    held.take(plain);
  }

  /** Guests that open no link keep nobody out. */
  function endFirstLinking() {
    const [first] = linking;
    if (first === undefined) return;
    talks.get(first)?.talk.close();
    forget(first);
  }

  function forget(guest: PeerId) {
    talks.delete(guest);
    linking.delete(guest);
    desk.end(guest);
  }

  const stopHearing = broker.subscribe(topic, hear);
  const stopWatching = broker.watch(state => {
    if (state === 'open') for (const held of talks.values()) held.hurry();
  });
  return {
    close() {
      stopHearing();
      stopWatching();
      for (const { talk } of talks.values()) talk.close();
    },
  };
}
