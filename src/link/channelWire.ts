import type { Wire, WireEars } from './conversation';
import type { PeerChannel, ChannelTerms } from './peer';

/** Both sides name the channel themselves, so none has to be announced. */
export const CHANNEL = 'table';
export const CHANNEL_TERMS: ChannelTerms = { negotiated: true, id: 0, ordered: true };

/** Must be more than a frame: react-native-webrtc keeps silent about messages larger than this. */
const LOW_WATER = 32 * 1024;

/** A data channel does not know whether what left it has arrived: only the other side's hanging up says so. */
export function channelWire(channel: PeerChannel, ears: WireEars, drop: () => void): Wire {
  channel.bufferedAmountLowThreshold = LOW_WATER;
  channel.addEventListener('open', () => ears.opened());
  channel.addEventListener('message', ({ data }) => ears.heard(data));
  channel.addEventListener('bufferedamountlow', () => ears.eased());
  // An error is always followed by this.
  channel.addEventListener('close', () => ears.broke());
  return { waiting: () => channel.bufferedAmount, send: frame => channel.send(frame), drop };
}
