import { useReducer } from 'react';
import { SECOND } from '@/kit/millis';
import type { GlassId } from '../../../rules/state';
import { placeName } from '../../pieces/naming';
import { useHand } from '../HandContext';
import { planWords } from '../planWords';
import { useHasCome, useSecondsLeft } from '../useMoments';
import { useVoice } from '../useVoice';

const STEP = 10; // seconds between two namings: more often nobody can listen

/** What a screen reader says of a glass: exact when it comes to it, and every ten seconds. */
export function useGlassName(glass: GlassId) {
  const { clock, held, standing, isSent, planOf } = useHand();
  const { say, piece } = useVoice();
  const [, renew] = useReducer((count: number) => count + 1, 0);
  const stands = standing(glass);
  const isThrough = useHasCome(clock, stands?.until ?? null);
  useSecondsLeft(clock, stands?.until ?? null, STEP);
  const which = say(glass === 0 ? 'glass.left' : 'glass.right');
  const plan = planOf(glass);

  function name(): string {
    if (isSent(glass)) return say('glass.sent', { glass: which });
    if (!stands) return say(held === glass ? 'glass.held' : 'glass.parked', { glass: which });
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
