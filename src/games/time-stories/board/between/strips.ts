/** What the team knows of each place: which pictures were read, and by which players. */
import { keysOf } from '../../../../kit/keys';
import type { Seat } from '../../../../kit/seat';
import { type LocationId, type PlaceId, type Slot, SLOTS } from '../../mission/names';
import { missionIn } from '../../rules/lookup';
import type { Seen } from '../../rules/state';

export type StripPicture = { readonly slot: Slot; readonly readers: readonly Seat[] };
export type PlaceStrip = {
  readonly place: PlaceId;
  /** Laid out in some run; otherwise it is bare plaster. */
  readonly isSeen: boolean;
  readonly isRed: boolean;
  readonly pictures: readonly StripPicture[];
};

/** Places that open later are left out until somebody was there. */
export function placeStrips(view: Seen): readonly PlaceStrip[] {
  const { places, cards } = missionIn(view);
  return keysOf(places).flatMap(place => {
    const own = keysOf(cards).filter(card => cards[card]?.place === place);
    const isSeen = own.some(card => readersOf(view, card).length > 0);
    if (!isSeen && places[place]?.open === false) return [];
    const slots = SLOTS.filter(
      slot => slot !== 'A' && own.some(card => cards[card]?.slot === slot),
    );
    const pictures = slots.map(slot => ({
      slot,
      readers: view.seats.filter(seat =>
        own.some(card => cards[card]?.slot === slot && readersOf(view, card).includes(seat)),
      ),
    }));
    return [{ place, isSeen, isRed: places[place]?.red ?? false, pictures }];
  });
}

const readersOf = ({ read }: Seen, card: LocationId): readonly Seat[] => read[card] ?? [];

/** Cards of pictures that somebody has read; card A is read to everybody and does not count. */
export function cardsRead(view: Seen): number {
  const { cards } = missionIn(view);
  return keysOf(view.read).filter(
    card => cards[card]?.slot !== 'A' && readersOf(view, card).length > 0,
  ).length;
}

/** How many of them a player has read. */
export function cardsReadBy(view: Seen, seat: Seat): number {
  const { cards } = missionIn(view);
  return keysOf(view.read).filter(
    card => cards[card]?.slot !== 'A' && readersOf(view, card).includes(seat),
  ).length;
}
