import type { Action } from '../../rules/actions';
import type { Letter, Task } from '../../rules/components';
import { decisionOf } from '../../rules/rules';
import { playerOf } from '../../rules/pieces';
import { billOf, type Bill } from '../../rules/targets';
import { useHand, useSeat } from '../hand/HandContext';
import { actsOf, isAnswered, type LinePlan, linePlans, pointsAfter } from '../lines/answers';

export type PlacingPlan = {
  readonly task: Task;
  readonly sector: Letter;
  readonly bill: Bill;
  readonly lines: readonly LinePlan[];
  readonly from: number;
  readonly to: number;
  /** Null: something has to be answered first. */
  readonly acts: readonly [Action, ...Action[]] | null;
  /** Without the action. */
  readonly controlActs: readonly [Action, ...Action[]];
  readonly isDone: boolean;
};

/** The planned act: the bot that is picked or already placed, and all that follows. */
export function usePlan(): PlacingPlan | null {
  const { view, seat } = useSeat('view', 'seat');
  const { picked, answers } = useHand('picked', 'answers');
  const [due] = view.due;
  const isDone = due?.name === 'work' && decisionOf(view) === 'work' && view.turn === seat;
  const target = isDone ? due : picked?.what === 'bot' ? picked : null;
  if (!target || target.sector === null) return null;
  const { task, sector } = target;
  const bill = billOf(view, seat, task, sector);
  const { crystals, programmed, points: from } = playerOf(view, seat);
  const purse = {
    crystals: crystals + bill.gain.crystals,
    bots: programmed.filter(it => it !== task),
  };
  const lines = linePlans(bill.lines, purse, answers);
  const place: Action = { type: 'place', task, sector };
  const [work, skip]: readonly [Action, Action] = [{ type: 'work' }, { type: 'skip' }];
  const all = actsOf(lines);
  const isReady = isAnswered(lines) && !bill.whyNotWork && (isDone || !bill.whyNot);
  return {
    task,
    sector,
    bill,
    lines,
    from,
    to: pointsAfter(from, bill.gain.points, lines),
    acts: !isReady ? null : isDone ? [work, ...all] : [place, work, ...all],
    controlActs: isDone ? [skip] : [place, skip],
    isDone,
  };
}
