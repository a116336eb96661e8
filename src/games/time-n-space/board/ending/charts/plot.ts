/** Computes the shapes of charts: scales, step lines, and labels that do not overlap. */
import { scaleLinear } from 'd3-scale';
import { curveStepAfter, line } from 'd3-shape';
import { type Millis, MINUTE } from '@/kit/millis';
import type { PointsLevel, Span } from '../statistics';

type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};
export type Reading = 'points' | 'possible';
type Tick = { readonly at: number; readonly label: string };

export function plotOf(from: Millis, to: Millis, most: number, box: Box, letters = 12) {
  const x = scaleLinear([from, Math.max(to, from + MINUTE)], [box.left, box.right]);
  const y = scaleLinear([0, Math.max(1, most)], [box.bottom, box.top]).nice(4);
  const minutes = scaleLinear([0, (to - from) / MINUTE], [0, 1]).ticks(
    Math.max(2, Math.min(6, (box.right - box.left) / (letters * 3.5))),
  );
  return {
    x,
    y,
    minutes: minutes.map((n): Tick => ({ at: x(from + n * MINUTE), label: String(n) })),
    points: y
      .ticks(4)
      .filter(Number.isInteger)
      .map((n): Tick => ({ at: y(n), label: String(n) })),
    /** A level holds until the next one, and the last one until the end. */
    steps: (row: readonly PointsLevel[], reading: Reading): string => {
      const last = row[row.length - 1];
      const whole = last ? [...row, { ...last, at: to }] : [];
      return (
        line<PointsLevel>(
          level => x(level.at),
          level => y(level[reading]),
        ).curve(curveStepAfter)(whole) ?? ''
      );
    },
  };
}

/** Heights for labels, as near to the wanted ones as `gap` and the edges allow. */
export function spread(
  wanted: readonly number[],
  gap: number,
  top: number,
  bottom: number,
): readonly number[] {
  const order = [...wanted.entries()].sort(([m, one], [n, other]) => one - other || m - n);
  const heights = [...wanted];
  let free = top;
  for (const [n, at] of order) {
    heights[n] = Math.max(at, free);
    free = (heights[n] ?? 0) + gap;
  }
  let end = bottom;
  for (const [n] of order.reverse()) {
    heights[n] = Math.min(heights[n] ?? 0, end);
    end = (heights[n] ?? 0) - gap;
  }
  return heights;
}

/** All spans of one kind, as one path of boxes between two heights. */
export function boxesOf(
  spans: readonly Span[],
  x: (at: Millis) => number,
  top: number,
  bottom: number,
): string {
  return spans
    .map(({ from, to }) => {
      const [left, right] = [x(from), x(to)];
      const width = Math.max(0.6, right - left - 0.6); // leaves a thin gap between two boxes
      return `M${left.toFixed(1)} ${top}h${width.toFixed(1)}V${bottom}h${(-width).toFixed(1)}Z`;
    })
    .join('');
}

/** Diagonal lines, so that a kind of span is recognised without its colour. */
export function hatchOf(
  spans: readonly Span[],
  x: (at: Millis) => number,
  top: number,
  bottom: number,
): string {
  const step = 4;
  const tall = bottom - top;
  return spans
    .flatMap(({ from, to }) => {
      const [left, right] = [x(from), x(to)];
      const count = Math.max(0, Math.floor((right - left - tall) / step) + 1);
      return Array.from({ length: count }, (_, n) => {
        const foot = left + n * step;
        return `M${foot.toFixed(1)} ${bottom}L${(foot + tall).toFixed(1)} ${top}`;
      });
    })
    .join('');
}
