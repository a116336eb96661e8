/** Which colours are to score, and what they may come to. Recomputed from what lies open. */
import { MINUTE, type Millis } from '../../../../kit/millis';
import { of, type Seat } from '../../../../kit/seat';
import { type Good, SLOTS } from '../components';
import { mostAt } from '../orders';
import type { Centre, Seen } from '../state';
import type { Weights } from './character';
import { aboveOf, type ByGood, each, earned, ranked } from './colours';
import { reach } from './reach';

export type Plan = {
  /** Minutes in which a glass can still be turned. */
  readonly left: number;
  /** Own counters still above the centre. */
  readonly above: ByGood<number>;
  /** How likely each colour is to score at the end. */
  readonly hope: ByGood<number>;
  /** What each may have at the end: the sum of its values, and its symbols. */
  readonly values: ByGood<number>;
  readonly symbols: ByGood<number>;
  /** Counters above the centre of the three colours it goes for. */
  readonly due: number;
  /** How urgent putting up orders is; 1 means that there is no minute to lose. */
  readonly hurry: number;
};

const ENOUGH = 3;
const MOST_HURRY = 2.5;

export function planFor(seen: Seen, seat: Seat, at: Millis, weights: Weights): Plan {
  const centre = of(seen.centres, seat);
  const left = minutesLeft(seen, at);
  const share = left / seen.options.minutes;
  const order = ranked(seen, seat, share, weights);
  const above = each(good => aboveOf(centre, good));
  const due = order.slice(0, ENOUGH).reduce((sum, good) => sum + above[good], 0);
  return {
    left,
    above,
    hope: hopes(order, above, reach(seen, seat, at, left, weights), left, weights),
    values: each(good => valuesToCome(seen, seat, good, share)),
    symbols: each(good => symbolsToCome(seen, seat, good, left)),
    due,
    hurry: Math.min(MOST_HURRY, (due / steady(centre, weights) + 1) / (left + 1)),
  };
}

const minutesLeft = ({ phase, options }: Seen, at: Millis): number =>
  phase.name === 'running' ? Math.max(0, phase.endsAt - at) / MINUTE : options.minutes;

/** Orders that can be put up in a minute, with both glasses if there are two trading centres. */
function aMinute(centre: Centre): number {
  const [first = 1, second = 0] = SLOTS.map(slot => mostAt(centre, slot)).sort((a, b) => b - a);
  return first + second;
}

/** The same when the other glass is mostly busy. */
function steady(centre: Centre, { second }: Weights): number {
  const most = Math.max(...SLOTS.map(slot => mostAt(centre, slot)));
  return most + second * (aMinute(centre) - most);
}

/**
 * Goes through the colours in order: the sooner the last counter of one can be down, the more hope.
 */
function hopes(
  order: readonly Good[],
  above: ByGood<number>,
  room: number,
  left: number,
  { slack, fourth }: Weights,
): ByGood<number> {
  const vague = Math.min(1, left / 10); // the nearer the end, the more certain
  let needed = 0;
  const hope: Record<Good, number> = { grey: 1, yellow: 1, blue: 1, brown: 1 };
  for (const [place, good] of order.entries()) {
    const isLate = place >= ENOUGH && needed > 0;
    needed += above[good];
    if (above[good] > 0) hope[good] = likely(needed - room - 0.5 - slack * vague, 0.2 + vague);
    if (isLate) hope[good] *= fourth;
  }
  return hope;
}

/** From near 1 to near 0, the more is missing. */
const likely = (missing: number, vague: number): number => 1 / (1 + Math.exp(missing / vague));

/** Current earnings, plus what the rest of the match is likely to add. */
const valuesToCome = (seen: Seen, seat: Seat, good: Good, share: number): number =>
  earned(seen, seat, good).values + 7 * share;

function symbolsToCome(seen: Seen, seat: Seat, good: Good, left: number): number {
  const { symbols } = earned(seen, seat, good);
  const most = seen.seats.length - 1;
  return symbols + ((most - symbols) * left) / (left + 8);
}
