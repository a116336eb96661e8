/** Tests: how they begin, one agent's roll, and how they are won. */
import type { Figure } from './actions';
import type { Chances } from '../../../kit/random';
import type { Location } from '../mission/mission';
import type { LocationId, Resource } from '../mission/names';
import { withAgent } from './agents';
import { changed, type Change, inTurn, unchanged, whileRunning } from './change';
import { holds, memoryOf } from './conditions';
import { bonusHits, diceOf, hitsOf, skullsOf, thrown } from './dice';
import { openActs, textRead } from './fronts';
import { resourceChanged } from './goods';
import { job, withJobs, withMemory, withSecret } from './jobs';
import { hurt } from './life';
import { agentOf, lenderOf, locationOf, missionIn, testOf } from './lookup';
import { printedShields, type RollOutcome, rollAgainst, withShields } from './shields';
import type { Running, State } from './state';
import { unitsLost } from './time';

type At = { readonly agent: Figure; readonly card: LocationId; readonly act: string };

export const runningAt = (
  { tests }: Pick<State, 'tests'>,
  card: LocationId,
  act: string,
): Running | undefined => tests.find(it => it.card === card && it.act === act);

export const withRunning = (state: State, test: Running): State => ({
  ...state,
  tests: state.tests.map(it => (it.card === test.card && it.act === test.act ? test : it)),
});

/** The shields are laid below the card, and are public from now on. */
export function begun(state: State, at: At): State {
  const { card, act } = at;
  if (runningAt(state, card, act)) return withChanges(state, at);
  const test = testOf(state, card, act);
  const printed = printedShields(test, missionIn(state).fewer, state.figures.length);
  const shields = state.secret.adjustments
    .filter(it => it.card === card && it.act === act)
    .reduce((now, { kind, many }) => withShields(now, kind, many), printed);
  const running: Running = { card, act, shields, isLocked: test.locked, rolledBy: [] };
  return withChanges({ ...state, tests: [...state.tests, running] }, at);
}

/** Each change is made once, as soon as its condition holds. */
function withChanges(state: State, { agent, card, act }: At): State {
  return testOf(state, card, act).changes.reduce((now, change, n) => {
    const name = `${card} ${act} ${n}`;
    const running = runningAt(now, card, act);
    const isDue = !now.secret.applied.includes(name) && holds(now, change.when, { agent, card });
    if (!running || !isDue) return now;
    const shields = withShields(running.shields, change.kind, change.many);
    const marked = withSecret(now, { applied: [...now.secret.applied, name] });
    return withRunning(marked, { ...running, shields });
  }, state);
}

type Spending = { readonly resource: Resource; readonly many: number } | null;

/** Dice, hits, counter-attack, penalties: in this order, and for this agent alone. */
export function rolled(state: State, at: At, spend: Spending, next: Chances): Change {
  const { agent, card, act } = at;
  const { skill } = testOf(state, card, act);
  const start = begun(state, at);
  const dice = diceOf(start, agent, card, skill);
  const faces = thrown(dice, next);
  const hits = hitsOf(faces) + bonusHits(start, agent, card, skill) + (spend?.many ?? 0);
  const shields = runningAt(start, card, act)?.shields ?? [];
  const { resistance } = lenderOf(start, agent);
  const result = rollAgainst(shields, { hits, skulls: skullsOf(faces), resistance });
  const removed = shields.slice(0, hits);
  const { left, strikesBack } = result;
  return whileRunning(
    changed(withRoll(start, at, result), {
      type: 'rolled',
      agent,
      card,
      faces,
      hits,
      removed,
      left,
      strikesBack,
    }),
    now => (spend ? resourceChanged(now, spend.resource, -spend.many, agent) : unchanged(now)),
    now => (result.isWon ? won(now, at) : suffered(now, at, result)),
  );
}

function withRoll(state: State, { agent, card, act }: At, { left }: RollOutcome): State {
  const running = runningAt(state, card, act);
  const done = withAgent(state, agent, { done: 'rolled' });
  if (!running) return done;
  return withRunning(done, {
    ...running,
    shields: left,
    rolledBy: [...running.rolledBy, agent],
  });
}

/** Hearts and counter-attack for the agent, time for the team, special shields as the mission says. */
export const suffered = (
  state: State,
  { agent, card }: At,
  { life, units, specials }: Pick<RollOutcome, 'life' | 'units' | 'specials'>,
): Change =>
  whileRunning(
    hurt(state, agent, life),
    now => unitsLost(now, units),
    now => specialsPerRoll(now, agent, card, specials),
  );

function specialsPerRoll(state: State, agent: Figure, card: LocationId, many: number): Change {
  const { special } = missionIn(state);
  const { lender } = agentOf(state, agent);
  const isExempt = lender !== null && special?.exempt.includes(lender);
  if (special?.per !== 'roll' || isExempt) return unchanged(state);
  const jobs = Array.from({ length: many }, () => job(special.effects, { agent, card }));
  return unchanged(withJobs(state, ...jobs));
}

/** At once, and with nothing further; whoever has not acted may do something else. */
export function won(state: State, { agent, card, act }: At): Change {
  const { kind } = locationOf(state, card).acts[act] ?? {};
  const memory = memoryOf(state, card);
  const kept = withMemory(state, card, { won: [...memory.won, act] });
  const without = {
    ...kept,
    tests: kept.tests.filter(it => !(it.card === card && it.act === act)),
  };
  const start = changed(without, ...(kind === 'test' ? [{ type: 'won', card } as const] : []));
  return inTurn(
    start,
    now => textRead(now, card, wonText(act)),
    now => beaten(now, card, act),
    now => unchanged(withJobs(now, job(wonBy(state, card, act), { agent, card }))),
  );
}

/** A card with one act has one text for it; of several each has its own. */
const wonText = (act: string): string => (act === 'test' || act === 'code' ? 'won' : `${act}-won`);

const wonBy = (state: State, card: LocationId, act: string) =>
  locationOf(state, card).acts[act]?.won ?? [];

/** A beaten opponent leaves a hole in the picture for the rest of the run. */
function beaten(state: State, card: LocationId, act: string): Change {
  const it = locationOf(state, card).acts[act];
  if (it?.kind !== 'test' || !it.opponent) return unchanged(state);
  const tests = state.tests.filter(running => running.card !== card);
  return changed({ ...state, tests, gone: [...state.gone, card] }, { type: 'beaten', card });
}

/** On exploring, what needs no roll is won, and a locked test begins. */
export function testsMet(state: State, agent: Figure, card: LocationId): Change {
  const ids = Object.keys(locationOf(state, card).acts);
  return whileRunning(
    unchanged(state),
    ...ids.map(act => (now: State) => waived(now, { agent, card, act })),
    now => unchanged(ids.reduce((later, act) => withLock(later, { agent, card, act }), now)),
  );
}

function waived(state: State, at: At): Change {
  const act = locationOf(state, at.card).acts[at.act];
  const isOpen = openActs(state, at.card, at.agent).includes(at.act);
  const point = { agent: at.agent, card: at.card };
  const isWaived = act?.kind === 'test' && act.waive !== null && holds(state, act.waive, point);
  return isOpen && isWaived ? won(state, at) : unchanged(state);
}

function withLock(state: State, at: At): State {
  const act = locationOf(state, at.card).acts[at.act];
  const isOpen = openActs(state, at.card, at.agent).includes(at.act);
  return act?.kind === 'test' && act.locked && isOpen ? begun(state, at) : state;
}

/** Whether a lock holds the agent on its card. */
export const isLockedIn = (
  state: Pick<State, 'tests'> & Parameters<typeof agentOf>[0],
  figure: Figure,
): boolean => {
  const { at, lender } = agentOf(state, figure);
  return state.tests.some(it => it.isLocked && it.card === at && !isExempt(state, it.card, lender));
};

const isExempt = (
  state: Parameters<typeof locationOf>[0],
  card: LocationId,
  lender: string | null,
): boolean => {
  const { acts }: Location = locationOf(state, card);
  return (
    lender !== null &&
    Object.values(acts).some(act => act.kind === 'test' && act.exempt.includes(lender))
  );
};

export const isNeverIdle = isExempt;
