/** Gives what players can read on a card before it is turned. */
import type { CardId, Front } from '../../deck/card';
import { cardOf } from '../../deck/shelf';
import type { Seen } from '../../rules/state';

/** Leaves out the date side; only a turned card shows it. */
export const printOf = ({ options }: Pick<Seen, 'options'>, card: CardId): Front =>
  cardOf(options.deck, card) ?? { ...BLANK, id: card };

/** A match from another version may name a card that no deck has any more. */
const BLANK: Omit<Front, 'id'> = {
  category: 'discovery',
  front: 'circle',
  source: '',
  en: { title: '?', fact: '' },
  de: { title: '?', fact: '' },
};
