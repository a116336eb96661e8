import { countedChannel } from './countedChannel';
import { FakeChannel } from './testing/fakePeer';

test('counts what is under way, and each report takes one message off', () => {
  const native = new FakeChannel();
  const channel = countedChannel(native);
  const seen: number[] = [];
  channel.bufferedAmountLowThreshold = 1;
  channel.addEventListener('bufferedamountlow', () => seen.push(channel.bufferedAmount));
  channel.send('abc');
  channel.send('é');
  expect([channel.bufferedAmount, native.sent]).toEqual([5, ['abc', 'é']]);
  native.emit('bufferedamountlow');
  native.emit('bufferedamountlow');
  native.emit('bufferedamountlow');
  expect(seen).toEqual([2, 0, 0]);
  expect(channel.bufferedAmountLowThreshold).toBeGreaterThan(2 ** 40);
});
