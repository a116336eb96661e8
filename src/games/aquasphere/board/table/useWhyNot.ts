import type { Action } from '../../rules/actions';
import { whyNot } from '../../rules/rules';
import type { Why } from '../../rules/why';
import { useSeat } from '../hand/HandContext';

/** What forbids this act now, by the rules themselves; undefined: nothing. */
export function useWhyNot(action: Action): Why | undefined {
  const { view, seat } = useSeat('view', 'seat');
  return whyNot(view, action, { seat, at: 0, finger: 0 });
}
