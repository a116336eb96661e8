/** A guest gets what a typed code is for, over the broker. */
import { codeTopic } from '../../protocol/brokerRules';
import type { Millis } from '../../kit/millis';
import type { BrokerClient } from '../finding/broker';
import type { FindingWorld } from '../finding/world';
import { askBroker } from './askBroker';
import type { CodeTerms } from './codeTerms';
import { type CodeFailure, tryCode } from './codeTry';

export type CodeResult =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly why: CodeFailure | 'no-broker' };

/** Longer than an answer takes, and short for somebody who has mistyped. */
const NO_ANSWER_MS: Millis = 4_000;
/** After the first refusal another host may still accept: two tables may share a room. */
const REFUSED_MS: Millis = 1_000;
const REPEAT_MS: Millis = 600;

export function visitByCode(
  { random, timers }: Omit<FindingWorld, 'reach'>,
  broker: BrokerClient,
  terms: CodeTerms,
): Promise<CodeResult> {
  const { guest, message, hear, failure } = tryCode(terms, random);
  const topic = codeTopic(terms.code.room);
  const messages = [message];
  const failed = (): CodeResult => ({ ok: false, why: failure() });
  return askBroker<CodeResult>(timers, broker, {
    topic,
    guest,
    everyMs: REPEAT_MS,
    messages: () => messages,
    hear(bytes, settleIn) {
      const heard = hear(bytes);
      if (heard?.is === 'given') return { ok: true, text: heard.text };
      if (heard?.is === 'proof') {
        messages.push(heard.bytes);
        broker.publish(topic, heard.bytes);
      } else if (failure() !== 'no-answer') settleIn(REFUSED_MS, failed);
      return undefined;
    },
    ends: [[NO_ANSWER_MS, failed]],
    noBroker: { ok: false, why: 'no-broker' },
  });
}
