import { bytesOf } from './frames';
import type { PeerChannel } from './peer';

/**
 * react-native-webrtc does not count the bytes it is given to send, and its buffered amount is the
 * size of the one message that has just gone through. So we count here: each report takes one
 * message off.
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
    // Events come only below this threshold, and we need one for every message.
    bufferedAmountLowThreshold: { get: () => Number.MAX_SAFE_INTEGER, set() {} },
  });
  channel.addEventListener('bufferedamountlow', () => void sizes.shift());
  return channel;
}
