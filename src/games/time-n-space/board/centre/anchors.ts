/** Finds the point of the mat at which a motion begins or ends. */
import { face, slotOf, unitsOf } from '../../rules/centre';
import type { Field, Slot } from '../../rules/components';
import type { Centre } from '../../rules/state';
import { fieldSpots, TILE } from '../pieces/plan';
import { type MatLayout, middleOf } from './layout';
import type { Anchor } from './motions';

type Point = { readonly x: number; readonly y: number };

export function anchorAt(mat: MatLayout, centre: Centre, anchor: Anchor): Point {
  const width = mat.places['trade-1'].x + mat.tile;
  switch (anchor) {
    case 'above':
      return { x: width / 2, y: -mat.tile * 0.4 };
    case 'below':
      return { x: width / 2, y: mat.height + mat.tile * 0.3 };
    case 'supply':
      return middleOf(mat.left);
    case 'ship':
    case 'research':
      return middleOf(mat.places[anchor]);
    default:
      return isField(anchor) ? fieldAt(mat, centre, anchor) : middleOf(mat.places[anchor]);
  }
}

const isField = (anchor: Field | Slot): anchor is Field => anchor.includes('.');

/**
 * A field of the building as it is now, or the building's middle if it no longer has that field.
 */
function fieldAt(mat: MatLayout, { buildings }: Centre, field: Field): Point {
  const slot = slotOf(field);
  const middle = middleOf(mat.places[slot]);
  const spot = fieldSpots(unitsOf(face(slot, buildings[slot])))[Number(field.slice(-1))];
  const scale = mat.tile / TILE;
  return spot ? { x: middle.x + spot.x * scale, y: middle.y + spot.y * scale } : middle;
}
