import type { LocationId, Slot } from '../../mission/names';
import type { Seen } from '../../rules/state';

/** The letter of the picture in which a card lies. */
export const slotOf = ({ laid }: Pick<Seen, 'laid'>, card: LocationId): Slot | undefined =>
  laid.find(it => it.card === card)?.slot;
