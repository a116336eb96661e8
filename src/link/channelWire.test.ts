import { channelWire } from './channelWire';
import { FakeChannel } from './testing/fakePeer';
import { FRAME_BYTES } from './frames';

test("a wire sends to its channel and reports the channel's events", () => {
  const channel = new FakeChannel();
  const log: unknown[] = [];
  const note = (what: string) => (said?: unknown) => void log.push([what, said]);
  const ears = {
    opened: note('opened'),
    heard: note('heard'),
    eased: note('eased'),
    broke: note('broke'),
    refused: note('refused'),
  };
  const wire = channelWire(channel, ears, note('drop'));
  channel.emit('open');
  channel.emit('message', { data: '.hello' });
  channel.emit('bufferedamountlow');
  channel.emit('error');
  channel.emit('close');
  wire.drop();
  const told = ['opened', 'heard', 'eased', 'broke', 'drop'];
  expect(log).toEqual(told.map(what => [what, what === 'heard' ? '.hello' : undefined]));
  wire.send('.hi');
  channel.bufferedAmount = 3;
  expect([channel.sent, wire.waiting()]).toEqual([['.hi'], 3]);
  expect(channel.bufferedAmountLowThreshold).toBeGreaterThan(FRAME_BYTES);
});
