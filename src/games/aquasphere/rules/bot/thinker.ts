/** Bots that weigh every way to take their turn, and take their time. */
import { type Chance, pick } from '../../../../kit/random';
import type { Seat } from '../../../../kit/seat';
import { type Bot, decided, type Intent } from '../../../game';
import type { Action } from '../actions';
import type { View } from '../state';
import type { Character } from './character';
import { tryable } from './plans';
import { type Search, searched, searchFrom } from './search';

/** Positions in one slice: so few that a phone, ten times slower than a computer, misses no frame. */
export const SLICE = 24;

export const thinker =
  (character: Character, slice = SLICE): Bot<View, Action> =>
  (view, { seat, at, chance, arrived = false, pace = 1 }) => {
    if (!isAsked(view, seat)) return undefined;
    if (arrived) return thinking(begun(view, seat, character, chance), slice);
    const [least, most] = character.hand;
    return { hand: at + Math.round((least + pick(chance, most - least)) / pace) };
  };

/** The same decisions without the time to think. */
export const quick =
  (character: Character): Bot<View, Action> =>
  (view, { seat, chance }) =>
    isAsked(view, seat)
      ? decided(thinking(begun(view, seat, character, chance), Infinity))
      : undefined;

const isAsked = ({ phase, turn }: View, seat: Seat): boolean =>
  phase.name !== 'over' && turn === seat;

const begun = (view: View, seat: Seat, character: Character, chance: Chance): Search =>
  searchFrom(tryable(view), seat, character, chance);

function thinking(search: Search, slice: number): Intent<Action> {
  const { turn, act } = search;
  if (turn) return { think: () => thinking(searched(search, slice), slice) };
  return act && { act };
}
