import type { Wire, WireEvents } from './conversation';
import type { PeerChannel, ChannelTerms } from './peer';

/** Both sides create the channel with the same id, so neither has to announce it. */
export const CHANNEL = 'table';
export const CHANNEL_TERMS: ChannelTerms = { negotiated: true, id: 0, ordered: true };

/** Must exceed a frame: react-native-webrtc fires no event for messages larger than this. */
const LOW_WATER = 32 * 1024;

/**
 * A data channel cannot tell whether what it sent has arrived; only the other side closing confirms
 * it.
 */
export function channelWire(channel: PeerChannel, ears: WireEvents, drop: () => void): Wire {
  channel.bufferedAmountLowThreshold = LOW_WATER;
  channel.addEventListener('open', () => ears.opened());
  channel.addEventListener('message', ({ data }) => ears.heard(data));
  channel.addEventListener('bufferedamountlow', () => ears.eased());
  // `close` always follows an error.
  channel.addEventListener('close', () => ears.broke());
  return { waiting: () => channel.bufferedAmount, send: frame => channel.send(frame), drop };
}
