/** Years on the scale people feel: the longer ago, the closer together. */
import type { DeckId } from '../../deck/card';
import { type CardDate, spanOf, type Year } from '../../deck/date';
import { deckOf } from '../../deck/shelf';

/** A logarithmic scale: each doubling of how long ago something was is the same distance. */
export type EraIndex = number;
export type Stretch = { readonly from: EraIndex; readonly to: EraIndex };

/** A little in the future, so that recent years are not too far apart. */
const TODAY: Year = 2050;

const eraOf = (year: Year): EraIndex => -Math.log(TODAY - year);

/** All years that this date may stand for, to the half year. */
export function stretchOf(date: CardDate): Stretch {
  const { from, to } = spanOf(date);
  return { from: eraOf(from - 0.5), to: eraOf(to + 0.5) };
}

export const middleOf = ({ from, to }: Stretch): EraIndex => (from + to) / 2;

/** What a bot that knows the deck knows. */
type Lore = {
  /** The earliest first. */
  readonly eras: readonly EraIndex[];
};
const NOTHING: Lore = { eras: [] };

const learnt = new Map<DeckId, Lore>();

export function loreOf(id: DeckId): Lore {
  const known = learnt.get(id);
  if (known) return known;
  const deck = deckOf(id);
  if (!deck) return NOTHING;
  const eras = deck.cards.map(({ date }) => middleOf(stretchOf(date)));
  const lore = { eras: eras.sort((one, other) => one - other) };
  learnt.set(id, lore);
  return lore;
}

/** The share of the deck that falls into a stretch. */
export function shareIn({ eras }: Lore, { from, to }: Stretch): number {
  const inside = earlier(eras, to) - earlier(eras, from);
  return eras.length === 0 ? 0 : Math.max(0, inside) / eras.length;
}

/** How many cards are earlier than that. */
function earlier(eras: readonly EraIndex[], then: EraIndex): number {
  let [least, most] = [0, eras.length];
  while (least < most) {
    const middle = (least + most) >> 1;
    const era = eras[middle];
    if (era !== undefined && era < then) least = middle + 1;
    else most = middle;
  }
  return least;
}
