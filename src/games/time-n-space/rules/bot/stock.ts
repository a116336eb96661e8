/** Counts of cubes by good. */
import { isCube, kindAt } from '../centre';
import { type Good, SLOTS } from '../components';
import type { Centre } from '../state';

export type Stock = Record<Good, number>;

export const noStock = (): Stock => ({ grey: 0, yellow: 0, blue: 0, brown: 0 });

/** The cubes on a centre's beam stations, or on its plants. */
export function stockOn(centre: Centre, kind: 'beam' | 'plant'): Stock {
  const stock = noStock();
  for (const slot of SLOTS) {
    if (kindAt(centre, slot) !== kind) continue;
    for (const thing of centre.buildings[slot].units) if (isCube(thing)) stock[thing]++;
  }
  return stock;
}
