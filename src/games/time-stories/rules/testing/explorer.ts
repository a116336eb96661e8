/** Seeded explorers who do any legal act, but rarely go back on what they have agreed. */
import { chances, oneOf, type Chances } from '../../../../kit/random';
import { firstSeats, type Seat } from '../../../../kit/seat';
import { COLOURS } from '../components';
import { rulingOn } from '../../../game';
import type { Action } from '../actions';
import type { GameEvent } from '../events';
import { timeStories } from '../game';
import type { Options, State } from '../state';

export type Step = {
  readonly before: State;
  readonly seat: Seat;
  readonly action: Action;
  readonly after: State;
  readonly events: readonly GameEvent[];
};
type Played = { readonly start: State; readonly steps: readonly Step[]; readonly state: State };

const MOST = 4_000;

export function explored(count: number, seed: number, options: Partial<Options> = {}): Played {
  const seats = firstSeats(COLOURS, count);
  const all = { mission: 'first-hour', agents: null, first: null, ...options };
  const start = timeStories.setup({ seats, options: all, chances: chances(seed) });
  const next = chances(seed + 1_000);
  const steps: Step[] = [];
  let state = start;
  while (!timeStories.result(state) && steps.length < MOST) {
    const step = stepFrom(state, steps.length, next);
    if (!step) break;
    steps.push(step);
    state = step.after;
  }
  return { start, steps, state };
}

function stepFrom(before: State, n: number, next: Chances): Step | undefined {
  const at = n * 1_000;
  const choices = before.seats.flatMap(seat =>
    timeStories
      .offers(timeStories.view(before, seat), seat, at)
      .map(({ action }) => ({ seat, action })),
  );
  const liked = choices.filter(({ action }) => isLiked(action, next));
  const chosen = oneOf(liked.length > 0 ? liked : choices, next);
  if (!chosen) return undefined;
  const { seat, action } = chosen;
  const ruling = rulingOn(timeStories, before, action, { seat, at, finger: at }, next);
  if (!ruling.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(ruling.why)}`);
  return { before, seat, action, after: ruling.state, events: ruling.events };
}

/** Talk and second thoughts are rare, so that a match gets on. */
function isLiked(action: Action, next: Chances): boolean {
  switch (action.type) {
    case 'vote':
    case 'settle':
      return action.agrees || next() < 0.1;
    case 'propose':
      return action.proposal.do === 'stop' ? next() < 0.002 : next() < 0.1;
    case 'withdraw':
    case 'give':
    case 'plan':
    case 'lend':
      return next() < 0.1;
    default:
      return true;
  }
}
