/** A vote among seats: what is proposed, by which of them, and how each has voted so far. */
import { type BySeat, ownOf, type Seat } from './seat';

export type Ballot<T> = {
  readonly proposal: T;
  readonly by: Seat;
  readonly votes: BySeat<boolean>;
};
/** Undefined as long as the votes that are missing can decide it. */
type Decision = 'carried' | 'rejected' | undefined;

/** The seat that proposes it agrees. */
export const openBallot = <T>(proposal: T, by: Seat): Ballot<T> => ({
  proposal,
  by,
  votes: { [by]: true },
});

/** A seat may change its vote until the ballot is decided. */
export const castVote = <T>(ballot: Ballot<T>, seat: Seat, agrees: boolean): Ballot<T> => ({
  ...ballot,
  votes: { ...ballot.votes, [seat]: agrees },
});

export function byAll({ votes }: Ballot<unknown>, voters: readonly Seat[]): Decision {
  if (voters.some(seat => ownOf(votes, seat) === false)) return 'rejected';
  return voters.every(seat => ownOf(votes, seat)) ? 'carried' : undefined;
}

/** Once all have voted, a tie goes as this seat has voted. */
export function byMajority(
  { votes }: Ballot<unknown>,
  voters: readonly Seat[],
  tieBreaker: Seat,
): Decision {
  const count = (vote: boolean) => voters.filter(seat => ownOf(votes, seat) === vote).length;
  const [yes, no] = [count(true), count(false)];
  if (2 * yes > voters.length) return 'carried';
  if (2 * no > voters.length) return 'rejected';
  if (yes + no < voters.length) return undefined;
  return ownOf(votes, tieBreaker) ? 'carried' : 'rejected';
}
