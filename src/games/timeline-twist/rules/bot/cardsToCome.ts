/** Together: the dates of the cards still to be laid, as one player sees and believes them. */
import type { Seat } from '../../../../kit/seat';
import type { CardId } from '../../deck/card';
import { handOf } from '../cards';
import type { TogetherSeen } from '../state';
import { type Belief, beliefOf, likelyIn } from './belief';
import type { Character } from './character';
import { loreOf, shareIn, type Stretch } from './era';

/** How many cards are expected in a stretch. */
export type Expected = (stretch: Stretch) => number;
export type ToCome = {
  beliefOf(card: CardId): Belief;
  without(card: CardId): Expected;
};

export function cardsToCome(view: TogetherSeen, seat: Seat, character: Character): ToCome {
  const all = view.seats.flatMap(it => openOf(view, it));
  const own = openOf(view, seat);
  const looked = character.looksAround ? all : own;
  const beliefs = new Map(looked.map(card => [card, beliefOf(view, seat, card, character)]));
  const unseen = view.pile.left + all.length - looked.length;
  const lore = loreOf(view.options.deck);
  return {
    beliefOf: card => beliefs.get(card) ?? beliefOf(view, seat, card, character),
    without: card => stretch =>
      [...beliefs].reduce(
        (soFar, [it, belief]) => (it === card ? soFar : soFar + likelyIn(belief, stretch)),
        unseen * shareIn(lore, stretch),
      ),
  };
}

const openOf = (view: TogetherSeen, seat: Seat): readonly CardId[] =>
  handOf(view, seat)
    .filter(({ sideways }) => !sideways)
    .map(({ card }) => card);
