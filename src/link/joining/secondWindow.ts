/** A host calls its own table before it opens: an answer means that another window has it open. */
import { joinTopic } from '../../protocol/brokerRules';
import type { Millis } from '../../kit/millis';
import { keyPairOf } from '../crypto/noise';
import type { BrokerClient } from '../finding/broker';
import type { FindingWorld } from '../finding/world';
import { askBroker } from './askBroker';
import { startCalling } from './guestCalling';
import { tableIdOf, type TableKeys } from './tableKeys';

const REPEAT_MS: Millis = 300;
const ANSWER_MS: Millis = 1_000;

export async function isOpenElsewhere(
  { random, timers }: Omit<FindingWorld, 'reach'>,
  broker: BrokerClient,
  { pair, secret, epoch }: TableKeys,
  version: number,
): Promise<boolean> {
  const call = { direct: false };
  const ephemeral = keyPairOf(random(32));
  const wish = { table: pair.public, secret, version, call, epoch, ephemeral };
  const calling = startCalling(wish, random);
  return (
    calling !== undefined &&
    askBroker(timers, broker, {
      topic: joinTopic(tableIdOf(pair.public)),
      guest: calling.guest,
      everyMs: REPEAT_MS,
      messages: () => [calling.message],
      hear: bytes => (calling.hear(bytes) ? true : undefined),
      ends: [[ANSWER_MS, () => false]],
    })
  );
}
