import type { Sign } from '../../deck/card';
import type { Seen } from '../../rules/state';

/** The sign on the discard pile. Only a card with the same sign in front can be discarded. */
export const signOnTop = (view: Seen): Sign | undefined =>
  view.way === 'together' ? view.asked : undefined;
