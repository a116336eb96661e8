/** The steps of a roll: hits, what strikes back, penalties, and those who looked on. */
import { sum } from '@/kit/lists';
import type { LocationId, Shield } from '../../mission/names';
import type { Figure } from '../../rules/actions';
import { agentsAt } from '../../rules/agents';
import type { Face } from '../../rules/components';
import { skullsOf } from '../../rules/dice';
import type { GameEvent } from '../../rules/events';
import { agentOf, lenderOf } from '../../rules/lookup';
import { standingBy } from '../../rules/shields';
import type { View } from '../../rules/state';
import { isNeverIdle } from '../../rules/tests';

type Rolled = Extract<GameEvent, { type: 'rolled' }>;

const isRoll = (event: GameEvent): event is Rolled => event.type === 'rolled';

export type RollStory = {
  readonly agent: Figure;
  readonly card: LocationId;
  readonly faces: readonly Face[];
  readonly hits: number;
  readonly removed: readonly Shield[];
  /** The shields that stay; none, if the test is won. */
  readonly left: readonly Shield[];
  readonly isWon: boolean;
  readonly skulls: number;
  readonly guards: number;
  readonly resistance: number;
  readonly strikesBack: boolean;
  readonly hearts: number;
  readonly units: number;
  readonly specials: number;
  /** The life that all this leaves to the agent. */
  readonly life: number;
  readonly lost: number;
  /** They suffer if they do not roll before the unit ends. */
  readonly onlookers: readonly Figure[];
  readonly idle: { readonly life: number; readonly units: number; readonly specials: number };
};

/** The last roll by one of these agents in a message, with the view that it led to. */
export function storyIn(
  events: readonly GameEvent[],
  view: View,
  own: readonly Figure[],
): RollStory | null {
  const rolls = events.filter(isRoll).filter(({ agent }) => own.includes(agent));
  const rolled = rolls[rolls.length - 1];
  return rolled ? storyOf(rolled, events.slice(events.indexOf(rolled) + 1), view) : null;
}

function storyOf(rolled: Rolled, after: readonly GameEvent[], view: View): RollStory {
  const { agent, faces, left } = rolled;
  const isWon = left.length === 0;
  const many = (kind: Shield) => left.filter(it => it === kind).length;
  return {
    ...rolled,
    isWon,
    skulls: skullsOf(faces),
    guards: many('skull'),
    resistance: lenderOf(view, agent).resistance,
    hearts: many('heart'),
    units: many('time'),
    specials: many('special'),
    life: agentOf(view, agent).life,
    lost: -sum(after.flatMap(it => (it.type === 'life' && it.agent === agent ? it.change : []))),
    onlookers: isWon ? [] : onlookersOf(rolled, after, view),
    idle: standingBy(left),
  };
}

/** Those who have not rolled there; once the unit has ended, those who suffered for it. */
const onlookersOf = (
  { agent, card }: Rolled,
  after: readonly GameEvent[],
  view: View,
): readonly Figure[] =>
  view.phase.name === 'unit'
    ? onlookersAt(view, card, agent)
    : after.flatMap(it => (it.type === 'idle' && it.card === card ? it.agent : []));

const onlookersAt = (view: View, card: LocationId, roller: Figure): readonly Figure[] =>
  agentsAt(view, card).filter(figure => {
    const { done, lender } = agentOf(view, figure);
    return (
      figure !== roller && done !== 'moved' && done !== 'rolled' && !isNeverIdle(view, card, lender)
    );
  });
