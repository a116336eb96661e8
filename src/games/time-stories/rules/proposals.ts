/** What the group decides, and how: a majority, and the captain if there is none. */
import { byMajority, castVote, openBallot } from '../../../kit/ballot';
import type { Seat } from '../../../kit/seat';
import { ownOf } from '../../../kit/seat';
import { unreachable } from '../../../kit/unreachable';
import type { GroupProposal } from './actions';
import { livingAgents, votersOf } from './agents';
import { whyNotHint } from './hints';
import { agentOf } from './lookup';
import type { Seen, State } from './state';
import { isLockedIn } from './tests';
import type { Why } from './why';

type Plain = Exclude<GroupProposal, { do: 'act' }>;

export function whyNotPropose(seen: Seen, proposal: Plain): Why | undefined {
  switch (proposal.do) {
    case 'begin':
      return whyNotBegin(seen);
    case 'leave':
      return whyNotLeave(seen);
    case 'go':
      return whyNotGo(seen, proposal.place);
    case 'hint':
      return ['here', 'entering', 'travel'].includes(seen.phase.name)
        ? whyNotHint(seen, proposal.puzzle)
        : { code: 'not-now' };
    case 'again':
    case 'stop':
      return seen.phase.name === 'home' ? undefined : { code: 'not-now' };
    default:
      return unreachable(proposal);
  }
}

function whyNotBegin(seen: Seen): Why | undefined {
  if (seen.phase.name !== 'party') return { code: 'not-now' };
  const isChosen = seen.figures.every(it => agentOf(seen, it).lender !== null);
  return isChosen ? undefined : { code: 'lenders-missing' };
}

/** At once after card A, or between two units; if one has entered, all enter. */
function whyNotLeave(seen: Seen): Why | undefined {
  const { name } = seen.phase;
  if (name !== 'entering' && name !== 'here') return { code: 'not-now' };
  if (seen.map.every(it => it === seen.place)) return { code: 'nowhere-to-go' };
  const placed = livingAgents(seen).filter(it => agentOf(seen, it).at !== null);
  if (name === 'entering' && placed.length > 0) return { code: 'already-entered' };
  const held = placed.find(it => isLockedIn(seen, it));
  const card = held === undefined ? null : agentOf(seen, held).at;
  return card === null ? undefined : { code: 'locked-in', card };
}

function whyNotGo(seen: Seen, place: string): Why | undefined {
  if (seen.phase.name !== 'travel') return { code: 'not-now' };
  if (!seen.map.includes(place)) return { code: 'not-on-map', place };
  return seen.place === place ? { code: 'same-place' } : undefined;
}

/** In the base and after a run everybody has a vote; a shared agent concerns its two players. */
export function votersFor(seen: Seen, proposal: GroupProposal): readonly Seat[] {
  if (proposal.do === 'act') return agentOf(seen, proposal.action.agent).by;
  const isInRun = !['base', 'party', 'home'].includes(seen.phase.name);
  return isInRun ? votersOf(seen) : seen.seats;
}

export function whyNotProposeBy(seen: Seen, proposal: Plain, seat: Seat): Why | undefined {
  const why = whyNotPropose(seen, proposal);
  return why ?? (votersFor(seen, proposal).includes(seat) ? undefined : { code: 'no-voter' });
}

/** A question comes first, unless its answer is what has been proposed. */
export const waitsForAnswer = ({ asking, ballot }: Seen): boolean =>
  asking !== null && ballot?.proposal.do !== 'act';

export const opened = (state: State, proposal: GroupProposal, seat: Seat, at: number): State => ({
  ...state,
  ballot: { ...openBallot(proposal, seat), at },
});

export const voted = (state: State, seat: Seat, agrees: boolean): State =>
  state.ballot === null
    ? state
    : { ...state, ballot: { ...castVote(state.ballot, seat, agrees), at: state.ballot.at } };

/** Undefined as long as the votes that are missing can decide it. */
export function decisionOf(state: State): 'carried' | 'rejected' | undefined {
  const { ballot, captain } = state;
  return ballot ? byMajority(ballot, votersFor(state, ballot.proposal), captain) : undefined;
}

/** The votes that were cast count; on a tie the captain's own. */
export function settledBy(state: State, agrees: boolean): 'carried' | 'rejected' {
  const { ballot, captain } = state;
  if (!ballot) return 'rejected';
  const own = castVote(ballot, captain, agrees);
  const cast = votersFor(state, ballot.proposal).filter(it => ownOf(own.votes, it) !== undefined);
  const voters = cast.includes(captain) ? cast : [...cast, captain];
  return byMajority(own, voters, captain) ?? 'rejected';
}
