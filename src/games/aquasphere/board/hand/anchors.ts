/** Parts of this screen between which pieces travel. */
import { createContext, createRef, type RefObject, useContext, useMemo } from 'react';
import type { View } from 'react-native';
import { isOneOf, record } from '@/kit/keys';
import type { Seat } from '@/kit/seat';
import { SEAT_NAMES } from '../../rules/components';

/** Things that are not shown lie behind the tab of its page. */
const ANCHORS = [
  ...(['stock', 'bots', 'lab', 'cards', 'crystals', 'time'] as const),
  ...(['headquarters', 'tab-lab', 'tab-station', 'tab-people'] as const),
  ...SEAT_NAMES,
] as const;
export type Anchor = (typeof ANCHORS)[number];
export type Anchors = Readonly<Record<Anchor, RefObject<View | null>>>;

export const useAnchors = (): Anchors =>
  useMemo(() => record(ANCHORS, () => createRef<View>()), []);

const AnchorsContext = createContext<Anchors | null>(null);
export const AnchorsProvider = AnchorsContext.Provider;

/** Marks a part; undefined where nothing travels, as in a lesson’s picture. */
export const useAnchor = (name: Anchor): RefObject<View | null> | undefined =>
  useContext(AnchorsContext)?.[name];

/** A card of another player. */
export function useSeatAnchor(seat: Seat): RefObject<View | null> | undefined {
  const anchors = useContext(AnchorsContext);
  const name: string = seat;
  return anchors && isOneOf(SEAT_NAMES, name) ? anchors[name] : undefined;
}
