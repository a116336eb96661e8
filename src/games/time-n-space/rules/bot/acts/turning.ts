/** Where a free glass goes: weighs every symbol and every flight. */
import { type Chance, oneOf } from '../../../../../kit/random';
import { of } from '../../../../../kit/seat';
import type { Intent } from '../../../../game';
import type { Action, Deed } from '../../actions';
import { type Node, type Place, SLOTS } from '../../components';
import type { Centre, GlassId } from '../../state';
import { toBuild } from './building';
import { meantAt } from './deed';
import { foremost } from '../foremost';
import { foreseen } from '../foresight';
import { legs } from '../flights/journey';
import { type Mind, mindCentre } from '../mind';

/** A glass to turn, and its purpose: the deed to do there, or where the ship is to go. */
export type Idea = {
  readonly action: Action;
  readonly worth: number;
  readonly deed?: Deed;
  readonly aim?: Node;
};

const GLASSES: readonly GlassId[] = [0, 1];

export function turning(mind: Mind, next: () => Chance): Intent<Action> {
  const idea = ideaFor(mind, next);
  return idea && { act: idea.action };
}

export function ideaFor(mind: Mind, next: () => Chance): Idea | undefined {
  const { view, seat, at, character } = mind;
  if (view.phase.name !== 'running' || at >= view.phase.endsAt) return undefined;
  const glasses = of(view.glasses, seat);
  const glass = GLASSES.find(one => glasses[one] === null);
  if (glass === undefined) return undefined;
  const other = glasses[glass === 0 ? 1 : 0]?.on;
  const ideas = ideasFor(mind, glass, other).map(idea => misjudged(mind, idea, next));
  return next() < character.whim ? oneOf(ideas, next) : bestOf(mind, ideas);
}

const misjudged = ({ character }: Mind, idea: Idea, next: () => Chance): Idea => ({
  ...idea,
  worth: idea.worth * (1 + character.error * (next() - 0.5) * 2) + 0.01 * next(),
});

function bestOf({ character }: Mind, ideas: readonly Idea[]): Idea | undefined {
  const best = foremost(ideas, ({ worth }) => worth);
  return best && best.worth > character.weights.least ? best : undefined;
}

function ideasFor(mind: Mind, glass: GlassId, other: Place | undefined): Idea[] {
  const now = mindCentre(mind);
  const then = mind.character.foresees && other ? foreseen(mind, now, other) : now;
  return [
    ...atHome(mind, then, glass, other),
    ...(other !== 'research' && now.research !== null ? [inResearch(mind, then, glass)] : []),
    ...(other !== 'ship' ? onTheWay(mind, then, glass) : []),
  ];
}

const atHome = (mind: Mind, centre: Centre, glass: GlassId, other: Place | undefined): Idea[] =>
  SLOTS.filter(on => on !== other).map(on => ({
    action: { type: 'turn', glass, on },
    ...meantAt(mind, centre, on),
  }));

const inResearch = (mind: Mind, centre: Centre, glass: GlassId): Idea => ({
  action: { type: 'turn', glass, on: 'research' },
  worth: toBuild(mind, centre)?.gain ?? 0,
});

const onTheWay = (mind: Mind, centre: Centre, glass: GlassId): Idea[] =>
  legs(mind, centre).map(({ to, aim, worth }) => ({
    action: { type: 'turn', glass, on: 'ship', ...(to && { to }) },
    worth,
    aim,
  }));
