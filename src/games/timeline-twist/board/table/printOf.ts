/** What can be read on a card of a match without turning it. */
import type { CardId, Front } from '../../deck/card';
import { cardOf } from '../../deck/decks';
import type { Seen } from '../../rules/state';

/** The side that lies up: what is on the other one, only a card that was turned tells. */
export const printOf = ({ options }: Pick<Seen, 'options'>, card: CardId): Front =>
  cardOf(options.deck, card) ?? { ...BLANK, id: card };

/** A match of another time may know a card that is in no deck any more. */
const BLANK: Omit<Front, 'id'> = {
  category: 'discovery',
  front: 'circle',
  source: '',
  en: { title: '?', fact: '' },
  de: { title: '?', fact: '' },
};
