import { useEffect, useMemo, useRef, useState } from 'react';
import type { TablePlace } from '@/games/board';
import type { Millis } from '@/kit/millis';
import type { Seat } from '@/kit/seat';

/** How long the table shows who has come or gone. */
const SHOWN_MS: Millis = 6_000;

type Arrival = { readonly name: string; readonly came: boolean };

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
  return news;
}

/** Moving to another seat is no news. */
export function changeBetween(
  before: readonly TablePlace[],
  after: readonly TablePlace[],
): Arrival | null {
  const [were, are] = [playersIn(before), playersIn(after)];
  const came = are.find(name => !were.includes(name));
  if (came !== undefined) return are.length > were.length ? { name: came, came: true } : null;
  const gone = were.find(name => !are.includes(name));
  return gone === undefined ? null : { name: gone, came: false };
}

const playersIn = (places: readonly TablePlace[]): string[] =>
  places.filter(({ sits }) => sits === 'player').map(({ name }) => name);
