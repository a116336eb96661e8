/** Which sentence of a step belongs to the control that is lit. */
import type { Control } from '../pointing/finger';
import type { Sentence, Step } from './course';

export function sayNow({ says }: Step, spots: readonly Control[]): Sentence {
  const [spot = ''] = spots;
  if (/^(do-it|only-control)$/.test(spot)) return says.button ?? says.first;
  return /^(sector|look|buy)-/.test(spot) ? (says.where ?? says.first) : says.first;
}
