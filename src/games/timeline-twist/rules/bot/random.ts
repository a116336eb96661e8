/** Plays anything that is allowed, to find what nobody would try. */
import { chances, pick } from '../../../../kit/random';
import type { Bot } from '../../../game';
import type { Action } from '../actions';
import { offers } from '../offers';
import type { View } from '../state';

export const random: Bot<View, Action> = (view, { seat, at, chance }) => {
  const next = chances(chance);
  const offered = offers(view, seat, at);
  const chosen = offered[pick(next(), offered.length)];
  if (!chosen) return undefined;
  const { action, choices } = chosen;
  const gap = choices?.gaps?.[pick(next(), choices.gaps.length)];
  return { act: action.type === 'place' && gap !== undefined ? { ...action, gap } : action };
};
