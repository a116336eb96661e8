/**
 * Together: where cards can still find a place, and how many later cards a card there would block.
 */
import { POINTS } from '../components';
import type { TogetherSeen } from '../state';
import { dateIn } from '../turned';
import type { Belief } from './belief';
import type { Expected } from './cardsToCome';
import { type Stretch, stretchOf } from './era';

/** A stretch of years: outside the line, in a gap that takes one card only, or on a card. */
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

/** How many later cards lose their place if a card goes there. */
export function lossIn({ at, stretch }: Room, { era }: Belief, expected: Expected): number {
  if (at === 'on') return 0;
  if (at === 'gap') return held(expected(stretch));
  // The stretch outside the line becomes a gap.
  const between = expected(
    stretch.from === -Infinity ? { from: era, to: stretch.to } : { from: stretch.from, to: era },
  );
  return between - held(between);
}

/** How many of the expected cards one gap can take. */
const held = (expected: number): number => 1 - Math.exp(-expected);
