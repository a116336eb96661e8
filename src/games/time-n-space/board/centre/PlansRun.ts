import { useEffect } from 'react';
import type { Millis } from '@/kit/millis';
import { useActs, useHand, useSeat, useSeatStore, useWanted } from './HandContext';
import { isSent } from './handSelectors';
import { GLASSES } from './turning';
import { atMoment } from './useMoments';

/** Clocks may differ by this much, and an act that comes too early is refused. */
const MARGIN: Millis = 40;

/** Carries out a plan by itself as soon as the sand has run out. */
export function PlansRun() {
  const { plansRun } = useWanted();
  const { plans } = useHand('plans');
  const { getState } = useSeatStore();
  const { clock } = useSeat('clock');
  const { carry } = useActs();
  useEffect(() => {
    if (!plansRun) return undefined;
    const stops = GLASSES.map(glass => {
      const laid = plans[glass];
      if (!laid?.armed) return () => {};
      return atMoment(clock, laid.until + MARGIN, () => {
        if (!isSent(glass)(getState())) carry(glass, laid);
      });
    });
    return () => stops.forEach(stop => stop());
  }, [clock, plans, plansRun, getState, carry]);
  return null;
}
