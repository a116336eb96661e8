/** How a computer's seat votes: with the people, and never for time that they disagree about. */
import { ownOf, type Seat } from '../../../../kit/seat';
import type { Action } from '../actions';
import { votersFor } from '../proposals';
import type { OpenBallot, View } from '../state';

/** Undefined: it waits for the people. */
export function voteOf(
  view: View,
  ballot: OpenBallot,
  seat: Seat,
  people: readonly Seat[],
): Action | undefined {
  const voters = votersFor(view, ballot.proposal);
  if (!voters.includes(seat)) return undefined;
  const agrees = wishOf(
    ballot,
    voters.filter(it => people.includes(it)),
    view.captain,
  );
  return agrees === undefined || ownOf(ballot.votes, seat) === agrees
    ? undefined
    : { type: 'vote', agrees };
}

/** What most people want; if they are divided, what a captain among them wants, or else no. */
function wishOf(
  { votes }: OpenBallot,
  people: readonly Seat[],
  captain: Seat,
): boolean | undefined {
  const count = (vote: boolean) => people.filter(it => ownOf(votes, it) === vote).length;
  const [yes, no] = [count(true), count(false)];
  if (people.length === 0) return true;
  if (2 * yes > people.length) return true;
  if (2 * no > people.length) return false;
  if (yes + no < people.length) return undefined;
  return people.includes(captain) ? ownOf(votes, captain) : false;
}
