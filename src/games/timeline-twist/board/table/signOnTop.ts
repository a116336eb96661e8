import type { Sign } from '../../deck/card';
import type { Seen } from '../../rules/state';

/** On the back of the card that was discarded last: only its like goes on it. */
export const signOnTop = (view: Seen): Sign | undefined =>
  view.way === 'together' ? view.asked : undefined;
