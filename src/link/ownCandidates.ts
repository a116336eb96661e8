/** The addresses WebRTC finds for this device: it looks at all networks, hotspots among them. */
import type { Millis } from '../kit/millis';
import type { GivePeer } from './peer';
import type { Timers } from './timers';

/**
 * Gathering normally takes less; where a network is half up, the addresses found by then have to
 * do.
 */
const PATIENCE_MS: Millis = 2_000;

/** Lines of a description. Empty if this device is in no network, or may not look. */
export async function ownCandidates(
  givePeer: GivePeer | undefined,
  timers: Timers,
): Promise<string[]> {
  if (!givePeer) return [];
  const found: string[] = [];
  const peer = givePeer({ iceServers: [] });
  let stopWaiting = () => {};
  try {
    const isDone = new Promise<void>(resolve => {
      stopWaiting = timers.after(PATIENCE_MS, resolve);
      peer.addEventListener('icecandidate', ({ candidate }) => {
        if (candidate?.candidate) found.push(candidate.candidate);
        else resolve();
      });
    });
    // Without a channel WebRTC gathers nothing.
    peer.createDataChannel('looking', { negotiated: true, id: 0, ordered: true });
    const { sdp = '' } = await peer.createOffer({});
    await peer.setLocalDescription({ type: 'offer', sdp });
    await isDone;
    return found;
  } finally {
    stopWaiting();
    peer.close();
  }
}
