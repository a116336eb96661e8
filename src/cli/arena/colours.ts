/** The colours a seat scores in, and what stopped those that it lacks. */
import { fieldsWhere, goodOf } from '../../games/time-n-space/rules/centre';
import { GOODS, type Good, ORDERS } from '../../games/time-n-space/rules/components';
import type { Score } from '../../games/time-n-space/rules/score';
import type { Centre } from '../../games/time-n-space/rules/state';

export const STOPS = ['unearned', 'no room', 'no time'] as const;
export type ColourStop = (typeof STOPS)[number];

export type Colours = {
  readonly coloursScored: number;
  readonly coloursPlaced: number;
  /** Sum of the values of all counters earned. */
  readonly value: number;
  /** The reason for each colour short of three. */
  readonly stops: readonly ColourStop[];
};

const ENOUGH = 3;

export function coloursOf(centre: Centre, { rows }: Score): Colours {
  const scored = GOODS.filter(good => rows[good].points > 0);
  const rest = GOODS.filter(good => !scored.includes(good));
  const nearest = rest.sort((one, other) => aboveOf(centre, one) - aboveOf(centre, other));
  const missing = nearest.slice(0, Math.max(0, ENOUGH - scored.length));
  return {
    coloursScored: scored.length,
    coloursPlaced: GOODS.filter(good => !rows[good].cancelled).length,
    value: GOODS.reduce((sum, good) => sum + rows[good].values, 0),
    stops: missing.map(good => stopOf(centre, good)),
  };
}

function stopOf(centre: Centre, good: Good): ColourStop {
  const above = aboveOf(centre, good);
  if (above === 0) return 'unearned';
  const free = fieldsWhere(centre, thing => thing === null);
  return free.length < above ? 'no room' : 'no time';
}

const aboveOf = ({ above }: Centre, good: Good): number =>
  ORDERS.reduce((sum, order) => (goodOf(order) === good ? sum + above[order] : sum), 0);
