/** Bots that weigh every way to take their turn, and take their time. */
import { type Chances, chances, pick } from '../../../../kit/random';
import type { Seat } from '../../../../kit/seat';
import type { Bot } from '../../../game';
import type { Action } from '../actions';
import { playerOf } from '../pieces';
import type { State, View } from '../state';
import type { Character } from './character';
import { type Plan, plansOf, tryable } from './plans';
import { worth } from './worth';

export function thinker(character: Character): Bot<View, Action> {
  const think = quick(character);
  return (view, moment) => {
    const { seat, at, chance, arrived = false, pace = 1 } = moment;
    if (!isAsked(view, seat)) return undefined;
    if (arrived) return think(view, moment);
    const [least, most] = character.hand;
    return { hand: at + Math.round((least + pick(chance, most - least)) / pace) };
  };
}

/** The same decisions without the time to think. */
export const quick =
  (character: Character): Bot<View, Action> =>
  (view, { seat, chance }) => {
    const act = isAsked(view, seat) && chosen(view, seat, character, chances(chance));
    return act ? { act } : undefined;
  };

const isAsked = ({ phase, turn }: View, seat: Seat): boolean =>
  phase.name !== 'over' && turn === seat;

type Rated = Plan & { readonly value: number };

function chosen(view: View, seat: Seat, character: Character, next: Chances): Action | undefined {
  const rated = ratedPlans(tryable(view), seat, character, next);
  const best = rated.slice(0, character.breadth).map(plan => ({
    ...plan,
    value: thoughtOn(plan, seat, character, character.foresight),
  }));
  return best.reduce<Rated | undefined>(better, undefined)?.first;
}

const better = (best: Rated | undefined, plan: Rated): Rated =>
  best && best.value >= plan.value ? best : plan;

/** The best first. */
function ratedPlans(
  state: State,
  seat: Seat,
  { weights, slip }: Character,
  next: Chances,
): readonly Rated[] {
  return plansOf(state, seat)
    .map(plan => ({ ...plan, value: worth(plan.end, seat, weights) + slip * wobble(next) }))
    .sort((one, other) => other.value - one.value);
}

/** Between −1.5 and 1.5, and mostly near 0. */
const wobble = (next: Chances): number => next() + next() + next() - 1.5;

/** The worth after more turns of this seat, as if the others waited. */
function thoughtOn(plan: Rated, seat: Seat, character: Character, turns: number): number {
  if (turns === 0 || !canGoOn(plan.end, seat)) return plan.value;
  const next = ratedPlans(plan.end, seat, { ...character, slip: 0 }, () => 0);
  const values = next
    .slice(0, turns > 1 ? character.breadth : 1)
    .map(it => thoughtOn(it, seat, character, turns - 1));
  return Math.max(plan.value, ...values);
}

const canGoOn = (state: State, seat: Seat): boolean =>
  state.phase.name === 'turn' && playerOf(state, seat).engineer !== null;
