/** How the wall of a place looks now. */
import type { Location } from '../../mission/mission';
import { type LocationId, type MissionId, type PlaceId, SLOTS } from '../../mission/names';
import { missionIn } from '../../rules/lookup';
import type { Seen } from '../../rules/state';

export type Scenery = {
  readonly mission: MissionId;
  readonly place: PlaceId;
  /** The letters of its pictures. */
  readonly slots: readonly string[];
  /** Units left, which light and painted clocks follow. */
  readonly marker: number;
  /** Tokens and cards that change the picture. */
  readonly facts: readonly string[];
  /** The letters of beaten opponents. */
  readonly beaten: readonly string[];
};

export type Looked = Pick<Seen, 'options' | 'place' | 'tokens' | 'units' | 'gone' | 'laid'>;

export function sceneryOf(view: Looked): Scenery {
  const { options, place, tokens, units, gone, laid } = view;
  const slots = slotsOf(view, place);
  const stands = (slot: string) => laid.some(it => it.slot === slot && !gone.includes(it.card));
  const isGone = ([id, it]: readonly [LocationId, Location]) =>
    it.place === place && gone.includes(id);
  const lost = Object.entries(missionIn(view).cards).filter(isGone);
  return {
    mission: options.mission,
    place,
    slots,
    marker: units,
    facts: [...tokens, ...laid.map(({ card }) => card)],
    beaten: slots.filter(slot => !stands(slot) && lost.some(([, it]) => it.slot === slot)),
  };
}

/** A place as it is remembered: by day, with all its pictures. */
export function placeScenery(view: Looked, place: PlaceId): Scenery {
  const { units } = missionIn(view);
  return sceneryOf({ ...view, place, units, laid: [], gone: [] });
}

/** All pictures of the wall, also those whose card does not lie there any more. */
function slotsOf(view: Looked, place: PlaceId): readonly string[] {
  const own = Object.values(missionIn(view).cards).filter(it => it.place === place);
  return SLOTS.filter(slot => slot !== 'A' && own.some(it => it.slot === slot));
}
