/** Leads the finger to the next control, past whatever lies over it. */
import { agentOf } from '../../rules/lookup';
import type { Action, AgentAction, Figure } from '../../rules/actions';
import type { View } from '../../rules/state';
import { isSameAct } from '@/ui/lesson/steps';
import type { HandState } from '../hand/hand';
import { slotOf } from '../pieces/slots';
import { actFor, meantActOf } from '../hand/selectors';
import type { Obstacle, Sentence, Step } from './course';

export type HandShown = Pick<HandState, 'aims' | 'reading' | 'story' | 'typed'> & {
  readonly view: View;
  /** The agent that the screen is about. */
  readonly shown: Figure;
};

type Finger = {
  readonly spots: readonly string[];
  readonly says: Sentence;
  /** There is something to touch, not only to look at. */
  readonly leads: boolean;
  /** There is more to read than the bubble, so nothing gets dark. */
  readonly isBright: boolean;
};

/** Picks the lit control and the sentence that belongs to it. */
export function fingerFor(step: Step, screen: HandShown): Finger {
  const met = obstacleOf(step, screen);
  if (met) {
    const isBright = met.as !== 'tab';
    return { spots: [met.spot], says: step.says[met.as] ?? USUAL[met.as], leads: true, isBright };
  }
  const usual = { says: step.says.first, leads: step.do === 'act', isBright: !!step.isBright };
  if (step.do === 'read') return { ...usual, spots: step.look };
  const action = step.next(screen.view);
  if (!action) return { ...usual, spots: [] };
  const spot = controlFor(action, screen);
  const key = spot === 'code-try' ? 'typed' : action.type;
  return { ...usual, spots: [spot], says: step.says[key] ?? step.says.first };
}

const USUAL = { dice: 'closeDice', card: 'closeCard', tab: 'otherTab' } as const;

function obstacleOf(
  step: Step,
  { story, reading, shown, view }: HandShown,
): { readonly as: Obstacle; readonly spot: string } | undefined {
  const on = step.do === 'read' ? step.on : undefined;
  const action = step.do === 'act' ? step.next(view) : undefined;
  if (story && on !== 'dice') return { as: 'dice', spot: 'go-on' };
  const isHere = reading !== null && isCardOf(step, action, { reading, view });
  if (reading && !isHere) return { as: 'card', spot: 'lay-back' };
  if (isHere) return undefined;
  const agent = agentFor(step, action) ?? shown;
  return agent === shown ? undefined : { as: 'tab', spot: `agent-${agent}` };
}

/** The step speaks of the open card, or acts on it. */
function isCardOf(
  step: Step,
  action: Action | undefined,
  { reading, view }: Pick<HandShown, 'reading' | 'view'>,
): boolean {
  if (step.do === 'read') return step.on === 'card';
  if (action?.type === 'try') return agentOf(view, action.agent).at === reading?.card;
  return action?.type === 'answer';
}

function agentFor(step: Step, action: Action | undefined): Figure | undefined {
  if (step.do === 'read') return step.whose;
  return action && 'agent' in action ? action.agent : undefined;
}

/** The control that does it. */
function controlFor(action: Action, screen: HandShown): string {
  switch (action.type) {
    case 'read':
      return 'lay-base-back';
    case 'spend':
      return 'spend';
    case 'propose':
      return action.proposal.do === 'go' ? `go-${action.proposal.place}` : action.proposal.do;
    case 'lend':
      return `lender-${action.lender}`;
    case 'enter':
      return `enter-${slotOf(screen.view, action.card)}`;
    case 'answer':
      return `option-${action.option}`;
    case 'try':
      return answerControl(action, screen);
    case 'plan':
      return action.plan.do === 'move'
        ? `move-${slotOf(screen.view, action.plan.card)}`
        : action.plan.do === 'test'
          ? 'test-test'
          : 'choose-nothing';
    case 'roll':
    case 'move':
    case 'rest':
      return carriesOut(action, screen) ? 'do-it' : choiceFor(action, screen.view);
    default:
      return 'hand';
  }
}

function answerControl({ code, act }: Extract<Action, { type: 'try' }>, screen: HandShown): string {
  if (!screen.reading) return `open-code-${act}`;
  return screen.typed.trim() === code ? 'code-try' : 'code-field';
}

type UnitAct = Extract<AgentAction, { type: 'roll' | 'move' | 'rest' }>;

/** The agent may mean something else by now; then the choice comes first. */
function carriesOut(action: UnitAct, { view, aims }: HandShown): boolean {
  const aim = meantActOf(view, action.agent, { aims });
  return aim !== null && isSameAct(actFor(view, action.agent, aim), action);
}

function choiceFor(action: UnitAct, view: View): string {
  if (agentOf(view, action.agent).done !== null) return 'do-it';
  if (action.type === 'move') return `move-${slotOf(view, action.card)}`;
  return action.type === 'roll' ? `test-${action.act}` : 'choose-nothing';
}
