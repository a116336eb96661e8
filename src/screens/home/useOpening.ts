import { useState } from 'react';
import type { SessionState } from '@/stores/sessionState';
import type { Session, HostWish } from '@/stores/session';
import { useWorld } from '../world';
import type { Go } from './addresses';

/** Opens a table and goes there at once; its door may take longer to open. */
export function useOpening(go: Go) {
  const { session } = useWorld();
  const [isOpening, setOpening] = useState(false);
  const open = async (wish: HostWish): Promise<void> => {
    setOpening(true);
    const stands = until(session, ({ guest, lost }) => guest !== null || lost !== null);
    void session.host(wish);
    await stands;
    setOpening(false);
    if (session.state.getState().guest) go('/table');
  };
  return { open: (wish: HostWish) => void open(wish), isOpening };
}

function until({ state }: Session, isSo: (now: SessionState) => boolean): Promise<void> {
  return new Promise(resolve => {
    const stop = state.subscribe(now => {
      if (!isSo(now)) return;
      stop();
      resolve();
    });
  });
}
