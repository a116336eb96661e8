import { useEffect, useMemo, useRef, useState } from 'react';
import type { Millis } from '@/kit/millis';
import { useTable } from '../useTable';
import { newsBetween, type People, type PeopleNews } from './peopleNews';
import { useLasting } from './useLasting';
import { useStanding } from './useStanding';

/** After that only a face at the menu button is left. */
const SHOWN_MS: Millis = 8_000;
/** A phone that is loaded again comes back before. */
const GONE_MS: Millis = 3_000;

/** The last change among the others at the table, for a few seconds. */
export function usePeopleNews(): PeopleNews | null {
  const people = usePeople();
  const before = useRef<People | null>(null);
  const [news, setNews] = useState<PeopleNews | null>(null);
  useEffect(() => {
    const last = before.current;
    before.current = people.places.length > 0 ? people : last;
    const found = last && newsBetween(last, people);
    if (found) setNews(now => (now && isOpen(now, people) && found.is !== 'asks' ? now : found));
  }, [people]);
  useEffect(() => {
    if (!news) return undefined;
    const timer = setTimeout(() => setNews(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [news]);
  return news;
}

/** Whoever reaches for its button must not hit another that has just come. */
const isOpen = (news: PeopleNews, { standing }: People): boolean =>
  news.is === 'asks' && standing.some(it => it.asks && it.guest === news.guest.guest);

/** The others; a phone that has just broken off still counts as here. */
function usePeople(): People {
  const { places: all, own } = useTable();
  const standing = useStanding();
  const places = useMemo(() => all.filter(({ seat }) => !own.includes(seat)), [all, own]);
  const away = places.filter(({ sits, here }) => sits === 'player' && !here);
  const gone = useLasting(
    away.map(({ seat }) => seat),
    GONE_MS,
  ).join(' ');
  return useMemo(() => {
    const isGone = new Set(gone.split(' '));
    return { standing, places: places.map(it => ({ ...it, here: !isGone.has(it.seat) })) };
  }, [standing, places, gone]);
}
