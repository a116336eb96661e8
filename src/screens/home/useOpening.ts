import { useState } from 'react';
import type { EveningState } from '@/stores/evening';
import type { Evening, HostWish } from '@/stores/openEvening';
import { useWorld } from '../world';
import type { Go } from './addresses';

/** Opens a table and goes there as soon as it stands: its door may take longer. */
export function useOpening(go: Go) {
  const { evening } = useWorld();
  const [isOpening, setOpening] = useState(false);
  const open = async (wish: HostWish): Promise<void> => {
    setOpening(true);
    const stands = until(evening, ({ guest, lost }) => guest !== null || lost !== null);
    void evening.host(wish);
    await stands;
    setOpening(false);
    if (evening.state.getState().guest) go('/table');
  };
  return { open: (wish: HostWish) => void open(wish), isOpening };
}

function until({ state }: Evening, isSo: (now: EveningState) => boolean): Promise<void> {
  return new Promise(resolve => {
    const stop = state.subscribe(now => {
      if (!isSo(now)) return;
      stop();
      resolve();
    });
  });
}
