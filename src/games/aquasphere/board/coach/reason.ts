/** Why a good player would do this now, in a code for one sentence. */
import type { Seat } from '@/kit/seat';
import { unreachable } from '@/kit/unreachable';
import type { Action } from '../../rules/actions';
import { type Letter, RECALL_TIME, type Task } from '../../rules/components';
import { decisionOf } from '../../rules/rules';
import type { Seen } from '../../rules/state';
import { billOf, stepBillOf } from '../../rules/targets';
import { pointsDue } from '../../rules/track';
import type { en } from '../../texts/coach.en';

/** The plural is chosen by the count. */
type Stem<K> = K extends `${infer Bare}_${'one' | 'other'}` ? Bare : K;
type Code = Stem<keyof (typeof en)['why']>;
export type Reason = {
  readonly code: Code;
  readonly task?: Task;
  readonly letter?: Letter;
  readonly count?: number;
};

export function reasonFor(view: Seen, seat: Seat, action: Action): Reason {
  switch (action.type) {
    case 'step':
      return toStep(view, seat, action.room);
    case 'buy':
      return { code: 'buy', task: action.task };
    case 'place':
      return toPlace(view, seat, action.task, action.sector);
    case 'recall':
      return toRecall(view, action.task);
    case 'skip':
      return { code: decisionOf(view) === 'interim' ? 'interimDone' : 'leave' };
    case 'letter':
      return { code: 'letter', letter: action.sector };
    case 'cross':
      return toCross(view, action.bot);
    case 'pass':
      return { code: view.passed.length === 0 ? 'passFirst' : 'pass' };
    case 'move':
      return { code: 'move', letter: action.sector };
    case 'work':
    case 'stop':
    case 'collect':
    case 'use':
      return { code: action.type };
    default:
      return unreachable(action);
  }
}

function toStep(view: Seen, seat: Seat, room: Parameters<typeof stepBillOf>[2]): Reason {
  const { task, bot } = stepBillOf(view, seat, room);
  return { code: STEPS[bot], task, count: RECALL_TIME };
}

const STEPS = {
  programmed: 'step',
  third: 'stepThird',
  converted: 'stepTaken',
  none: 'stepEmpty',
} as const;

function toPlace(view: Seen, seat: Seat, task: Task, letter: Letter): Reason {
  const { gain, whyNotWork } = billOf(view, seat, task, letter);
  if (whyNotWork) return { code: 'control', letter, task };
  const count = task === 'time' ? gain.time : task === 'crystals' ? gain.crystals : gain.points;
  return { code: PLACES[task], letter, task, count };
}

const PLACES = {
  octopods: 'octopods',
  crystals: 'crystals',
  submarine: 'submarine',
  time: 'time',
  lab: 'lab',
  card: 'card',
  program: 'program',
} as const;

const toRecall = (view: Seen, task: Task): Reason =>
  decisionOf(view) === 'return'
    ? { code: 'giveBack', task }
    : { code: 'recall', task, count: RECALL_TIME };

function toCross(view: Seen, bot: Task | null): Reason {
  const count = pointsDue(view)?.points ?? 0;
  return bot === null ? { code: 'cross', count } : { code: 'crossByBot', count, task: bot };
}

/** What follows the act, as far as the finger has to know it. */
export const followed = (view: Seen, seat: Seat, action: Action): readonly Action[] =>
  action.type !== 'place'
    ? [action]
    : [
        action,
        billOf(view, seat, action.task, action.sector).whyNotWork
          ? { type: 'skip' }
          : { type: 'work' },
      ];
