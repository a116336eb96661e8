/** A unit of time: it is spent, each agent acts once, and whoever stood by suffers last. */
import type { Figure } from './actions';
import { agentsAt, allAgents, livingAgents, withAgent } from './agents';
import { changed, type Change, forEach, inTurn, unchanged, whileRunning } from './change';
import { endNamed, runEnded } from './ending';
import { job, withJobs } from './jobs';
import { agentOf, missionIn } from './lookup';
import { standingBy } from './shields';
import type { Running, State } from './state';
import { isNeverIdle, suffered } from './tests';
import { markerAt } from './time';

/** The last unit may still be used. */
export function unitSpent(state: State): Change {
  const left = state.units - 1;
  const start = changed(
    {
      ...state,
      ballot: null,
      phase: { name: 'unit', isLast: left === 0, gathering: null },
    },
    { type: 'unit', left },
  );
  return inTurn(start, withDebtsPaid, now => markerAt(now, left));
}

/** An agent that has lost a unit does nothing in this one. */
const withDebtsPaid = (state: State): Change =>
  unchanged(
    state.figures
      .filter(it => agentOf(state, it).owes > 0)
      .reduce((now, figure) => {
        const { owes } = agentOf(now, figure);
        return withAgent(now, figure, { owes: owes - 1, done: 'lost' });
      }, state),
  );

export const unitOver = (state: State): Change =>
  whileRunning(
    forEach(state, idleIn(state), idled),
    specialsPerUnit,
    now => unchanged(closed(now)),
    now =>
      state.phase.name === 'unit' && state.phase.isLast
        ? runEnded(now, endNamed(now, 'time'))
        : unchanged({ ...now, phase: { name: 'here' } }),
  );

type Idle = { readonly agent: Figure; readonly test: Running };

/** At a test that has begun, without having rolled there; moving in or out is not idle. */
const idleIn = (state: State): readonly Idle[] =>
  state.tests.flatMap(test =>
    agentsAt(state, test.card)
      .filter(agent => isIdleAt(state, agent, test))
      .map(agent => ({ agent, test })),
  );

function isIdleAt(state: State, agent: Figure, { card }: Running): boolean {
  const { done, lender } = agentOf(state, agent);
  const hasRolled = state.tests.some(it => it.card === card && it.rolledBy.includes(agent));
  return done !== 'moved' && !hasRolled && !isNeverIdle(state, card, lender);
}

const idled = (state: State, { agent, test }: Idle): Change =>
  inTurn(changed(state, { type: 'idle', agent, card: test.card }), now =>
    suffered(now, { agent, card: test.card, act: test.act }, standingBy(test.shields)),
  );

/** Once a unit for each special shield left on a test that was rolled on, or stood by. */
function specialsPerUnit(state: State): Change {
  const { special } = missionIn(state);
  if (special?.per !== 'unit') return unchanged(state);
  const jobs = state.tests.flatMap(test => {
    const agent = noticedAt(state, test);
    if (agent === undefined) return [];
    const left = test.shields.filter(it => it === 'special');
    return left.map(() => job(special.effects, { agent, card: test.card }));
  });
  return unchanged(withJobs(state, ...jobs));
}

/** Somebody whom the special shields harm: one who rolled without an exemption, or stood by. */
function noticedAt(state: State, test: Running): Figure | undefined {
  const exempt = missionIn(state).special?.exempt ?? [];
  const isExempt = (figure: Figure) => exempt.includes(agentOf(state, figure).lender ?? '');
  return (
    test.rolledBy.find(figure => !isExempt(figure)) ??
    livingAgents(state).find(it => agentOf(state, it).at === test.card && isIdleAt(state, it, test))
  );
}

const closed = (state: State): State => ({
  ...allAgents(state, { done: null, plan: null }),
  busy: [],
  tests: state.tests.map(test => ({ ...test, rolledBy: [] })),
});
