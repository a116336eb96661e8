/** The control to touch next on the way to an act. */
import type { Action } from '../../rules/actions';
import type { Task } from '../../rules/components';
import type { Decision } from '../../rules/rules';
import type { HandState, Picked } from '../hand/hand';

/** A control, by its test id. */
export type Control = string;

export type HandScreen = Pick<HandState, 'page' | 'picked' | 'showsNext'> & {
  /** What the own seat has to decide; null: others do. */
  readonly decision: Decision | null;
  /** Pages lie side by side. */
  readonly wide: boolean;
};

/** The next control, and the same where the screen has another for it. */
export function fingerFor(acts: readonly Action[], screen: HandScreen): readonly Control[] {
  const [action, then] = acts;
  if (!action || screen.decision === null) return [];
  const way = wayTo(action, then, screen);
  const isBelow = screen.picked?.what === 'bot' || screen.decision === 'work';
  if (!screen.wide && !isBelow && screen.page !== 'lab') return ['page-lab'];
  return screen.showsNext && !isBelow ? ['show-next'] : way;
}

function wayTo(
  action: Action,
  then: Action | undefined,
  { picked, decision }: HandScreen,
): readonly Control[] {
  switch (action.type) {
    case 'step':
      if (picked?.what === 'room' && picked.room === action.room) return ['do-it'];
      return outOf(picked, 'buy', 'bot') ?? [`room-${action.room}`];
    case 'buy':
      return toBuy(action.task, picked);
    case 'place':
      return toPlace(action.task, action.sector, then, picked);
    case 'work':
      return ['do-it'];
    case 'skip':
      return [SKIPS[decision ?? 'work'] ?? 'only-control'];
    case 'letter':
      return [`letter-${action.sector}`];
    case 'recall':
      return [`home-${action.task}`];
    case 'pass':
      return outOf(picked, 'bot') ?? ['pass'];
    case 'cross':
      return [`cross-${action.bot ?? 'crystal'}`];
    case 'stop':
      return ['stop-at-line'];
    case 'collect':
      return ['collect'];
    case 'use':
      return [`use-${action.card}`];
    case 'move':
      return toMove(action.sector, picked);
  }
}

const SKIPS: Partial<Record<Decision, Control>> = {
  letters: 'skip-letters',
  interim: 'interim-done',
};

const BACK = { buy: 'choosing-back', bot: 'placing-back' } as const;

/** Back from another plan that covers the control. */
function outOf(
  picked: Picked | null,
  ...covering: readonly (keyof typeof BACK)[]
): readonly Control[] | undefined {
  const what = covering.find(it => it === picked?.what);
  return what && [BACK[what]];
}

function toBuy(task: Task, picked: Picked | null): readonly Control[] {
  if (picked?.what !== 'buy') return outOf(picked, 'bot') ?? ['any-bot'];
  return [picked.task === task ? 'do-it' : `buy-${task}`];
}

function toPlace(
  task: Task,
  sector: string,
  then: Action | undefined,
  picked: Picked | null,
): readonly Control[] {
  if (picked?.what !== 'bot') return [`bot-${task}`];
  if (picked.task !== task) return ['placing-back'];
  if (picked.sector !== sector) return [`sector-${sector}`, `look-${sector}`];
  return [then?.type === 'skip' ? 'only-control' : 'do-it'];
}

/** Any bot leads to the sectors; the move is offered where the way is too long for one go. */
const toMove = (sector: string, picked: Picked | null): readonly Control[] =>
  picked?.what === 'bot' && picked.sector !== sector
    ? [`sector-${sector}`, `look-${sector}`]
    : ['only-move'];
