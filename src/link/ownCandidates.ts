/** What WebRTC finds of this device in its networks: it looks at all of them, hotspots among them. */
import type { Millis } from '../kit/millis';
import type { GivePeer } from './peer';
import type { Timers } from './timers';

/** It is done in less; where a network is half up, what has been found by then will have to do. */
const PATIENCE_MS: Millis = 2_000;

/** As lines of a description. None: this device is in no network, or may not say. */
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
    // Without a channel there is nothing to look for a way for.
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
