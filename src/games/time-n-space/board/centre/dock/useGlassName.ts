import { useReducer } from 'react';
import { SECOND } from '@/kit/millis';
import type { GlassId } from '../../../rules/state';
import { placeName } from '../../pieces/naming';
import { sideOf } from '../../pieces/side';
import { useFromHand, useFromSeat, useSeat } from '../HandContext';
import { isHeld, isSent, planOf, standing } from '../handSelectors';
import { planWords } from '../planWords';
import { useIsThrough } from '../useIsThrough';
import { useSecondsLeft } from '../useMoments';
import { useVoice } from '../useVoice';

const STEP = 10; // seconds between two announcements; more would be too many to listen to

/**
 * A glass's name for screen readers. The seconds are exact on focus, then change every ten seconds.
 */
export function useGlassName(glass: GlassId) {
  const { clock } = useSeat('clock');
  const held = useFromHand(isHeld(glass));
  const stands = useFromSeat(standing(glass));
  const sent = useFromSeat(isSent(glass));
  const plan = useFromHand(planOf(glass));
  const { say, piece } = useVoice();
  const [, renew] = useReducer((count: number) => count + 1, 0);
  const isThrough = useIsThrough(glass);
  useSecondsLeft(clock, stands?.until ?? null, STEP);
  const which = say(`glass.${sideOf(glass)}`);

  function name(): string {
    if (sent) return say('glass.sent', { glass: which });
    if (!stands) return say(held ? 'glass.held' : 'glass.parked', { glass: which });
    const about = { glass: which, place: placeName(piece, stands.on) };
    if (isThrough) return say('glass.through', about);
    const count = Math.ceil(Math.max(0, stands.until - clock.now()) / SECOND);
    return say('glass.runs', { ...about, count });
  }

  const said = plan?.armed
    ? say('glass.planned', { name: name(), plan: planWords(say, plan) })
    : name();
  return { name: said, onFocus: renew };
}
