/** How the wall of a place looks now. */
import { type MissionId, type PlaceId, SLOTS } from '../../mission/names';
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
  return {
    mission: options.mission,
    place,
    slots: laid.map(({ slot }) => slot).filter(slot => slot !== 'A'),
    marker: units,
    facts: [...tokens, ...laid.map(({ card }) => card)],
    beaten: laid.filter(({ card }) => gone.includes(card)).map(({ slot }) => slot),
  };
}

/** A place as it is remembered: by day, with all its pictures. */
export function placeScenery(view: Looked, place: PlaceId): Scenery {
  const { units, cards } = missionIn(view);
  const own = Object.values(cards).filter(it => it.place === place);
  const slots = SLOTS.filter(slot => slot !== 'A' && own.some(it => it.slot === slot));
  return { ...sceneryOf({ ...view, place, units, laid: [] }), slots };
}
