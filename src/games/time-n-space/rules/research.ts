/** Moons, the research station, and better buildings. */
import { of, type Seat } from '../../../kit/seat';
import type { Why } from './actions';
import { emptyUnits, face, isEmpty, withBuilding } from './centre';
import { type Change, withCentre, withStack } from './change';
import type { MoonId, Slot, TileId } from './components';
import type { Seen, State } from './state';

/** A visit to a moon may lapse only if one tile or none is left. */
export function whyNotLeaveMoon(seen: Seen, moon: MoonId): Why | undefined {
  const left = seen.moons[moon]?.left ?? 0;
  return left > 1 ? { code: 'take-or-tuck', left } : undefined;
}

export function whyNotTop(seen: Seen, moon: MoonId, tile: TileId): Why | undefined {
  const top = seen.moons[moon]?.top ?? null;
  return top === tile ? undefined : { code: 'tile-gone', top };
}

export function whyNotTake(seen: Seen, seat: Seat, moon: MoonId, tile: TileId): Why | undefined {
  if (of(seen.centres, seat).research !== null) return { code: 'research-is-full' };
  return whyNotTop(seen, moon, tile);
}

export function tucked(state: State, seat: Seat, moon: MoonId, tile: TileId): Change {
  const [, ...rest] = state.secret.stacks[moon] ?? [];
  return {
    state: withStack(state, moon, [...rest, tile]),
    events: [{ type: 'tucked', seat, moon, tile }],
  };
}

export function took(state: State, seat: Seat, moon: MoonId, tile: TileId): Change {
  const [, ...rest] = state.secret.stacks[moon] ?? [];
  const centre = { ...of(state.centres, seat), research: tile };
  return {
    state: withCentre(withStack(state, moon, rest), seat, centre),
    events: [{ type: 'took', seat, moon, tile }],
  };
}

export function whyNotBuild(seen: Seen, seat: Seat, slot: Slot): Why | undefined {
  const building = of(seen.centres, seat).buildings[slot];
  if (building.stage !== 1) return { code: 'not-stage-one', slot };
  if (!isEmpty(building)) return { code: 'not-empty', slot };
  const inTheWay = of(seen.glasses, seat).some(glass => glass?.on === slot);
  return inTheWay ? { code: 'glass-in-the-way', slot } : undefined;
}

export function built(state: State, seat: Seat, slot: Slot): Change {
  const centre = of(state.centres, seat);
  const tile = centre.research;
  if (tile === null) throw new Error('a glass stood on an empty research station');
  return {
    state: withCentre(state, seat, {
      ...withBuilding(centre, slot, raised(slot, tile, 2)),
      research: null,
    }),
    events: [{ type: 'built', seat, slot, tile }],
  };
}

export function whyNotUpgrade(seen: Seen, seat: Seat, slot: Slot): Why | undefined {
  const building = of(seen.centres, seat).buildings[slot];
  if (building.stage !== 2) return { code: 'not-stage-two', slot };
  return isEmpty(building) ? undefined : { code: 'not-empty', slot };
}

export function upgraded(state: State, seat: Seat, slot: Slot): Change {
  const centre = of(state.centres, seat);
  const { tile } = centre.buildings[slot];
  if (tile === null) throw new Error('a printed building is never of stage II');
  return {
    state: withCentre(state, seat, withBuilding(centre, slot, raised(slot, tile, 3))),
    events: [{ type: 'upgraded', seat, slot, tile }],
  };
}

/** A tile with this stage up and nothing on it. */
export function raised(slot: Slot, tile: TileId, stage: 2 | 3) {
  const bare = { tile, stage, units: [] };
  return { ...bare, units: emptyUnits(face(slot, bare)) };
}
