/** Places that were laid out in any run: their card A has been read to everybody. */
import { keysOf } from '../../../../kit/keys';
import type { PlaceId } from '../../mission/names';
import { missionIn } from '../../rules/lookup';
import type { Seen } from '../../rules/state';

export type SeenPlace = { readonly place: PlaceId; readonly read: number };

export function seenPlaces(view: Seen): readonly SeenPlace[] {
  const { places, cards } = missionIn(view);
  return keysOf(places).flatMap(place => {
    const own = keysOf(cards).filter(card => cards[card]?.place === place);
    const read = own.filter(card => (view.read[card] ?? []).length > 0);
    return read.length > 0 ? [{ place, read: read.length }] : [];
  });
}
