/** The bars of the chart: one for each player in each part of the match. */
import { type BySeat, of, type Seat } from '@/kit/seat';
import { PARTS, type Source, SOURCES, type SourcePoints } from './sources';

export type Segment = { readonly source: Source; readonly from: number; readonly to: number };
export type Bar = {
  readonly seat: Seat;
  readonly part: number;
  readonly segments: readonly Segment[];
  readonly total: number;
  readonly top: number;
  readonly bottom: number;
};

export function barOf(seat: Seat, part: number, points: SourcePoints): Bar {
  let [top, bottom] = [0, 0];
  const segments = SOURCES.flatMap(source => {
    const worth = points[source];
    if (worth === 0) return [];
    const from = worth > 0 ? top : bottom;
    if (worth > 0) top += worth;
    else bottom += worth;
    return [{ source, from, to: from + worth }];
  });
  return { seat, part, segments, total: top + bottom, top, bottom };
}

export function barsOf(
  seats: readonly Seat[],
  sources: BySeat<readonly SourcePoints[]>,
): readonly Bar[] {
  return Array.from({ length: PARTS }, (_, part) => part).flatMap(part =>
    seats.flatMap(seat => {
      const points = of(sources, seat)[part];
      return points ? [barOf(seat, part, points)] : [];
    }),
  );
}
