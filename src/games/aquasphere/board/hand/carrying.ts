/** Pieces that a finger carries: the engineer into a room, a bot or the scientist into a sector. */
import { createContext, createRef, type RefObject, useContext, useMemo } from 'react';
import type { View } from 'react-native';
import type { Finger, FingerPoint } from '@/ui/carrying/useFinger';
import { record } from '@/kit/keys';
import { type Letter, LETTERS, type Room, ROOMS, type Task } from '../../rules/components';
import { useActs } from './HandContext';

type Refs<K extends string> = Readonly<Record<K, RefObject<View | null>>>;
export type CarryWays = {
  readonly finger: Finger;
  readonly rooms: Refs<Room>;
  readonly sectors: Refs<Letter>;
};

export function useCarryWays(finger: Finger): CarryWays {
  return useMemo(
    () => ({
      finger,
      rooms: record(ROOMS, () => createRef<View>()),
      sectors: record(LETTERS, () => createRef<View>()),
    }),
    [finger],
  );
}

const WaysContext = createContext<CarryWays | null>(null);
export const WaysProvider = WaysContext.Provider;

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
  const { pick, lift } = useActs();
  if (!ways) return null;
  const letGo = (point: FingerPoint) =>
    under(ways.rooms, ROOMS, point, room => pick({ what: 'room', room }));
  return { finger: ways.finger, rooms: ways.rooms, letGo, onLift: () => lift('engineer') };
}

/** A bot is dropped on a sector; where none is in sight, the ring of sectors opens. */
export function useBotWay(task: Task) {
  const ways = useContext(WaysContext);
  const { pick, lift } = useActs();
  if (!ways) return null;
  const letGo = (point: FingerPoint) => {
    pick({ what: 'bot', task, sector: null });
    under(ways.sectors, LETTERS, point, sector => pick({ what: 'bot', task, sector }));
  };
  return { finger: ways.finger, letGo, onLift: () => lift('bot') };
}

/** The scientist is dropped on a sector, and a bot goes along. */
export function useScientistWay() {
  const ways = useContext(WaysContext);
  const { goTo, lift } = useActs();
  if (!ways) return null;
  const letGo = (point: FingerPoint) => under(ways.sectors, LETTERS, point, goTo);
  return { finger: ways.finger, letGo, onLift: () => lift('scientist') };
}

/** The sectors on which a bot can be dropped. */
export function useSectorWay() {
  const ways = useContext(WaysContext);
  return ways && { sectors: ways.sectors };
}
