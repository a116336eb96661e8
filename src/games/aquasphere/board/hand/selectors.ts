/** Selectors that derive what screens show from a seat's state and its hand. */
import { ownOf } from '@/kit/seat';
import { decisionOf, type Decision } from '../../rules/rules';
import type { Player, Seen } from '../../rules/state';
import { playerOf } from '../../rules/pieces';
import type { AquaSeatState } from './hand';

export const ownIn = ({ view, seat }: AquaSeatState): Player => playerOf(view, seat);

/** False also for a seat that only watches. */
export const isAskedIn = ({ view, seat }: AquaSeatState): boolean =>
  view.turn === seat && view.phase.name !== 'over' && ownOf(view.players, seat) !== undefined;

/** What this player has to decide now; null while others do. */
export const momentIn = (seat: AquaSeatState): Decision | null =>
  isAskedIn(seat) ? decisionOf(seat.view) : null;

/** An act is still unanswered. */
export const isSentIn = ({ pending }: AquaSeatState): boolean => pending.length > 0;

export const isLastRound = ({ nextProgramme }: Seen): boolean => nextProgramme === null;
