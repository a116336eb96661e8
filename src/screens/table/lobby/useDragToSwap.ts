import { useState } from 'react';
import type { TablePlace } from '@/games/board';
import type { Seat } from '@/kit/seat';
import { type FingerPoint, useFinger } from '@/ui/carrying/useFinger';
import { useWorld } from '../../world';
import type { useTable } from '../useTable';
import { canBeSwapped, swapTargets } from './swapping';
import { seatAt, type SeatPoint } from './tableSizes';

type Discs = { readonly spots: readonly SeatPoint[]; readonly disc: number };

/** Lets the host drag a disc onto another, so that the screen matches the real chairs. */
export function useDragToSwap({ places, isHost }: ReturnType<typeof useTable>, discs: Discs) {
  const { session } = useWorld();
  const { finger, ground, measure } = useFinger();
  const [lifted, lift] = useState<Seat | null>(null);
  const carried = places.find(({ seat }) => seat === lifted);
  const targets = carried ? swapTargets(carried, places) : [];
  const letGo = (from: TablePlace, { x, y }: FingerPoint) => {
    const { x: left, y: top } = finger.origin.get();
    const others = swapTargets(from, places);
    const over = seatAt(places, discs.spots, discs.disc, { x: x - left, y: y - top });
    if (over && others.includes(over))
      session.order({ order: 'swap', seats: [from.seat, over.seat] });
  };
  return {
    finger,
    ground,
    measure,
    carried,
    isTarget: (place: TablePlace) => targets.includes(place),
    /** Undefined: this phone moves nobody. */
    dragOf: (place: TablePlace) =>
      isHost
        ? {
            finger,
            enabled: canBeSwapped(place),
            onLift() {
              measure();
              lift(place.seat);
            },
            onLetGo: (point: FingerPoint) => letGo(place, point),
            onStop: () => lift(null),
          }
        : undefined,
  };
}
