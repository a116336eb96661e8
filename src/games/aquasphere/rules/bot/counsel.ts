/** The act that a good player would choose at a glance, for somebody who asks. */
import type { Seat } from '../../../../kit/seat';
import type { Action } from '../actions';
import type { View } from '../state';
import { PLAYER } from './character';
import { quick } from './thinker';

const chosen = quick({ ...PLAYER, slip: 0 });

/** Undefined: it is not for this seat to act. */
export function counsel(view: View, seat: Seat): Action | undefined {
  const moment = chosen(view, { seat, at: 0, chance: 0 });
  return moment && 'act' in moment ? moment.act : undefined;
}
