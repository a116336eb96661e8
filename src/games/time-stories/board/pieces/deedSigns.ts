/** What an agent will do, or has done, in one sign. */
import type { Agent, Seen } from '../../rules/state';
import { slotOf } from './slots';

export const DONE = '✓';
export const OPEN = '…';
export const RESTS = '–';
/** In the vortex. */
export const AWAY = '↺';

/** In a unit, and between two. */
export function deedSign(
  laid: Pick<Seen, 'laid'>,
  { plan, done }: Pick<Agent, 'plan' | 'done'>,
): string {
  if (done) return DONE;
  if (plan === null) return OPEN;
  if (plan.do === 'move') return `→${slotOf(laid, plan.card) ?? ''}`;
  return plan.do === 'test' ? '⚄' : RESTS;
}
