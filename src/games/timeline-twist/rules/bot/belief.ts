/** When a bot believes an event happened: exactly, or blurred by how little it knows. */
import { type Chance, chanceOf, chances } from '../../../../kit/random';
import type { Seat } from '../../../../kit/seat';
import type { CardId } from '../../deck/card';
import type { CardDate } from '../../deck/date';
import { cardOf } from '../../deck/shelf';
import type { View } from '../state';
import { backOf } from '../turned';
import type { Character } from './character';
import { type EraIndex, middleOf, type Stretch, stretchOf } from './era';

export type Belief = { readonly era: EraIndex; readonly doubt: number };

/** Certain to within a year, however long ago. */
const CERTAIN = 1e-9;
/** For an unknown card: any time. */
const NO_IDEA: Belief = { era: -6, doubt: 3 };

/** The same each time, because knowledge does not change within a match. */
export function beliefOf(view: View, seat: Seat, card: CardId, character: Character): Belief {
  const back = backOf(view, card);
  if (back) return exactly(back.date);
  const date = cardOf(view.options.deck, card)?.date;
  if (!date) return NO_IDEA;
  const next = chances(chanceOf(`${seat} ${card}`));
  if (next() * 100 < character.knows) return exactly(date);
  const { era } = exactly(date);
  return { era: era + spread(next) * character.blur, doubt: character.blur };
}

const exactly = (date: CardDate): Belief => ({ era: middleOf(stretchOf(date)), doubt: CERTAIN });

/** Mostly near 0, rarely beyond 2 on either side, never beyond 3. */
const spread = (next: () => Chance): number => (next() + next() + next() - 1.5) * 2;

/** How likely the event lies in that stretch. */
export const likelyIn = (belief: Belief, { from, to }: Stretch): number =>
  to <= from ? 0 : before(belief, to) - before(belief, from);

const before = ({ era, doubt }: Belief, then: EraIndex): number =>
  1 / (1 + Math.exp((-1.7 * (then - era)) / doubt));
