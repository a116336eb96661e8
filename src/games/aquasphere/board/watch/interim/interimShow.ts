/** An interim scoring as it is shown, gathered from its events. */
import { type BySeat, bySeat, of, ownOf, type Seat } from '@/kit/seat';
import type { Task } from '../../../rules/components';
import type { GameEvent } from '../../../rules/events';
import type { InterimScore, Seen } from '../../../rules/state';

/** A red line that a counter met. */
export type LineMet = {
  readonly seat: Seat;
  readonly line: number;
  /** What was paid to cross it; null if the counter stopped. */
  readonly paid: 'crystal' | Task | null;
  readonly lost: number;
};

export type InterimShow = {
  readonly round: number;
  /** In the order of passing. */
  readonly order: readonly Seat[];
  /** Time markers for submarines, of the seats that have collected them. */
  readonly time: BySeat<number>;
  /** Null while markers and cards are still due. */
  readonly scores: BySeat<InterimScore> | null;
  readonly before: BySeat<number>;
  /** Where the counters stand. */
  readonly now: BySeat<number>;
  readonly lines: readonly LineMet[];
  /** All counters have moved. */
  readonly isOver: boolean;
};

export const isScoring = ({ phase }: Seen): boolean =>
  phase.name === 'time' || phase.name === 'points';

/** Continues with the events of a message and the view they led to. */
export function showAfter(
  shown: InterimShow | null,
  events: readonly GameEvent[],
  view: Seen,
): InterimShow | null {
  return events.reduce<InterimShow | null>((show, event) => {
    const isNew = show === null || show.isOver;
    if (event.type === 'collected' || event.type === 'interim')
      return seen(isNew ? begunBy(events, view) : show, event);
    return isNew ? show : seen(show, event);
  }, shown);
}

function begunBy(events: readonly GameEvent[], view: Seen): InterimShow {
  const round = events.find(it => it.type === 'interim')?.round ?? view.round;
  const before = bySeat(view.seats, seat => pointsBefore(events, view, seat));
  return {
    round,
    order: view.passed.length > 0 ? view.passed : view.order,
    time: {},
    scores: null,
    before,
    now: before,
    lines: [],
    isOver: false,
  };
}

function pointsBefore(events: readonly GameEvent[], view: Seen, seat: Seat): number {
  const moved = events.find(it => it.type === 'scored' && it.seat === seat);
  return moved?.type === 'scored' ? moved.from : of(view.players, seat).points;
}

function seen(show: InterimShow, event: GameEvent): InterimShow {
  switch (event.type) {
    case 'collected':
      return { ...show, time: { ...show.time, [event.seat]: event.time } };
    case 'interim':
      return { ...show, round: event.round, scores: event.scores };
    case 'scored':
      return { ...show, now: { ...show.now, [event.seat]: event.to } };
    case 'crossed':
      return met(show, { ...event, paid: event.bot ?? 'crystal', lost: 0 });
    case 'stopped':
      return met(show, { ...event, paid: null });
    case 'refilled':
    case 'over':
      return { ...show, isOver: true };
    default:
      return show;
  }
}

const met = (show: InterimShow, { seat, line, paid, lost }: LineMet): InterimShow => ({
  ...show,
  lines: [...show.lines, { seat, line, paid, lost }],
});

/** A screen that comes in the middle of a scoring: it has missed the events. */
export function showIn(view: Seen): InterimShow | null {
  if (!isScoring(view)) return null;
  const { phase } = view;
  const now = bySeat(view.seats, seat => of(view.players, seat).points);
  const scores = phase.name === 'points' ? phase.scores : null;
  return {
    round: view.round,
    order: view.passed,
    time: {},
    scores,
    before: bySeat(view.seats, seat => {
      const hasMoved = phase.name === 'points' && !phase.later.includes(seat) && seat !== view.turn;
      return of(now, seat) - (hasMoved && scores ? of(scores, seat).total : 0);
    }),
    now,
    lines: [],
    isOver: false,
  };
}

export const collectedBy = ({ time }: InterimShow, seat: Seat): number | undefined =>
  ownOf(time, seat);
