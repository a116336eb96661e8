/** A host calls its own table before it opens: an answer means that another window has it open. */
import { guestTopic, joinTopic } from '../../protocol/brokerRules';
import type { Millis } from '../../kit/millis';
import { keyPairOf } from '../crypto/noise';
import type { BrokerClient } from '../finding/broker';
import { onceOpen } from '../finding/onceOpen';
import type { FindingWorld } from '../finding/world';
import { startCalling } from './guestCalling';
import { tableIdOf, type TableKeys } from './tableKeys';

const REPEAT_MS: Millis = 300;
/** From when the broker is open. */
const ANSWER_MS: Millis = 1_000;

export function isOpenElsewhere(
  { random, timers }: Omit<FindingWorld, 'reach'>,
  broker: BrokerClient,
  { pair, secret, epoch }: TableKeys,
  version: number,
): Promise<boolean> {
  const call = { name: '', watch: true, direct: false };
  const ephemeral = keyPairOf(random(32));
  const wish = { table: pair.public, secret, version, call, epoch, ephemeral };
  const calling = startCalling(wish, random);
  if (!calling) return Promise.resolve(false);
  return new Promise(resolve => {
    let callOff = () => {};
    let stopWaiting = () => {};
    const settle = (isOpen: boolean) => {
      for (const stop of [callOff, stopWaiting, stopHearing, stopOpening]) stop();
      resolve(isOpen);
    };
    const repeat = () => {
      broker.publish(joinTopic(tableIdOf(pair.public)), calling.message);
      callOff = timers.after(REPEAT_MS, repeat);
    };
    const stopHearing = broker.subscribe(guestTopic(calling.guest), bytes => {
      if (calling.hear(bytes)) settle(true);
    });
    const stopOpening = onceOpen(broker, () => {
      stopWaiting = timers.after(ANSWER_MS, () => settle(false));
      repeat();
    });
  });
}
