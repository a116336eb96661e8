import { useEffect, useRef } from 'react';
import type { ScrollView } from 'react-native';
import { useComfort } from '@/ui/comfort';
import type { CardId } from '../../deck/card';
import type { Seen } from '../../rules/state';
import { whereIs } from '../table/line';
import { offsetFor, type RibbonLayout } from './ribbonLayout';
import type { RibbonSizes } from './ribbonSizes';

type Following = {
  readonly view: Seen;
  readonly lit: CardId | null;
  readonly onLaid: ((ribbon: RibbonLayout, offset: number) => void) | undefined;
  readonly laid: RibbonLayout;
  readonly sizes: RibbonSizes;
  readonly room: number;
};

/** Scrolls to the card that was just laid, or to the gap that is open. */
export function useFollowing({ view, laid, sizes, room, lit, onLaid }: Following) {
  const scroll = useRef<ScrollView>(null);
  const offset = useRef(0);
  const { still } = useComfort();
  const at = laid.slot ?? (lit === null ? null : leftOf(view, laid, lit));
  const x = at === null ? null : offsetFor(laid, room, at + sizes.card.width / 2);
  useEffect(() => {
    if (x !== null) scroll.current?.scrollTo({ x, animated: !still });
  }, [still, x]);
  useEffect(() => onLaid?.(laid, offset.current));
  const onScroll = (to: number) => {
    offset.current = to;
    onLaid?.(laid, to);
  };
  return { scroll, onScroll };
}

function leftOf(view: Seen, laid: RibbonLayout, card: CardId): number | null {
  const where = whereIs(view, card);
  return where === undefined ? null : (laid.columns[where.column] ?? null);
}
