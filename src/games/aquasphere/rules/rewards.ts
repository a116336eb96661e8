/** Time markers and crystals that research cards bring; their points are counted elsewhere. */
import type { Seat } from '../../../kit/seat';
import { type Change, inTurn, unchanged } from './change';
import type { Card, CardId, Reward } from './components';
import { cardOf } from './lab';
import { playerOf } from './pieces';
import type { State } from './state';
import { gained } from './supply';

type Values = Readonly<Record<Reward, number>>;

/** Of every card that fits. */
export const rewardedBy = (
  state: State,
  seat: Seat,
  fits: (card: Card) => boolean,
  values: Values,
): Change =>
  inTurn(
    unchanged(state),
    ...playerOf(state, seat)
      .cards.filter(id => fits(cardOf(id)))
      .map(id => (now: State) => rewarded(now, seat, id, values)),
  );

function rewarded(state: State, seat: Seat, id: CardId, values: Values): Change {
  const card = cardOf(id);
  if (!('reward' in card) || card.reward === 'points') return unchanged(state);
  const goods = card.reward === 'time' ? 'time' : 'crystals';
  const { state: after, count } = gained(state, seat, goods, values[card.reward]);
  const counts = { time: 0, crystals: 0, [goods]: count };
  return { state: after, events: [{ type: 'rewarded', seat, card: id, ...counts }] };
}

/** The points of all cards that fit. */
export function rewardPoints(
  state: State,
  seat: Seat,
  fits: (card: Card) => boolean,
  values: Values,
): number {
  const cards = playerOf(state, seat).cards.map(cardOf);
  return (
    values.points *
    cards.filter(card => fits(card) && 'reward' in card && card.reward === 'points').length
  );
}
