/** Asks over a broker, again and again, until an answer settles the question or its time is up. */
import { guestTopic } from '../../protocol/brokerRules';
import type { Millis } from '../../kit/millis';
import type { BrokerClient } from '../finding/broker';
import { onceOpen } from '../finding/onceOpen';
import type { PeerId } from '../finding/peerId';
import type { Timers } from '../timers';

type Question<Result> = {
  readonly topic: string;
  /** The name under which answers come. */
  readonly guest: PeerId;
  readonly everyMs: Millis;
  /** Any of them may have been lost; a repeated one costs nothing. */
  messages(): readonly Uint8Array[];
  /** `settleIn`: leaves time for a better answer. */
  hear(bytes: Uint8Array, settleIn: SettleIn<Result>): Result | undefined;
  /** What has come of it so long after the broker was open; undefined goes on waiting. */
  readonly ends: readonly (readonly [Millis, () => Result | undefined])[];
  /** Without it, the question waits for the broker as long as it takes. */
  readonly noBroker?: Result;
};

type SettleIn<Result> = (ms: Millis, result: () => Result | undefined) => void;

const NO_BROKER_MS: Millis = 10_000;

export const askBroker = <Result>(
  timers: Timers,
  broker: BrokerClient,
  { topic, guest, everyMs, messages, hear, ends, noBroker }: Question<Result>,
): Promise<Result> =>
  new Promise(resolve => {
    const stops: (() => void)[] = [];
    const settle = (result: Result | undefined) => {
      if (result === undefined) return;
      for (const stop of stops.splice(0)) stop();
      resolve(result);
    };
    const settleIn: SettleIn<Result> = (ms, result) =>
      void stops.push(timers.after(ms, () => settle(result())));
    let callOff = () => {};
    const repeat = () => {
      for (const message of messages()) broker.publish(topic, message);
      callOff = timers.after(everyMs, repeat);
    };
    const stopSeeking = timers.after(NO_BROKER_MS, () => settle(noBroker));
    stops.push(
      () => callOff(),
      stopSeeking,
      broker.subscribe(guestTopic(guest), bytes => settle(hear(bytes, settleIn))),
      onceOpen(broker, () => {
        stopSeeking();
        for (const [ms, result] of ends) settleIn(ms, result);
        repeat();
      }),
    );
  });
