/** One scale for all tubes, so that heights can be compared. */
import { of, type Seat } from '@/kit/seat';
import { LAP, RED_LINES } from '../../../rules/components';
import type { InterimShow } from './interimShow';

export type TubeScale = {
  readonly from: number;
  readonly to: number;
  /** From the top of the glass, for a number of points. */
  y(points: number): number;
  readonly tens: readonly number[];
  /** Between the field before a red line and the one behind it. */
  readonly lines: readonly number[];
};

export const GLASS_HEIGHT = 600;
const LEAST = 30;

export function tubeScale(show: InterimShow): TubeScale {
  const all = show.order.flatMap(seat => levelsOf(show, seat));
  const from = Math.max(0, Math.floor((Math.min(...all) - 3) / 10) * 10);
  const to = Math.max(from + LEAST, Math.ceil((Math.max(...all) + 4) / 10) * 10);
  const y = (points: number) => (GLASS_HEIGHT * (to - points)) / (to - from);
  return { from, to, y, tens: tensBetween(from, to), lines: redBetween(from, to) };
}

function levelsOf({ before, now, scores }: InterimShow, seat: Seat): readonly number[] {
  const start = of(before, seat);
  const score = scores ? of(scores, seat) : undefined;
  return [start, of(now, seat), start + (score ? score.total - score.octopods : 0)];
}

const tensBetween = (from: number, to: number): readonly number[] =>
  Array.from({ length: (to - from) / 10 + 1 }, (_, n) => from + n * 10);

const redBetween = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.ceil(to / LAP) + 1 }, (_, lap) => RED_LINES.map(it => lap * LAP + it))
    .flat()
    .map(line => line - 0.5)
    .filter(line => line > from && line < to);
