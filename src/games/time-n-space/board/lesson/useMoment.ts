import { useFromSeat, useHand, useSeat } from '../centre/HandContext';
import { standing } from '../centre/handSelectors';
import { GLASSES } from '../centre/turning';
import { useHasCome } from '../centre/useMoments';
import type { LessonMoment } from './moment';

/** The current moment; renders again when something changes, and when sand runs out. */
export function useMoment(): LessonMoment {
  const { view, seat, clock, requests } = useSeat('view', 'seat', 'clock', 'requests');
  const { plans } = useHand('plans');
  const { page, held, opened, wide } = useHand('page', 'held', 'opened', 'wide');
  useHasCome(clock, useFromSeat(standing(0))?.until ?? null);
  useHasCome(clock, useFromSeat(standing(1))?.until ?? null);
  return {
    view,
    seat,
    at: clock.now(),
    page,
    wide,
    held,
    opened,
    planned: GLASSES.filter(glass => plans[glass]?.armed),
    asked: requests.some(({ from }) => from === seat),
  };
}
