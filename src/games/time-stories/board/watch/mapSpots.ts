/** Where places lie on the small map, in shares of its width and height. */
import { keysOf } from '../../../../kit/keys';
import type { MissionId, PlaceId } from '../../mission/names';
import { missionIn } from '../../rules/lookup';
import type { Seen } from '../../rules/state';

type Spot = readonly [x: number, y: number];

const SPOTS: Readonly<Record<MissionId, Readonly<Record<PlaceId, Spot>>>> = {
  'day-before': {
    'rua-nova': [0.3, 0.42],
    ribeira: [0.4, 0.8],
    carmo: [0.5, 0.4],
    mocambo: [0.04, 0.45],
    alfama: [0.88, 0.5],
    rossio: [0.66, 0.06],
    opera: [0.16, 0.86],
    cais: [0.66, 0.86],
  },
};

export type MapPlace = {
  readonly place: PlaceId;
  readonly number: number;
  readonly x: number;
  readonly y: number;
  readonly isHere: boolean;
  readonly isRed: boolean;
  /** A journey there is proposed. */
  readonly isTarget: boolean;
};

/** The places that the team knows. Those without a spot stand in a ring. */
export function mapPlaces(view: Seen): readonly MapPlace[] {
  const all = keysOf(missionIn(view).places);
  const spots = SPOTS[view.options.mission] ?? {};
  const proposal = view.ballot?.proposal;
  return all.flatMap((place, n) => {
    if (!view.map.includes(place) && place !== view.place) return [];
    const [x, y] = spots[place] ?? ringSpot(n, all.length);
    return {
      place,
      number: n + 1,
      x,
      y,
      isHere: place === view.place,
      isRed: view.red.includes(place),
      isTarget: proposal?.do === 'go' && proposal.place === place,
    };
  });
}

function ringSpot(n: number, count: number): Spot {
  const turn = (2 * Math.PI * n) / Math.max(1, count) - Math.PI;
  return [0.5 + 0.32 * Math.cos(turn), 0.5 + 0.28 * Math.sin(turn)];
}

/** Lisbon between its hills and the river; other missions have open land. */
export const hasRiver = (mission: MissionId): boolean => mission in SPOTS;
