/** Where the finger goes next on the way to what a step wants. Nothing: the sand is waited for. */
import { destination } from '../../rules/board';
import type { Node, Place } from '../../rules/components';
import type { GlassId } from '../../rules/state';
import { sideOf } from '../pieces/side';
import {
  freeGlasses,
  glassAt,
  isDone,
  type Moment,
  shipOf,
  throughGlasses,
  towards,
} from './moment';
import type { Goal, Spot } from './step';

const spotOf = (glass: GlassId): Spot => `glass-${sideOf(glass)}`;

export function fingerFor(goal: Goal, now: Moment): readonly Spot[] {
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

/** What lies on the centre cannot be touched from another page. */
const onCentre = ({ wide, page }: Moment, spots: readonly Spot[]): readonly Spot[] =>
  wide || page === 'centre' ? spots : ['page-centre'];

function toTurn(now: Moment, on: Place, to?: Node): readonly Spot[] {
  const { opened, held } = now;
  if (opened?.what === 'journey') return wayTo(now, to).map(node => `fly-${node}`);
  if (opened?.what === 'symbol') return freeGlasses(now).map(glass => `turn-${sideOf(glass)}`);
  if (opened?.what === 'place') return isDone(now, opened.glass) ? ['do', 'lapse'] : [];
  if (opened) return [];
  if (held !== null) return onCentre(now, [`place-${on}`]);
  const free = freeGlasses(now);
  return (free.length > 0 ? free : throughGlasses(now)).map(spotOf);
}

function wayTo(now: Moment, to: Node | undefined): Node[] {
  return to === undefined ? [] : [towards(now, to) ?? to];
}

function toPlan(now: Moment, on: Place): readonly Spot[] {
  const glass = glassAt(now, on);
  if (glass === undefined) return toTurn(now, on);
  return now.opened?.what === 'place' && now.opened.glass === glass ? ['do'] : [spotOf(glass)];
}

type Lift = Extract<Goal, { do: 'lift' }>;

function toLift(now: Moment, { on, to, by }: Lift): readonly Spot[] {
  const glass = glassAt(now, on);
  if (glass === undefined) return toTurn(now, on, to);
  const isOpen = now.opened?.what === 'place' && now.opened.glass === glass;
  if (!isDone(now, glass)) return [];
  if (isOpen) return [isHalfWay(now, on, to) ? 'lapse' : by];
  return now.opened ? [] : [spotOf(glass)];
}

/** Half-way there is nothing to do. */
const isHalfWay = (now: Moment, on: Place, to: Node | undefined): boolean =>
  on === 'ship' && to !== undefined && destination(shipOf(now)) !== to;

/** Only sand is in the way: it may run faster. */
export function isWaiting(goal: Goal, now: Moment): boolean {
  const isForSand = goal.do === 'turn' || goal.do === 'lift';
  if (now.opened || now.held !== null || !isForSand) return false;
  return fingerFor(goal, now).length === 0 && freeGlasses(now).length < 2;
}
