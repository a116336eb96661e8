/** Finds the control to touch next to reach a step's goal; none if the player waits for sand. */
import { destination } from '../../rules/board';
import type { Node, Place } from '../../rules/components';
import type { GlassId } from '../../rules/state';
import { sideOf } from '../pieces/side';
import {
  freeGlasses,
  lessonGlassAt,
  isDone,
  type LessonMoment,
  shipOf,
  throughGlasses,
  towards,
} from './moment';
import type { Goal, LessonSpot } from './step';

const spotOf = (glass: GlassId): LessonSpot => `glass-${sideOf(glass)}`;

export function fingerFor(goal: Goal, now: LessonMoment): readonly LessonSpot[] {
  switch (goal.do) {
    case 'read':
      return goal.look ? [goal.look] : [];
    case 'see':
      return now.wide || now.page === goal.page ? [] : [`page-${goal.page}`];
    case 'open':
      return now.opened ? [] : goal.what === 'score' ? ['score'] : onCentre(now, ['talk']);
    case 'turn':
      return toTurn(now, goal.on, goal.to);
    case 'plan':
      return toPlan(now, goal.on);
    case 'lift':
      return toLift(now, goal);
    case 'choose':
    case 'place':
    case 'ready':
      return onCentre(now, [goal.do]);
    case 'film':
    case 'wait':
      return [];
  }
}

/** The centre's controls cannot be touched from another page. */
const onCentre = (
  { wide, page }: LessonMoment,
  spots: readonly LessonSpot[],
): readonly LessonSpot[] => (wide || page === 'centre' ? spots : ['page-centre']);

function toTurn(now: LessonMoment, on: Place, to?: Node): readonly LessonSpot[] {
  const { opened, held } = now;
  if (opened?.what === 'journey') return wayTo(now, to).map(node => `fly-${node}`);
  if (opened?.what === 'symbol') return freeGlasses(now).map(glass => `turn-${sideOf(glass)}`);
  if (opened?.what === 'place') return isDone(now, opened.glass) ? ['do', 'lapse'] : [];
  if (opened) return [];
  if (held !== null) return onCentre(now, [`place-${on}`]);
  const free = freeGlasses(now);
  return (free.length > 0 ? free : throughGlasses(now)).map(spotOf);
}

function wayTo(now: LessonMoment, to: Node | undefined): Node[] {
  return to === undefined ? [] : [towards(now, to) ?? to];
}

function toPlan(now: LessonMoment, on: Place): readonly LessonSpot[] {
  const glass = lessonGlassAt(now, on);
  if (glass === undefined) return toTurn(now, on);
  return now.opened?.what === 'place' && now.opened.glass === glass ? ['do'] : [spotOf(glass)];
}

type Lift = Extract<Goal, { do: 'lift' }>;

function toLift(now: LessonMoment, { on, to, by }: Lift): readonly LessonSpot[] {
  const glass = lessonGlassAt(now, on);
  if (glass === undefined) return toTurn(now, on, to);
  const isOpen = now.opened?.what === 'place' && now.opened.glass === glass;
  if (!isDone(now, glass)) return [];
  if (isOpen) return [isHalfWay(now, on, to) ? 'lapse' : by];
  return now.opened ? [] : [spotOf(glass)];
}

/** True if the flight ends before `to`; at such a stop there is nothing to do. */
const isHalfWay = (now: LessonMoment, on: Place, to: Node | undefined): boolean =>
  on === 'ship' && to !== undefined && destination(shipOf(now)) !== to;

/** Only sand is in the way, so it may run faster. */
export function isWaiting(goal: Goal, now: LessonMoment): boolean {
  const isForSand = goal.do === 'turn' || goal.do === 'lift';
  if (now.opened || now.held !== null || !isForSand) return false;
  return fingerFor(goal, now).length === 0 && freeGlasses(now).length < 2;
}
