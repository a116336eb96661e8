/** Questions about one control centre, and the small changes it can go through. */
import {
  type Face,
  type Field,
  GOODS,
  type Good,
  MAT,
  type Order,
  SLOTS,
  type Slot,
  TILES,
} from './components';
import type { Building, Centre, Thing } from './state';

export const slotOf = (field: Field): Slot => field.slice(0, -2) as Slot;
const unitOf = (field: Field): number => Number(field.slice(-1));
const NAMED = Object.fromEntries(
  SLOTS.map(slot => [slot, [0, 1, 2].map(unit => `${slot}.${unit}` as Field)]),
) as Record<Slot, Field[]>;
export const fieldsOf = (slot: Slot, { units }: Building): Field[] =>
  NAMED[slot].slice(0, units.length);

export const isOrder = (thing: Thing | null | undefined): thing is Order =>
  typeof thing === 'string' && thing.includes('-');
export const isCube = (thing: Thing | null | undefined): thing is Good =>
  GOODS.includes(thing as Good);
export const goodOf = (order: Order): Good => order.slice(0, -2) as Good;
export const valueOf = (order: Order): number => Number(order.slice(-1));

export function face(slot: Slot, { tile, stage }: Building): Face {
  const printed = MAT[slot];
  return tile === null || stage === 1 ? printed : (TILES[tile]?.[stage] ?? printed);
}

/** How many units a building has: where cubes and counters can lie. Trading centres have none. */
export function unitsOf(shown: Face): number {
  switch (shown.kind) {
    case 'plant':
      return shown.makes.length;
    case 'beam':
      return shown.units;
    case 'trade':
      return 0;
  }
}

export const emptyUnits = (shown: Face): null[] => Array<null>(unitsOf(shown)).fill(null);
export const isEmpty = ({ units }: Building): boolean => units.every(thing => thing === null);

/** What lies on a field; undefined where there is no such field now. */
export const thingAt = ({ buildings }: Centre, field: Field): Thing | null | undefined =>
  buildings[slotOf(field)].units[unitOf(field)];

export const kindAt = ({ buildings }: Centre, slot: Slot): Face['kind'] =>
  face(slot, buildings[slot]).kind;

/** What the plant makes on this field, if it is one of a plant. */
export function makesAt({ buildings }: Centre, field: Field): Good | undefined {
  const shown = face(slotOf(field), buildings[slotOf(field)]);
  return shown.kind === 'plant' ? shown.makes[unitOf(field)] : undefined;
}

export const allFields = (centre: Centre): Field[] => fieldsWhere(centre, () => true);

/** The fields on which an order of this kind stands. */
export const fieldsWith = (centre: Centre, order: Order): Field[] =>
  fieldsWhere(centre, thing => thing === order);

/** The fields of all beam stations in which a cube of this good lies. */
export const loadedWith = (centre: Centre, good: Good): Field[] =>
  fieldsWhere(centre, (thing, slot) => thing === good && kindAt(centre, slot) === 'beam');

// A plain loop: every bot and every ruling asks this many times over.
export function fieldsWhere(
  { buildings }: Centre,
  test: (thing: Thing | null, slot: Slot) => boolean,
): Field[] {
  const found: Field[] = [];
  for (const slot of SLOTS) {
    for (const [unit, thing] of buildings[slot].units.entries()) {
      if (test(thing, slot)) found.push(NAMED[slot][unit] as Field);
    }
  }
  return found;
}

export const withBuilding = (centre: Centre, slot: Slot, building: Building): Centre => ({
  ...centre,
  buildings: { ...centre.buildings, [slot]: building },
});

/** Lays a thing on a field, or takes what is there away. */
export function withThing(centre: Centre, field: Field, thing: Thing | null): Centre {
  const building = centre.buildings[slotOf(field)];
  const units = building.units.map((lying, unit) => (unit === unitOf(field) ? thing : lying));
  return withBuilding(centre, slotOf(field), { ...building, units });
}

export const withThings = (
  centre: Centre,
  things: readonly (readonly [Field, Thing | null])[],
): Centre => things.reduce((soFar, [field, thing]) => withThing(soFar, field, thing), centre);

export const withAbove = (centre: Centre, order: Order, more: number): Centre => ({
  ...centre,
  above: { ...centre.above, [order]: centre.above[order] + more },
});
