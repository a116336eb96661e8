import { HeldTimers } from '../testing/heldTimers';
import { createCardPublisher } from './cardPublisher';
import { makeSecret } from './invite';
import { cardKey } from './keys';
import { createMemoryBroker } from '../testing/memoryBroker';
import { cardTopic } from '../../protocol/brokerRules';
import { makePeerId } from './peerId';
import { seededBytes } from '../testing/seededBytes';
import { makeCode } from './tableCode';

/** A card whose broker was away for a moment; counts how often it was published since. */
async function standing(will?: 'will') {
  const [random, timers, memory] = [seededBytes(4), new HeldTimers(), createMemoryBroker()];
  const code = makeCode(random);
  const topic = cardTopic(code);
  const key = cardKey(makeSecret(random), code);
  const broker = memory.reach(will && { topic, payload: new Uint8Array(), kept: true });
  const publisher = createCardPublisher({ broker, code, key, timers });
  publisher.show({ code, game: 'time-n-space', version: 1, free: 3, host: makePeerId(random) });
  await timers.pass(100);
  const before = memory.heard.length;
  memory.fail();
  await timers.pass(100);
  memory.mend();
  return { timers, shownAgain: () => memory.heard.length - before };
}

test('a card that outlived the lost connection is not published again', async () => {
  const { timers, shownAgain } = await standing();
  await timers.pass(60_000);
  expect(shownAgain()).toBe(0);
});

test('a card that did not survive is published again, once and soon', async () => {
  const { timers, shownAgain } = await standing('will');
  await timers.pass(500);
  expect(shownAgain()).toBe(1);
  await timers.pass(60_000);
  expect(shownAgain()).toBe(1);
});
