/** Red lines that a planned gain of points meets, each with its answer. */
import type { Action } from '../../rules/actions';
import type { Task } from '../../rules/components';
import type { LineAnswer } from '../hand/hand';

type Purse = { readonly crystals: number; readonly bots: readonly Task[] };

export type LinePlan = {
  /** The field behind the line. */
  readonly line: number;
  /** Undefined: the player has to choose. */
  readonly answer: LineAnswer | undefined;
  /** The ways over this line; empty: the counter stops by itself. */
  readonly ways: readonly LineAnswer[];
};

const waysOver = ({ crystals, bots }: Purse): readonly LineAnswer[] =>
  crystals > 0 ? ['crystal'] : bots;

const paidFrom = ({ crystals, bots }: Purse, answer: LineAnswer): Purse =>
  answer === 'crystal'
    ? { crystals: crystals - 1, bots }
    : { crystals, bots: bots.filter(bot => bot !== answer) };

/** A crystal crosses unless the player wants to stop; a bot is sent home only when it is chosen. */
export function linePlans(
  lines: readonly number[],
  purse: Purse,
  answers: readonly LineAnswer[],
): readonly LinePlan[] {
  const [line, ...rest] = lines;
  if (line === undefined) return [];
  const ways = waysOver(purse);
  const chosen = answers[0];
  const answer =
    chosen === 'stop' || (chosen && ways.includes(chosen))
      ? chosen
      : ways.includes('crystal')
        ? 'crystal'
        : undefined;
  const plan: LinePlan = { line, answer, ways };
  if (ways.length === 0 || answer === 'stop' || answer === undefined) return [plan];
  return [plan, ...linePlans(rest, paidFrom(purse, answer), answers.slice(1))];
}

/** The points after all lines, as they are answered so far. */
export function pointsAfter(from: number, gain: number, plans: readonly LinePlan[]): number {
  const stop = plans.find(({ answer, ways }) => answer === 'stop' || ways.length === 0);
  return stop ? stop.line - 1 : from + gain;
}

export const isAnswered = (plans: readonly LinePlan[]): boolean =>
  plans.every(({ answer, ways }) => answer !== undefined || ways.length === 0);

export const actOf = (answer: LineAnswer): Action =>
  answer === 'stop'
    ? { type: 'stop' }
    : { type: 'cross', bot: answer === 'crystal' ? null : answer };

/** The acts of all answers. */
export const actsOf = (plans: readonly LinePlan[]): readonly Action[] =>
  plans.flatMap(({ answer }) => (answer === undefined ? [] : [actOf(answer)]));
