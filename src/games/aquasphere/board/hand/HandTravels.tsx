import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import type { View } from 'react-native';
import { useStore } from 'zustand';
import { PlaybackProvider } from '../travels/PlaybackContext';
import { TravelsOver } from '../travels/TravelsOver';
import { type Playback, usePlayback } from '../travels/usePlayback';
import type { Anchors } from './anchors';
import type { CarryWays } from './carrying';
import type { AquaSeat } from './hand';
import { useFromSeat, useHand } from './HandContext';
import { type Boxes, handSpot, unitOf } from './handSpots';
import { boxesOf, boxOf } from './measured';

type Around = {
  readonly anchors: Anchors;
  readonly ways: CarryWays;
  /** The surface on which pieces fly. */
  readonly ground: RefObject<View | null>;
};
type Props = Around & { readonly store: AquaSeat; readonly children: ReactNode };

/** Lets the pieces travel that this screen shows: the own ones, and all in its station. */
export function HandTravels({ store, children, ...around }: Props) {
  const { view, clock } = useStore(store);
  const playback = usePlayback(view, clock);
  const boxes = useBoxes(playback, around);
  const { seat } = store.getState();
  return (
    <PlaybackProvider value={playback}>
      {children}
      {boxes && (
        <TravelsOver
          playback={{
            ...playback,
            travels: playback.travels.filter(({ way }) =>
              way.some(place => handSpot(boxes, seat, place)?.isHere),
            ),
          }}
          spotOf={place => handSpot(boxes, seat, place)}
          unit={unitOf(boxes)}
          least={LEAST}
        />
      )}
    </PlaybackProvider>
  );
}

/** In points: a piece that lands in a berth. */
const LEAST = 30;

/** Null until a stage is measured; another page has other places. */
function useBoxes({ stage, travels }: Playback, { anchors, ways, ground }: Around): Boxes | null {
  const [measured, setMeasured] = useState<{ key: string; boxes: Boxes } | null>(null);
  const { page, picked } = useHand('page', 'picked');
  const [due] = useFromSeat(it => it.view.due);
  const key = [stage, page, picked?.what, due?.name].join();
  const moves = travels.length > 0;
  useEffect(() => {
    if (!moves) return undefined;
    let isCurrent = true;
    const look = async () => {
      const boxes = await measure({ anchors, ways, ground });
      if (isCurrent) setMeasured({ key, boxes });
    };
    void look();
    return () => {
      isCurrent = false;
    };
  }, [moves, key, anchors, ways, ground]);
  return moves && measured?.key === key ? measured.boxes : null;
}

async function measure({ anchors, ways, ground }: Around): Promise<Boxes> {
  const under = (await boxOf(ground)) ?? { x: 0, y: 0 };
  const [parts, sectors, rooms] = await Promise.all([
    boxesOf(anchors, under),
    boxesOf(ways.sectors, under),
    boxesOf(ways.rooms, under),
  ]);
  return { parts, sectors, rooms };
}
