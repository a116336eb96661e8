import { useHand } from '../centre/HandContext';
import { GLASSES } from '../centre/turning';
import { useHasCome } from '../centre/useMoments';
import type { Moment } from './moment';

/** As things stand; rendered anew when they change, and when sand is through. */
export function useMoment(): Moment {
  const { view, seat, clock, page, held, opened, wide, requests, standing, planOf } = useHand();
  useHasCome(clock, standing(0)?.until ?? null);
  useHasCome(clock, standing(1)?.until ?? null);
  return {
    view,
    seat,
    at: clock.now(),
    page,
    wide,
    held,
    opened,
    planned: GLASSES.filter(glass => planOf(glass)?.armed),
    asked: requests.some(({ from }) => from === seat),
  };
}
