/** Agents: where they are, how they fare, and the players they belong to. */
import type { Figure } from './actions';
import type { Seat } from '../../../kit/seat';
import type { LocationId } from '../mission/names';
import { agentOf } from './lookup';
import type { Agent, Seen, State } from './state';

export const withAgent = <S extends Seen>(state: S, figure: Figure, part: Partial<Agent>): S => ({
  ...state,
  agents: { ...state.agents, [figure]: { ...agentOf(state, figure), ...part } },
});

export const isLiving = (seen: Seen, figure: Figure): boolean =>
  agentOf(seen, figure).vortex === null;

/** Those who are not in the vortex, in the order of the figures. */
export const livingAgents = (seen: Seen): readonly Figure[] =>
  seen.figures.filter(figure => isLiving(seen, figure));

export const agentsAt = (seen: Seen, card: LocationId): readonly Figure[] =>
  livingAgents(seen).filter(figure => agentOf(seen, figure).at === card);

export const plays = (seen: Seen, seat: Seat, figure: Figure): boolean =>
  agentOf(seen, figure).by.includes(seat);

/** With an agent that two share, only the captain acts at once. */
export const mayAct = (seen: Seen, seat: Seat, figure: Figure): boolean =>
  seat === seen.captain || agentOf(seen, figure).by.length < 2;

/** The players who read a card, because an agent of theirs stands there. */
export const readersAt = (seen: Seen, card: LocationId): readonly Seat[] =>
  seen.seats.filter(seat => agentsAt(seen, card).some(figure => plays(seen, seat, figure)));

/** A player whose agents are all in the vortex talks, but has no vote. */
export const votersOf = (seen: Seen): readonly Seat[] =>
  seen.seats.filter(seat => livingAgents(seen).some(figure => plays(seen, seat, figure)));

/** The agent that acts for the captain, as when card A gives something. */
export const captainsAgent = (seen: Seen): Figure | null =>
  livingAgents(seen).find(figure => plays(seen, seen.captain, figure)) ?? null;

/** Clockwise, the next player who has an agent outside the vortex. */
export function seatToTheLeft(seen: Seen): Seat {
  const place = seen.seats.indexOf(seen.captain);
  const round = [...seen.seats.slice(place + 1), ...seen.seats.slice(0, place + 1)];
  const voters = votersOf(seen);
  return round.find(seat => voters.includes(seat)) ?? seen.captain;
}

export const allAgents = <S extends State>(state: S, part: Partial<Agent>): S =>
  state.figures.reduce((now, figure) => withAgent(now, figure, part), state);
