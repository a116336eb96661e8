/** What a tube of the interim scoring holds: points from before, and layers on top. */
import { ownOf, type Seat } from '@/kit/seat';
import { playerOf } from '../../rules/pieces';
import { interimScore } from '../../rules/score';
import type { InterimScore, Seen } from '../../rules/state';

const PARTS = ['majority', 'bots', 'crystals'] as const;
export type Part = (typeof PARTS)[number];

export type Tube = {
  readonly seat: Seat;
  readonly points: number;
  readonly score: InterimScore;
  /** The counter has moved, so that nothing is to come. */
  readonly isDone: boolean;
  /** Red lines have taken from what was counted. */
  readonly left: number;
};

export function tubeOf(view: Seen, seat: Seat): Tube {
  const { phase } = view;
  const { points } = playerOf(view, seat);
  const score =
    (phase.name === 'points' ? ownOf(phase.scores, seat) : undefined) ?? interimScore(view, seat);
  const isDone = phase.name === 'points' && seat !== view.turn && !phase.later.includes(seat);
  const [due] = view.due;
  const isMoving = phase.name === 'points' && seat === view.turn;
  const left = isDone ? 0 : isMoving ? (due?.name === 'points' ? due.points : 0) : score.total;
  return { seat, points, score, isDone, left };
}

/** From the points now upwards; octopods take from the top, so layers are cut there. */
export function layersOf({ points, score, left }: Tube) {
  const top = points + Math.max(0, left);
  let from = points;
  return PARTS.flatMap(part => {
    const to = Math.min(top, from + score[part]);
    const layer = { part, from, to };
    from = to;
    return layer.to > layer.from ? [layer] : [];
  });
}

/** The lowest and the highest number of the common scale. */
export function scaleOf(tubes: readonly Tube[]) {
  const low = Math.min(...tubes.map(({ points }) => points));
  const high = Math.max(...tubes.map(({ points, left }) => points + Math.max(0, left)));
  return {
    from: Math.max(0, Math.floor((low - 6) / 10) * 10),
    to: Math.ceil((high + 4) / 10) * 10,
  };
}
