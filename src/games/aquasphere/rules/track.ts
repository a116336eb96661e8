/** The knowledge track and its red lines. */
import type { Seat } from '../../../kit/seat';
import { type Change, inTurn, unchanged } from './change';
import { LAP, RED_LINES, type Task } from './components';
import { unprogrammed } from './bots';
import { playerOf, withDue, withoutDue, withPlayer } from './pieces';
import type { Due, Player, Seen, State } from './state';
import { paid } from './supply';

/** The first field behind the next red line. */
export function nextLine(points: number): number {
  const lap = Math.floor(points / LAP) * LAP;
  const line = RED_LINES.find(it => lap + it > points) ?? LAP;
  return lap + line;
}

/** The first field behind the last red line, or 0 before the first. */
export function lastLine(points: number): number {
  const lap = Math.floor(points / LAP) * LAP;
  const line = Math.max(0, ...RED_LINES.filter(it => lap + it <= points));
  return lap + line;
}

/** The red lines between two numbers of points. */
export function linesBetween(from: number, to: number): readonly number[] {
  const line = nextLine(from);
  return line > to ? [] : [line, ...linesBetween(line, to)];
}

export const canCross = ({ crystals, programmed }: Player): boolean =>
  crystals > 0 || programmed.length > 0;

type Points = Extract<Due, { name: 'points' }>;

/** The points that are to be moved now. */
export function pointsDue({ due: [first] }: Seen): Points | undefined {
  return first?.name === 'points' ? first : undefined;
}

/** The red line before which the counter stands, if its player can pay for it. */
export function lineAsked(seen: Seen): number | undefined {
  const player = playerOf(seen, seen.turn);
  const line = nextLine(player.points);
  const isThere = pointsDue(seen) !== undefined && player.points === line - 1;
  return isThere && canCross(player) ? line : undefined;
}

/** Moves up to the next red line; what is left over stays due. */
export function advanced(state: State, { points, from }: Points): Change {
  const seat = state.turn;
  const start = playerOf(state, seat).points;
  const line = nextLine(start);
  const to = Math.min(start + points, line - 1);
  const moved = counterMoved(withoutDue(state), seat, from, to);
  const left = start + points - to;
  if (left === 0) return moved;
  if (!canCross(playerOf(state, seat))) {
    return inTurn(moved, now => stoppedAt(now, seat, line, left));
  }
  return inTurn(moved, now => unchanged(withDue(now, { name: 'points', points: left, from })));
}

export function counterMoved(state: State, seat: Seat, source: Points['from'], to: number): Change {
  const { points: from } = playerOf(state, seat);
  if (from === to) return unchanged(state);
  return {
    state: withPlayer(state, seat, { points: to }),
    events: [{ type: 'scored', seat, source, from, to }],
  };
}

const stoppedAt = (state: State, seat: Seat, line: number, lost: number): Change => ({
  state,
  events: [{ type: 'stopped', seat, line, lost }],
});

/** Pays, steps over the line with one point, and leaves the rest due. */
export function crossed(state: State, seat: Seat, bot: Task | null): Change {
  const due = pointsDue(state);
  if (!due) throw new Error('no line is asked for');
  const line = nextLine(playerOf(state, seat).points);
  const free = bot === null ? paid(state, seat, 'crystals', 1) : unprogrammed(state, seat, bot);
  const rest = { ...due, points: due.points - 1 };
  const start: Change = {
    state: rest.points > 0 ? withDue(withoutDue(free), rest) : withoutDue(free),
    events: [{ type: 'crossed', seat, line, bot }],
  };
  return inTurn(start, now => counterMoved(now, seat, due.from, line));
}

export function stopped(state: State, seat: Seat): Change {
  const due = pointsDue(state);
  if (!due) throw new Error('no line is asked for');
  const line = nextLine(playerOf(state, seat).points);
  return stoppedAt(withoutDue(state), seat, line, due.points);
}

/** Less than nothing: never behind the last red line. */
export const fallenBack = (points: number, loss: number): number =>
  Math.max(lastLine(points), points - loss);
