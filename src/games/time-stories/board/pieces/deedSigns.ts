/** What an agent will do, or has done, in one sign. */
import type { Plan } from '../../rules/actions';
import type { Seen } from '../../rules/state';

export const DONE = '✓';
export const OPEN = '…';
/** In the vortex. */
export const AWAY = '↺';

export function planSign({ laid }: Pick<Seen, 'laid'>, plan: Plan): string {
  if (plan.do === 'test') return '⚄';
  if (plan.do === 'nothing') return '–';
  return `→${laid.find(({ card }) => card === plan.card)?.slot ?? ''}`;
}
