/** The backs of turned cards, read from the deck. Other cards cannot be looked up. */
import type { CardId } from '../deck/card';
import type { CardDate } from '../deck/date';
import { cardOf } from '../deck/shelf';
import type { Back, Seen } from './state';

/** Undefined if nobody has seen it yet, or if no deck has the card any more. */
export function backOf(seen: Seen, card: CardId): Back | undefined {
  const print = isTurned(seen, card) ? cardOf(seen.options.deck, card) : undefined;
  return print && { date: print.date, sign: print.back };
}

export function dateIn(seen: Seen, card: CardId): CardDate {
  const back = backOf(seen, card);
  if (!back) throw new Error(`${card} has not been turned`);
  return back.date;
}

export const isTurned = (seen: Seen, card: CardId): boolean => turnedIn(seen).has(card);

/** Caches, because a screen asks for every card of the line many times. */
const cache = new WeakMap<Seen, ReadonlySet<CardId>>();

export function turnedIn(seen: Seen): ReadonlySet<CardId> {
  const found = cache.get(seen) ?? new Set([...inLine(seen), ...seen.discards, ...seen.known]);
  cache.set(seen, found);
  return found;
}

const inLine = (seen: Seen): readonly CardId[] =>
  seen.way === 'versus' ? seen.line : seen.line.flatMap(({ cards, above }) => [...cards, ...above]);
