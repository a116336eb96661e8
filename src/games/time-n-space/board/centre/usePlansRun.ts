import { useEffect, useRef } from 'react';
import type { TableClock } from '@/games/board';
import type { Millis } from '@/kit/millis';
import type { GlassId } from '../../rules/state';
import type { Laid, Plans } from './plan';
import { GLASSES } from './turning';
import { atMoment } from './useMoments';

type Setting = {
  readonly clock: TableClock;
  readonly plans: Plans;
  readonly enabled: boolean;
  isSent(glass: GlassId): boolean;
};

/** By how much clocks may differ: an act too early would be refused. */
const MARGIN: Millis = 40;

/** What is planned is done by itself as soon as its sand is through. */
export function usePlansRun({ clock, plans, enabled, isSent }: Setting, run: Run): void {
  const now = useRef({ run, isSent });
  useEffect(() => {
    now.current = { run, isSent };
  });
  useEffect(() => {
    if (!enabled) return undefined;
    const stops = GLASSES.map(glass => {
      const laid = plans[glass];
      if (!laid?.armed) return () => {};
      return atMoment(clock, laid.until + MARGIN, () => {
        if (!now.current.isSent(glass)) now.current.run(glass, laid);
      });
    });
    return () => stops.forEach(stop => stop());
  }, [clock, plans, enabled]);
}
type Run = (glass: GlassId, laid: Laid) => void;
