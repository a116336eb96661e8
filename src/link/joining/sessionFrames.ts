/** Frames of one session: each sealed with its own number, and accepted once however it comes. */
import type { PeerId } from '../finding/peerId';
import type { NoiseSession } from '../crypto/noise';
import { ReplayGuard } from '../replayGuard';
import { decodeFrame, encodeFrame } from './joinMessages';

export interface SessionFrames {
  seal(plain: Uint8Array): Uint8Array;
  /** Undefined for a frame of somebody else, and for one that came before. */
  open(bytes: Uint8Array): Uint8Array | undefined;
}

export function createSessionFrames(guest: PeerId, session: NoiseSession): SessionFrames {
  const guard = new ReplayGuard();
  let last = 0;
  return {
    seal(plain) {
      last += 1;
      return encodeFrame({ guest, counter: last, box: session.seal(last, plain) });
    },
    open(bytes) {
      const frame = decodeFrame(bytes);
      if (frame?.guest !== guest) return undefined;
      const plain = session.open(frame.counter, frame.box);
      return plain && guard.isNew(frame.counter) ? plain : undefined;
    },
  };
}
