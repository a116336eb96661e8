/** What has changed among the people at the table, as everybody else is shown it. */
import type { TablePlace } from '@/games/board';
import type { StandingGuest } from '@/stores/seats';

export type PeopleNews =
  | { readonly is: 'came' | 'asks'; readonly guest: StandingGuest }
  | { readonly is: 'sat' | 'away' | 'back'; readonly place: TablePlace };

export type People = {
  readonly standing: readonly StandingGuest[];
  readonly places: readonly TablePlace[];
};

/** The most important change. Guests keep their number, and players their seat. */
export const newsBetween = (before: People, after: People): PeopleNews | null =>
  newsOfStanding(before, after) ?? newsOfPlaces(before, after);

function newsOfStanding(before: People, { standing }: People): PeopleNews | null {
  const known = new Map(before.standing.map(it => [it.guest, it]));
  const asking = standing.find(({ guest, asks }) => asks && !known.get(guest)?.asks);
  if (asking) return { is: 'asks', guest: asking };
  const newcomer = standing.find(({ guest }) => !known.has(guest));
  return newcomer ? { is: 'came', guest: newcomer } : null;
}

function newsOfPlaces(before: People, { places }: People): PeopleNews | null {
  const were = new Map(before.places.map(it => [it.seat, it]));
  for (const place of places) {
    const is = newsOfPlace(were.get(place.seat), place);
    if (is) return { is, place };
  }
  return null;
}

function newsOfPlace(was: TablePlace | undefined, { sits, here }: TablePlace) {
  if (!was || sits !== 'player') return null;
  if (was.sits !== 'player') return 'sat';
  if (was.here === here) return null;
  return here ? 'back' : 'away';
}
