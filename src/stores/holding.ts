/** While a match with others runs on this phone, the app is kept running in the background. */
import type { SessionState } from './sessionState';
import type { Session } from './session';

type HoldingDeps = {
  readonly evening: Session;
  readonly hold: { start(): void; stop(): void };
};

/** Until what comes back is called. */
export function holdWhileHosting({ evening, hold }: HoldingDeps): () => void {
  let isHeld = false;
  const look = (now: SessionState) => {
    const isNeeded = hostsOthers(now);
    if (isNeeded === isHeld) return;
    isHeld = isNeeded;
    if (isNeeded) hold.start();
    else hold.stop();
  };
  const stopLooking = evening.state.subscribe(look);
  return () => {
    stopLooking();
    if (isHeld) hold.stop();
  };
}

/** In a pause, too: from the background it could not be started again. */
function hostsOthers({ hosting }: SessionState): boolean {
  return !!hosting?.isPlaying && (hosting.door.is !== 'none' || hosting.hasGuests);
}
