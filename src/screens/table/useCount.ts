import { useLayoutEffect, useState } from 'react';
import { countdownAt, countInLeft } from '@/stores/tableClock';
import { useSession } from '../world';

/**
 * The seconds until match time passes, 0 without a count. It changes by a timer, as nothing arrives
 * while the host counts.
 */
export function useCount(): number {
  const shared = useSession(it => it.guest?.shared?.clock);
  const clock = useSession(it => it.clock);
  const [left, setLeft] = useState(0);
  // Before anything is drawn, so that no board is seen, or touched, without the count.
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      const now = clock.hostNow();
      const rest = countInLeft(shared, now);
      setLeft(Math.min(MOST, countdownAt(shared, now)));
      if (rest > 0) timer = setTimeout(show, Math.min(rest, rest % 1_000 || 1_000));
    };
    show();
    return () => clearTimeout(timer);
  }, [shared, clock]);
  return left;
}

/** Before a phone knows the host's clock, the count may seem longer. */
const MOST = 3;
