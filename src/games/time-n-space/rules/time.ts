/** What time alone does: moments pass, questions go unanswered, the match ends. */
import type { Millis } from '../../../kit/millis';
import { released, unanswered } from './arrival';
import { type Change, inTurn, unchanged } from './change';
import { LAST_CALL_MS } from './components';
import type { State } from './state';

export function due(state: State): Millis | undefined {
  if (state.phase.name !== 'running') return undefined;
  const pending = [...state.held, ...state.contests, ...state.exchanges].map(({ until }) => until);
  const open = state.held.length + state.contests.length > 0;
  return Math.min(...pending, open ? Infinity : overAt(state, state.phase.endsAt));
}

/** The end, if nobody does anything more: at once where no glass stands, else after a last call. */
function overAt({ seats, glasses }: State, endsAt: Millis): Millis {
  let last = 0;
  for (const seat of seats) {
    for (const glass of glasses[seat] ?? []) last = Math.max(last, glass?.until ?? 0);
  }
  return last === 0 ? endsAt : Math.max(last, endsAt) + LAST_CALL_MS;
}

export function elapse(state: State, at: Millis): Change {
  return passing({ state, happened: [] }, at, moment => moment);
}

/** What has fallen due by an act itself happens with it, not in the past. */
export function caughtUp(state: State, at: Millis): Change {
  return passing({ state, happened: [] }, at, () => at);
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

/** One thing that is due, and only one. */
function passed(state: State, when: Millis, moment: Millis): Change {
  const held = state.held.find(({ until }) => until === when);
  if (held) return released(state, held, moment);
  const contest = state.contests.find(({ until }) => until === when);
  if (contest) return unanswered(state, contest, moment);
  const exchanges = state.exchanges.filter(({ until }) => until > when);
  if (exchanges.length < state.exchanges.length) return unchanged({ ...state, exchanges });
  return over(state, moment);
}

function over(state: State, at: Millis): Change {
  if (state.phase.name !== 'running') throw new Error('only a running match can end');
  const { startedAt } = state.phase;
  const phase = { name: 'over', startedAt, at } as const;
  return { state: { ...state, phase, exchanges: [] }, happened: [{ type: 'over', at }] };
}
