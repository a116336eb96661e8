/** All ways to take a turn, act by act, tried on what the seat sees. */
import type { Seat } from '../../../../kit/seat';
import type { Action } from '../actions';
import { done } from '../acts';
import { dueSettled } from '../flow';
import { offers } from '../offers';
import { playerOf } from '../pieces';
import { type Decision, decisionOf } from '../rules';
import type { Player, Seen, State } from '../state';

/** An act to be tried in a position, and the first act of the turn that has led there. */
export type OpenAct = { readonly from: State; readonly action: Action; readonly first: Action };
/** The ways still to be tried, the next one first. */
export type OpenActs = { readonly way: OpenAct; readonly rest: OpenActs } | null;

/** The outcome of an act: the end of the turn, or a position with more to decide. */
export type Tried = { readonly state: State; readonly isEnd: boolean };

/** Within a turn nothing secret is looked at. */
const UNKNOWN: State['secret'] = { cards: [], expansions: [], programmes: [], turns: [] };
export const tryable = (seen: Seen): State => ({ ...seen, secret: UNKNOWN });

/** Acts that a bot considers: it goes in one move, and recalls a bot only for what it lacks. */
function ideas(state: State, seat: Seat): readonly Action[] {
  const mayRecall = RECALLS[decisionOf(state)](playerOf(state, seat));
  const actions = offers(state, seat, 0).map(({ action }) => action);
  const canWork = actions.some(({ type }) => type === 'work');
  return actions.filter(
    ({ type }) => type !== 'move' && (type !== 'recall' || (mayRecall && !canWork)),
  );
}

const SHORT = 3;
const isShort = ({ time, stock }: Player): boolean => time < SHORT || stock === 0;

/** What can wait until the next turn is left for it. */
const RECALLS: Readonly<Record<Decision, (player: Player) => boolean>> = {
  turn: isShort,
  return: () => true,
  place: isShort,
  work: isShort,
  letters: ({ stock }) => stock === 0,
  line: () => false,
  interim: () => false,
};

/** The ways that begin here, in front of the others. */
export const waysFrom = (
  from: State,
  seat: Seat,
  first?: Action,
  others: OpenActs = null,
): OpenActs =>
  ideas(from, seat).reduceRight<OpenActs>(
    (rest, action) => ({ way: { from, action, first: first ?? action }, rest }),
    others,
  );

export function tried({ from, action }: OpenAct, seat: Seat): Tried {
  const { state } = dueSettled(done(from, action, seat).state);
  return { state, isEnd: isEnd(from, state, action) };
}

/** A recalled bot does not end a turn; otherwise nothing more to decide does. */
function isEnd(before: State, after: State, { type }: Action): boolean {
  if (after.turn !== before.turn || after.phase.name !== before.phase.name) return true;
  const decision = decisionOf(after);
  if (decision === 'turn') return type !== 'recall' || decisionOf(before) !== 'turn';
  return decision === 'interim' && before.phase.name === 'points';
}
