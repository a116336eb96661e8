/** Pieces that a finger carries: the engineer into a room, a bot into a sector. */
import { createContext, createRef, type RefObject, useContext, useMemo } from 'react';
import type { View } from 'react-native';
import type { Finger, FingerPoint } from '@/ui/carrying/useFinger';
import { record } from '@/kit/keys';
import { type Letter, LETTERS, type Room, ROOMS } from '../../rules/components';
import { useActs } from './HandContext';

type Refs<K extends string> = Readonly<Record<K, RefObject<View | null>>>;
export type Ways = {
  readonly finger: Finger;
  readonly rooms: Refs<Room>;
  readonly sectors: Refs<Letter>;
};

export function useWays(finger: Finger): Ways {
  return useMemo(
    () => ({
      finger,
      rooms: record(ROOMS, () => createRef<View>()),
      sectors: record(LETTERS, () => createRef<View>()),
    }),
    [finger],
  );
}

const WaysContext = createContext<Ways | null>(null);
export const WaysProvider = WaysContext.Provider;
export const useCarryWays = () => useContext(WaysContext);

/** Calls back with the target under the point, if there is one. */
function under<K extends string>(
  targets: Refs<K>,
  names: readonly K[],
  { x, y }: FingerPoint,
  found: (name: K) => void,
): void {
  for (const name of names)
    targets[name].current?.measureInWindow((left, top, width, height) => {
      if (x >= left && x <= left + width && y >= top && y <= top + height) found(name);
    });
}

export function useEngineerWay() {
  const ways = useContext(WaysContext);
  const { pick } = useActs();
  if (!ways) return null;
  const letGo = (point: FingerPoint) =>
    under(ways.rooms, ROOMS, point, room => pick({ what: 'room', room }));
  return { finger: ways.finger, rooms: ways.rooms, letGo };
}

/** Where a bot can be dropped. */
export function useSectorWay() {
  const ways = useContext(WaysContext);
  if (!ways) return null;
  const letGo = (point: FingerPoint, found: (sector: Letter) => void) =>
    under(ways.sectors, LETTERS, point, found);
  return { finger: ways.finger, sectors: ways.sectors, letGo };
}
