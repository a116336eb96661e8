/** Card A of a place, which the captain reads aloud. */
import type { LocationId } from '../../mission/names';
import { locationOf } from '../../rules/lookup';
import type { Seen } from '../../rules/state';

export const aloudCard = ({ laid }: Seen): LocationId | null =>
  laid.find(({ slot }) => slot === 'A')?.card ?? null;

/** The group has been somewhere else since it first heard card A here. */
export const isBackAgain = (view: Seen, cardA: LocationId): boolean =>
  view.readInRun
    .slice(view.readInRun.indexOf(cardA) + 1)
    .some(it => locationOf(view, it).place !== locationOf(view, cardA).place);
