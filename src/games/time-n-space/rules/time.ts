/** What time alone does: moments pass, questions go unanswered, the match ends. */
import type { Millis } from '../../../kit/millis';
import { LAG_MS } from '../../game';
import { released, unanswered } from './arrival';
import { type Change, inTurn, unchanged } from './change';
import { overAt } from './hourglass';
import { reveals } from './reveals';
import type { State } from './state';

/**
 * A visit's own moment includes the wait for late fingers; every other limit waits for them here.
 */
export function due(state: State): Millis | undefined {
  if (state.phase.name !== 'running') return undefined;
  const visits = state.held.map(({ until }) => until);
  const limits = [...state.contests, ...state.exchanges].map(({ until }) => until);
  const open = state.held.length + state.contests.length > 0;
  const end = open ? Infinity : overAt(state, state.phase);
  return Math.min(...visits, Math.min(...limits, end) + LAG_MS);
}

export function elapse(state: State, at: Millis): Change & { readonly reveals: boolean } {
  const change = passing({ state, events: [] }, at, moment => moment);
  return { ...change, reveals: reveals(state, change.state) };
}

/** What an act itself makes due happens at the time of the act, not in the past. */
export function caughtUp(state: State, at: Millis): Change {
  return passing({ state, events: [] }, at, () => at);
}

function passing(before: Change, at: Millis, when: (due: Millis) => Millis): Change {
  let change = before;
  let latest = -Infinity;
  for (;;) {
    const next = due(change.state);
    if (next === undefined || next > at) return change;
    latest = Math.max(latest, when(next));
    const moment = latest;
    change = inTurn(change, state => passed(state, next, moment));
  }
}

/** Settles exactly one thing that is due. */
function passed(state: State, when: Millis, moment: Millis): Change {
  const held = state.held.find(({ until }) => until === when);
  if (held) return released(state, held, moment);
  const limit = when - LAG_MS;
  const contest = state.contests.find(({ until }) => until === limit);
  if (contest) return unanswered(state, contest, moment);
  const exchanges = state.exchanges.filter(({ until }) => until > limit);
  if (exchanges.length < state.exchanges.length) return unchanged({ ...state, exchanges });
  return over(state, moment);
}

function over(state: State, at: Millis): Change {
  if (state.phase.name !== 'running') throw new Error('only a running match can end');
  const { startedAt } = state.phase;
  const phase = { name: 'over', startedAt, at } as const;
  return { state: { ...state, phase, exchanges: [] }, events: [{ type: 'over', at }] };
}
