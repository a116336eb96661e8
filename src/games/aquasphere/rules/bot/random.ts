/** Plays anything that is allowed, to find what nobody would try. */
import { oneOf, chances } from '../../../../kit/random';
import type { Bot } from '../../../game';
import type { Action } from '../actions';
import { offers } from '../offers';
import type { View } from '../state';

export const random: Bot<View, Action> = (view, { seat, at, chance }) => {
  const chosen = oneOf(offers(view, seat, at), chances(chance));
  return chosen && { act: chosen.action };
};
