/** Plays anything that is allowed, to find what nobody would try. */
import { chances, oneOf } from '../../../../kit/random';
import type { Bot } from '../../../game';
import type { Action } from '../actions';
import { offers } from '../offers';
import type { View } from '../state';

/** Talk and second thoughts are rare, so that a match gets on. */
const SELDOM = 0.1;
const STOP = 0.02;

export const random: Bot<View, Action> = (view, { seat, at, chance }) => {
  const next = chances(chance);
  const open = offers(view, seat, at).map(({ action }) => action);
  const liked = open.filter(it => next() < likingFor(it));
  const act = oneOf(liked.length > 0 ? liked : open.filter(isPlain), next) ?? oneOf(open, next);
  return act && { act };
};

const isPlain = (action: Action): boolean => likingFor(action) === 1;

function likingFor(action: Action): number {
  switch (action.type) {
    case 'vote':
    case 'settle':
      return action.agrees ? 1 : SELDOM;
    case 'propose':
      return action.proposal.do === 'stop' ? STOP : SELDOM;
    case 'withdraw':
    case 'give':
    case 'plan':
    case 'lend':
      return SELDOM;
    default:
      return 1;
  }
}
