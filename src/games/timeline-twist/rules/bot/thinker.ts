/** Bots that play like people: they believe something about every card, and take their time. */
import { type Chance, chances, pick } from '../../../../kit/random';
import type { Millis } from '../../../../kit/millis';
import type { Seat } from '../../../../kit/seat';
import type { Bot } from '../../../game';
import type { Action } from '../actions';
import type { View } from '../state';
import type { Character } from './character';
import { toDo } from './mate';
import { toPlace } from './rival';

export function thinker(character: Character): Bot<View, Action> {
  return (view, { seat, at, chance, arrived = false, pace = 1 }) => {
    if (!isOnTurn(view, seat)) return undefined;
    if (!arrived) return { hand: at + reaction(character, chances(chance), pace) };
    return acting(view, seat, character);
  };
}

/** The same decisions without the time to think. */
export const quick =
  (character: Character): Bot<View, Action> =>
  (view, { seat }) =>
    isOnTurn(view, seat) ? acting(view, seat, character) : undefined;

const isOnTurn = ({ ended, turn }: View, seat: Seat): boolean => !ended && turn === seat;

function acting(view: View, seat: Seat, character: Character) {
  const act = view.way === 'versus' ? toPlace(view, seat, character) : toDo(view, seat, character);
  return act && { act };
}

/** Reaction time, including wandering thoughts. */
function reaction(
  { hand: [least, most], dreams, dream }: Character,
  next: () => Chance,
  pace: number,
): Millis {
  const moved = least + pick(next(), most - least);
  return Math.round((next() < dreams ? moved + pick(next(), dream) : moved) / pace);
}
