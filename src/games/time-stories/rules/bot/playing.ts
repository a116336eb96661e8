/** A team plays a mission again and again until it succeeds or has had enough. */
import { chanceOf, chances } from '../../../../kit/random';
import { firstSeats } from '../../../../kit/seat';
import type { MissionId } from '../../mission/names';
import { rulingOn } from '../../../game';
import { COLOURS } from '../components';
import type { Action } from '../actions';
import type { GameEvent } from '../events';
import { rulebook } from '../rulebook';
import type { State } from '../state';
import { NO_MEMORY, withSeen } from './memory';
import { nextAct, type Team, type Thought } from './team';

type TeamMatch = {
  readonly state: State;
  readonly acts: number;
};
type Watcher = (step: {
  readonly before: State;
  readonly action: Action;
  readonly after: State;
  readonly events: readonly GameEvent[];
}) => void;

const MOST_ACTS = 30_000;
const [SEAT] = COLOURS;

export function playedBy(
  mission: MissionId,
  team: Team,
  mostRuns: number,
  watch?: Watcher,
): TeamMatch {
  const draws = chances(chanceOf(team.seed));
  const options = { mission, agents: team.party.length, first: SEAT };
  let state = rulebook.setup({ seats: firstSeats(COLOURS, 1), options, chances: draws });
  let memory = NO_MEMORY;
  const thought: { last?: Thought | undefined } = {};
  let acts = 0;
  while (!rulebook.result(state) && state.runs.length < mostRuns) {
    if (acts++ > MOST_ACTS) throw new Error(`team ${team.seed} plays without end`);
    const view = rulebook.view(state, SEAT);
    memory = withSeen(memory, view);
    const action = nextAct(team, view, memory, thought);
    const context = { seat: SEAT, at: 0, finger: 0 };
    const ruling = rulingOn(rulebook, state, action, context, draws);
    if (!ruling.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(ruling.why)}`);
    watch?.({ before: state, action, after: ruling.state, events: ruling.events });
    state = ruling.state;
  }
  return { state, acts };
}
