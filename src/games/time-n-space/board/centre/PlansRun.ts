import { useEffect } from 'react';
import type { Millis } from '@/kit/millis';
import { useActs, useHand, useSeat, useSeatStore, useWanted } from './HandContext';
import { isSent } from './handSelectors';
import { GLASSES } from './turning';
import { atMoment } from './useMoments';

/** By how much clocks may differ: an act too early would be refused. */
const MARGIN: Millis = 40;

/** What is planned is done by itself as soon as its sand is through. */
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
