import { bytesOf } from './frames';
import type { PeerChannel } from './peer';

/**
 * react-native-webrtc does not count what it is given to send, and what it reports as the buffered amount is the size
 * of the one message that has just gone through. So we count: each report is one message less.
 */
export function countedChannel(channel: PeerChannel): PeerChannel {
  const sizes: number[] = [];
  const send = channel.send.bind(channel);
  channel.send = text => {
    sizes.push(bytesOf(text));
    send(text);
  };
  Object.defineProperties(channel, {
    bufferedAmount: { get: () => sizes.reduce((sum, size) => sum + size, 0) },
    // It reports only what is below this, and we want to hear of every message.
    bufferedAmountLowThreshold: { get: () => Number.MAX_SAFE_INTEGER, set() {} },
  });
  channel.addEventListener('bufferedamountlow', () => void sizes.shift());
  return channel;
}
