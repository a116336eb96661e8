/** While a match with others runs on this phone, the app is kept running in the background. */
import type { EveningState } from './evening';
import type { Evening } from './openEvening';

type HoldingDeps = {
  readonly evening: Evening;
  readonly hold: { start(): void; stop(): void };
};

/** Until what comes back is called. */
export function holdWhileHosting({ evening, hold }: HoldingDeps): () => void {
  let isHeld = false;
  const look = (now: EveningState) => {
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
function hostsOthers({ hosting }: EveningState): boolean {
  if (!hosting) return false;
  const { host, door } = hosting;
  const isPlaying = host.table !== null && host.shared?.shared.phase === 'playing';
  const hasGuests = [...host.channels.values()].some(({ isOwn }) => !isOwn);
  return isPlaying && (door.is !== 'none' || hasGuests);
}
