/** Together: where cards can still find a place, and what it costs the others to take it. */
import { POINTS } from '../components';
import type { TogetherSeen } from '../state';
import { dateIn } from '../turned';
import type { Belief } from './belief';
import type { Expected } from './cardsToCome';
import { type Stretch, stretchOf } from './era';

/** A stretch of the years: outside the line, in a gap that takes one card only, or on a card. */
export type Room = {
  readonly at: 'end' | 'gap' | 'on';
  readonly stretch: Stretch;
  readonly points: number;
};

export function roomsOf(view: TogetherSeen): readonly Room[] {
  const { line } = view;
  const stretch = (card: string | undefined) => stretchOf(dateIn(view, card ?? ''));
  const lower = line.map(({ cards }) => stretch(cards[0]));
  const gaps = line.slice(0, -1).map(({ above }, n): Room => {
    const between = { from: lower[n]?.to ?? 0, to: lower[n + 1]?.from ?? 0 };
    return above.length === 0
      ? { at: 'gap', stretch: between, points: POINTS.gaps }
      : { at: 'on', stretch: stretch(above[0]), points: POINTS.gaps };
  });
  return [
    { at: 'end', stretch: { from: -Infinity, to: lower[0]?.from ?? 0 }, points: POINTS.line },
    ...lower.map((it): Room => ({ at: 'on', stretch: it, points: POINTS.line })),
    ...gaps,
    {
      at: 'end',
      stretch: { from: lower[lower.length - 1]?.to ?? 0, to: Infinity },
      points: POINTS.line,
    },
  ];
}

/** How many cards to come will find no place any more because of one there. */
export function lossIn({ at, stretch }: Room, { era }: Belief, expected: Expected): number {
  if (at === 'on') return 0;
  if (at === 'gap') return held(expected(stretch));
  // What was outside the line lies in a gap from then on.
  const between = expected(
    stretch.from === -Infinity ? { from: era, to: stretch.to } : { from: stretch.from, to: era },
  );
  return between - held(between);
}

/** Of so many expected, how many one gap holds. */
const held = (expected: number): number => 1 - Math.exp(-expected);
