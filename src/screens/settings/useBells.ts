import { useState, useSyncExternalStore } from 'react';
import { useWorld } from '../world';

type Bells = {
  readonly when: 'on-time' | 'late' | 'never';
  /** The system's page could not be opened, so the player has to find it by hand. */
  readonly isByHand: boolean;
  allow(): void;
};

/** Tells whether glasses ring on time while the app is in the background. */
export function useBells(): Bells {
  const { bells } = useWorld().device;
  const when = useSyncExternalStore(bells?.watch ?? watchNothing, bells?.when ?? never);
  const [isByHand, setByHand] = useState(false);
  const allow = async () => {
    const isOpened = await bells?.allow();
    setByHand(isOpened === false);
  };
  return { when, isByHand, allow: () => void allow() };
}

const watchNothing = () => () => undefined;
const never = () => 'never' as const;
