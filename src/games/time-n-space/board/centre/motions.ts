/** What moved between two looks at one’s own centre, and from where to where. */
import { keysOf } from '@/kit/keys';
import { of, type Seat } from '@/kit/seat';
import { isCube, isOrder, kindAt, slotOf, thingAt } from '../../rules/centre';
import { type Field, type Slot, SLOTS, type TileId, UNITS } from '../../rules/components';
import type { Centre, Thing } from '../../rules/state';

/** A field, a building, or the edge of the mat something comes over. */
export type Anchor = Field | Slot | 'supply' | 'above' | 'below' | 'ship' | 'research';
export type PieceFlight = {
  readonly from: Anchor;
  readonly to: Anchor;
  readonly thing?: Thing;
  readonly tile?: TileId;
  /** Whose counter it is. */
  readonly seat: Seat;
};

const MANY = 9; // more at once is no act but a table seen anew

export function flights(was: Centre, is: Centre, seat: Seat): PieceFlight[] {
  if (was === is) return [];
  const found = [...things(was, is, seat), ...earned(was, is), ...tiles(was, is, seat)];
  return found.length > MANY ? [] : found;
}

type Change = { readonly field: Field; readonly thing: Thing };

function things(was: Centre, is: Centre, seat: Seat): PieceFlight[] {
  const gone = FIELDS.flatMap(field => lost(was, is, field));
  const come = FIELDS.flatMap(field => lost(is, was, field));
  const arrived = come.map(change => {
    const origin = originOf(change, gone, is);
    if (origin) gone.splice(gone.indexOf(origin), 1);
    return { seat, thing: change.thing, from: origin?.field ?? edgeOf(change), to: change.field };
  });
  const left = gone.map(({ field, thing }) => ({ seat, thing, from: field, to: 'ship' as const }));
  return [...arrived, ...left];
}

const FIELDS = SLOTS.flatMap(slot => UNITS.map((unit): Field => `${slot}.${unit}`));

/** What lies there in the first and not in the second. */
function lost(one: Centre, other: Centre, field: Field): Change[] {
  const thing = thingAt(one, field);
  return thing && thingAt(other, field) !== thing ? [{ field, thing }] : [];
}

/** A cube on a beam station was in a plant; a counter may have been let go from elsewhere. */
function originOf(come: Change, gone: readonly Change[], is: Centre): Change | undefined {
  const made = isCube(come.thing) && kindAt(is, slotOf(come.field)) === 'plant';
  return made ? undefined : gone.find(({ thing }) => thing === come.thing);
}

const edgeOf = ({ thing }: Change): Anchor => (isOrder(thing) ? 'above' : 'supply');

function earned(was: Centre, is: Centre): PieceFlight[] {
  return keysOf(is.below).flatMap(owner => {
    const more = of(is.below, owner).slice(was.below[owner]?.length ?? 0);
    return more.map((thing): PieceFlight => ({ seat: owner, thing, from: 'ship', to: 'below' }));
  });
}

function tiles(was: Centre, is: Centre, seat: Seat): PieceFlight[] {
  const taken = is.research !== null && is.research !== was.research;
  const built = SLOTS.filter(slot => was.buildings[slot].tile !== is.buildings[slot].tile);
  return [
    ...(taken && is.research
      ? [{ seat, tile: is.research, from: 'ship', to: 'research' } as const]
      : []),
    ...built.flatMap((slot): PieceFlight[] => {
      const { tile } = is.buildings[slot];
      return tile ? [{ seat, tile, from: 'research', to: slot }] : [];
    }),
  ];
}
