/** Queries about one control centre, and small changes to it. */
import { record } from '../../../kit/keys';
import { firstOf } from '../../../kit/lists';
import {
  type Face,
  type Field,
  GOODS,
  type Good,
  MAT,
  type Order,
  ORDERS,
  SLOTS,
  type Slot,
  TILES,
  UNITS,
  type Value,
  VALUES,
} from './components';
import type { Building, Centre, Thing } from './state';

const NAMED = record(SLOTS, slot => UNITS.map((unit): Field => `${slot}.${unit}`));
const SLOT_OF = new Map(SLOTS.flatMap(slot => NAMED[slot].map(field => [field, slot] as const)));
export function slotOf(field: Field): Slot {
  const slot = SLOT_OF.get(field);
  if (!slot) throw new Error(`${field} is no field`);
  return slot;
}
const unitOf = (field: Field): number => Number(field.slice(-1));
export const fieldsOf = (slot: Slot, { units }: Building): Field[] =>
  NAMED[slot].slice(0, units.length);

export const isOrder = (thing: Thing | null | undefined): thing is Order =>
  typeof thing === 'string' && thing.includes('-');
export const isCube = (thing: Thing | null | undefined): thing is Good =>
  typeof thing === 'string' && !thing.includes('-');

const PRINTED = record(ORDERS, order => ({
  good: firstOf(GOODS.filter(good => order.startsWith(good))),
  value: firstOf(VALUES.filter(value => order.endsWith(`${value}`))),
}));
export const goodOf = (order: Order): Good => PRINTED[order].good;
export const valueOf = (order: Order): Value => PRINTED[order].value;

export function face(slot: Slot, { tile, stage }: Building): Face {
  const printed = MAT[slot];
  return tile === null || stage === 1 ? printed : (TILES[tile]?.[stage] ?? printed);
}

/**
 * Number of units of a building, on which cubes and counters can lie. Trading centres have none.
 */
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

/** The thing on a field; undefined if there is no such field now. */
export const thingAt = ({ buildings }: Centre, field: Field): Thing | null | undefined =>
  buildings[slotOf(field)].units[unitOf(field)];

export const kindAt = ({ buildings }: Centre, slot: Slot): Face['kind'] =>
  face(slot, buildings[slot]).kind;

/** What the plant makes on this field; undefined if it is no plant's. */
export function makesAt({ buildings }: Centre, field: Field): Good | undefined {
  const shown = face(slotOf(field), buildings[slotOf(field)]);
  return shown.kind === 'plant' ? shown.makes[unitOf(field)] : undefined;
}

export const allFields = (centre: Centre): Field[] => fieldsWhere(centre, () => true);

/** The fields with an order of this kind. */
export const fieldsWith = (centre: Centre, order: Order): Field[] =>
  fieldsWhere(centre, thing => thing === order);

/** The fields of beam stations with a cube of this good. */
export const loadedWith = (centre: Centre, good: Good): Field[] =>
  fieldsWhere(centre, (thing, slot) => thing === good && kindAt(centre, slot) === 'beam');

// A plain loop, because bots and rulings call this very often.
export function fieldsWhere(
  { buildings }: Centre,
  test: (thing: Thing | null, slot: Slot) => boolean,
): Field[] {
  const found: Field[] = [];
  for (const slot of SLOTS) {
    for (const [unit, thing] of buildings[slot].units.entries()) {
      const field = NAMED[slot][unit];
      if (field && test(thing, slot)) found.push(field);
    }
  }
  return found;
}

type Lying<T extends Thing> = { readonly field: Field; readonly thing: T };

/** All cubes or all orders on a centre, with their fields. */
export const lying = <T extends Thing>(
  centre: Centre,
  is: (thing: Thing | null) => thing is T,
): Lying<T>[] =>
  allFields(centre).flatMap(field => {
    const thing = thingAt(centre, field) ?? null;
    return is(thing) ? [{ field, thing }] : [];
  });

/** The cube on a field; throws if there is none. */
export function cubeAt(centre: Centre, field: Field): Good {
  const thing = thingAt(centre, field);
  if (!isCube(thing)) throw new Error(`there is no cube on ${field}`);
  return thing;
}

export const withBuilding = (centre: Centre, slot: Slot, building: Building): Centre => ({
  ...centre,
  buildings: { ...centre.buildings, [slot]: building },
});

/** Lays a thing on a field, or removes what is there. */
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
