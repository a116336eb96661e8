/** Explorers who tell each other everything, each at a seat with an own view. */
import { chanceOf, chances } from '../../../../kit/random';
import { firstOf } from '../../../../kit/lists';
import { firstSeats, type Seat } from '../../../../kit/seat';
import type { LenderId, MissionId } from '../../mission/names';
import { rulingOn } from '../../../game';
import type { Action } from '../actions';
import { votersOf } from '../agents';
import { NO_MEMORY, withSeen } from '../bot/memory';
import { nextAct, type Thought } from '../bot/team';
import { COLOURS } from '../components';
import type { GameEvent } from '../events';
import { agentOf } from '../lookup';
import { votersFor } from '../proposals';
import { rulebook } from '../rulebook';
import type { State, View } from '../state';

export type ExpeditionStep = {
  readonly before: State;
  readonly seat: Seat;
  readonly action: Action;
  readonly after: State;
  readonly events: readonly GameEvent[];
};
export type Expedition = {
  readonly mission: MissionId;
  readonly players: number;
  readonly party: readonly LenderId[];
  readonly seed: string;
  readonly runs: number;
};

const MOST_ACTS = 20_000;

export const firstState = ({ mission, players, party, seed }: Expedition): State =>
  rulebook.setup({
    seats: firstSeats(COLOURS, players),
    options: { mission, agents: players > 2 ? null : party.length, first: null },
    chances: chances(chanceOf(seed)),
  });

/** Ends with the match, or after so many runs. */
export function explored(plan: Expedition, see: (step: ExpeditionStep) => void): State {
  const { party, seed, runs } = plan;
  const team = { party, seed, knows: null, openCode: 'open' };
  const draws = chances(chanceOf(`${seed} dice`));
  const thought: { last?: Thought | undefined } = {};
  let state = firstState(plan);
  let memory = NO_MEMORY;
  for (let n = 0; !rulebook.result(state) && state.runs.length < runs; n++) {
    if (n > MOST_ACTS) throw new Error(`${seed} plays without end`);
    const view = shared(state);
    memory = withSeen(memory, view);
    const action = voting(view) ?? nextAct(team, view, memory, thought);
    const seat = seatFor(view, action);
    const context = { seat, at: n, finger: n };
    const ruling = rulingOn(rulebook, state, action, context, draws);
    if (!ruling.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(ruling.why)}`);
    see({ before: state, seat, action, after: ruling.state, events: ruling.events });
    state = ruling.state;
  }
  return state;
}

/** What the seats see together. */
function shared(state: State): View {
  const views = state.seats.map(seat => rulebook.view(state, seat));
  const fronts = views.reduce((all, it) => merged(all, it.fronts), firstOf(views).fronts);
  const asked = views.find(it => it.asked)?.asked ?? null;
  const tests = state.tests.map(test => (test.card in fronts ? test : { ...test, act: '' }));
  return { ...firstOf(views), fronts, asked, tests };
}

/** Each seat knows which acts are open to its own agents. */
const merged = (all: View['fronts'], more: View['fronts']): View['fronts'] => ({
  ...all,
  ...Object.fromEntries(
    Object.entries(more).map(([card, { texts, acts }]) => [
      card,
      { texts, acts: { ...all[card]?.acts, ...acts } },
    ]),
  ),
});

const voting = ({ ballot }: View): Action | undefined =>
  ballot ? { type: 'vote', agrees: true } : undefined;

const waiting = (view: View): readonly Seat[] => {
  const { ballot } = view;
  return ballot ? votersFor(view, ballot.proposal).filter(it => !(it in ballot.votes)) : [];
};

function seatFor(view: View, action: Action): Seat {
  const { captain, phase } = view;
  switch (action.type) {
    case 'read':
      return phase.name === 'base' ? phase.reader : captain;
    case 'vote':
      return waiting(view)[0] ?? captain;
    case 'propose':
      return votersOf(view).includes(captain) ? captain : (votersOf(view)[0] ?? captain);
    case 'spend':
    case 'withdraw':
    case 'settle':
      return captain;
    default: {
      const { by } = agentOf(view, action.agent);
      return by.includes(captain) ? captain : firstOf(by);
    }
  }
}
