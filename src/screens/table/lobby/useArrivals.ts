import { useEffect, useMemo, useRef, useState } from 'react';
import type { TablePlace } from '@/games/board';
import type { Millis } from '@/kit/millis';
import type { Seat } from '@/kit/seat';
import { leavers, newcomers } from '@/stores/arrivals';

/** How long the table shows who has come or gone. */
const SHOWN_MS: Millis = 6_000;

type Arrival = { readonly place: TablePlace; readonly name: string; readonly came: boolean };

/** The last of the others who has sat down or stood up, for a few seconds. */
export function useArrivals(all: readonly TablePlace[], own: readonly Seat[]): Arrival | null {
  const places = useMemo(() => all.filter(({ seat }) => !own.includes(seat)), [all, own]);
  const before = useRef<readonly TablePlace[] | null>(null);
  const [news, setNews] = useState<Arrival | null>(null);
  useEffect(() => {
    const last = before.current;
    before.current = all.length > 0 ? places : last;
    const found = last && changeBetween(last, places);
    if (found) setNews(found);
  }, [all, places]);
  useEffect(() => {
    if (!news) return undefined;
    const timer = setTimeout(() => setNews(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [news]);
  return news && asCalledNow(news, places);
}

/** A newcomer gives their name after sitting down. */
function asCalledNow(news: Arrival, places: readonly TablePlace[]): Arrival {
  const place = places.find(({ seat }) => seat === news.place.seat);
  return news.came && place?.sits === 'player' ? { ...news, place, name: place.name } : news;
}

/** Moving to another seat is no news. */
function changeBetween(
  before: readonly TablePlace[],
  after: readonly TablePlace[],
): Arrival | null {
  const [came] = newcomers(before, after);
  if (came) return { place: came, name: came.name, came: true };
  const [gone] = leavers(before, after);
  return gone ? { place: gone, name: gone.name, came: false } : null;
}
