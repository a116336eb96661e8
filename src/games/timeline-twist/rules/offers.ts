/** What a seat can do now: every kind of act once for every card, with its possible gaps. */
import type { Millis } from '../../../kit/millis';
import type { Seat } from '../../../kit/seat';
import type { Offer } from '../../game';
import type { Action } from './actions';
import { handOf } from './cards';
import { whyNot } from './rules';
import type { Seen } from './state';

/** Alternatives to the gap that the action names. */
type Choices = { readonly gaps?: readonly number[] };
type TwistOffer = Offer<Action> & { readonly choices?: Choices };

export function offers(seen: Seen, seat: Seat, at: Millis): TwistOffer[] {
  const context = { seat, at, finger: at };
  return ideas(seen, seat).filter(({ action }) => !whyNot(seen, action, context));
}

function ideas(seen: Seen, seat: Seat): TwistOffer[] {
  const cards = handOf(seen, seat).map(({ card }) => card);
  if (seen.way === 'versus') {
    const gaps = [...seen.line.keys(), seen.line.length];
    return cards.map(card => ({ action: { type: 'place', card, gap: 0 }, choices: { gaps } }));
  }
  return [
    ...cards.map((card): TwistOffer => ({ action: { type: 'play', card } })),
    ...cards.map((card): TwistOffer => ({ action: { type: 'discard', card } })),
    { action: { type: 'stop' } },
  ];
}
