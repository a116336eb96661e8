/** Keeps the card published: after every reconnect, and when somebody else overwrites it. */
import type { Millis } from '../../kit/millis';
import type { Timers } from '../timers';
import type { BrokerClient } from './broker';
import { type TableCard, makeCard, NO_CARD } from './card';
import type { CardKey } from './keys';
import { cardTopic } from '../../protocol/brokerRules';
import { deferred } from './deferred';
import type { TableCode } from './tableCode';

interface CardPublisher {
  readonly ready: Promise<void>;
  show(card: TableCard): void;
  clear(): void;
}

type PublisherDeps = { broker: BrokerClient; code: TableCode; key: CardKey; timers: Timers };

/**
 * How long another card may stay. It doubles each time, or two hosts who both insist would never
 * stop.
 */
const FIRST_MS: Millis = 100;
const LONGEST_MS: Millis = 5_000;
/**
 * A cluster that lost a node may need seconds to keep a card, and takes nothing from us meanwhile.
 */
const LOOK_MS: Millis = 500;
const QUIET_MS: Millis = 60_000;

export function createCardPublisher({ broker, code, key, timers }: PublisherDeps): CardPublisher {
  const ready = deferred<void>();
  let ours: Uint8Array = NO_CARD;
  let seen: Uint8Array = NO_CARD;
  let hasStood = false;
  let fights = 0;
  let putBack: (() => void) | undefined;
  let makePeace = () => {};

  const publish = () => broker.publish(cardTopic(code), ours, 'kept');

  function look(bytes: Uint8Array) {
    seen = bytes;
    if (isSame(seen, ours)) return stands();
    putBack ??= timers.after(Math.min(LONGEST_MS, FIRST_MS * 2 ** fights), restore);
  }

  function stands() {
    hasStood = true;
    ready.resolve();
  }

  function lookAgain() {
    if (!hasStood) return publish();
    putBack?.();
    putBack = timers.after(LOOK_MS, putUp);
  }

  function putUp() {
    putBack = undefined;
    if (!isSame(seen, ours)) publish();
  }

  function restore() {
    putBack = undefined;
    if (isSame(seen, ours)) return;
    fights += 1;
    makePeace();
    makePeace = timers.after(QUIET_MS, () => (fights = 0));
    publish();
  }

  const stopReading = broker.subscribe(cardTopic(code), look);
  /** After a reconnect, publishes the card only if it is not there any more. */
  const stopWatching = broker.watch(state => {
    if (state === 'seeking') seen = NO_CARD;
    if (state === 'open') lookAgain();
  });
  return {
    ready: ready.promise,
    show(card) {
      ours = makeCard(card, key);
      publish();
    },
    clear() {
      stopReading();
      stopWatching();
      putBack?.();
      makePeace();
      ours = NO_CARD;
      publish();
    },
  };
}

const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, n) => byte === other[n]);
