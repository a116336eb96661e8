/** A guest gets what a typed code is for, over the broker. */
import { codeTopic, guestTopic } from '../../protocol/brokerRules';
import type { Millis } from '../../kit/millis';
import type { BrokerClient } from '../finding/broker';
import { deferred } from '../finding/deferred';
import { onceOpen } from '../finding/onceOpen';
import type { FindingWorld } from '../finding/world';
import type { CodeTerms } from './codeTerms';
import { type CodeFailure, tryCode } from './codeTry';

export type CodeResult =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly why: CodeFailure | 'no-broker' | 'given-up' };

type Trying = { readonly given: Promise<CodeResult>; giveUp(): void };

const NO_BROKER_MS: Millis = 10_000;
/** Longer than an answer takes, and short for somebody who has mistyped. */
const NO_ANSWER_MS: Millis = 4_000;
/** After the first refusal another host may still accept: two tables may share a room. */
const REFUSED_MS: Millis = 1_000;
const REPEAT_MS: Millis = 600;

export function visitByCode(
  { random, timers }: Omit<FindingWorld, 'reach'>,
  broker: BrokerClient,
  terms: CodeTerms,
): Trying {
  const outcome = deferred<CodeResult>();
  const guest = tryCode(terms, random);
  const topic = codeTopic(terms.code.room);
  const messages = [guest.message];
  let isRefused = false;
  let stopWaiting = () => {};
  let callOff = () => {};

  function settle(result: CodeResult) {
    stopWaiting();
    callOff();
    stopOpening();
    stopHearing();
    outcome.resolve(result);
  }
  const failAfter = (ms: Millis, why: () => CodeFailure | 'no-broker') => {
    stopWaiting();
    stopWaiting = timers.after(ms, () => settle({ ok: false, why: why() }));
  };
  /** Any of them may have been lost; a repeated one costs nothing. */
  const repeat = () => {
    for (const message of messages) broker.publish(topic, message);
    callOff = timers.after(REPEAT_MS, repeat);
  };
  const prove = (proof: Uint8Array) => {
    messages.push(proof);
    broker.publish(topic, proof);
  };
  const stopHearing = broker.subscribe(guestTopic(guest.guest), bytes => {
    const heard = guest.hear(bytes);
    if (heard?.is === 'given') settle({ ok: true, text: heard.text });
    if (heard?.is === 'proof') prove(heard.bytes);
    if (!heard && !isRefused && guest.failure() !== 'no-answer') {
      isRefused = true;
      failAfter(REFUSED_MS, () => guest.failure());
    }
  });
  failAfter(NO_BROKER_MS, () => 'no-broker');
  const stopOpening = onceOpen(broker, () => {
    failAfter(NO_ANSWER_MS, () => guest.failure());
    repeat();
  });
  return { given: outcome.promise, giveUp: () => settle({ ok: false, why: 'given-up' }) };
}
