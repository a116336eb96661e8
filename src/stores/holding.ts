/** Keeps the app running in the background while it hosts a match with others. */
import type { SessionState } from './sessionState';
import type { Session } from './session';

type HoldingDeps = {
  readonly session: Session;
  readonly hold: { start(): void; stop(): void };
};

/** Returns how to stop. */
export function holdWhileHosting({ session, hold }: HoldingDeps): () => void {
  let isHeld = false;
  const look = (now: SessionState) => {
    const isNeeded = hostsOthers(now);
    if (isNeeded === isHeld) return;
    isHeld = isNeeded;
    if (isNeeded) hold.start();
    else hold.stop();
  };
  const stopLooking = session.state.subscribe(look);
  return () => {
    stopLooking();
    if (isHeld) hold.stop();
  };
}

/** Also during a pause, because it could not be started again from the background. */
function hostsOthers({ hosting }: SessionState): boolean {
  return !!hosting?.isPlaying && (hosting.door.is !== 'none' || hosting.hasGuests);
}
