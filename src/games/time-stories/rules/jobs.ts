/** The agenda: effects that wait, and questions about them. */
import type { CardEffect } from '../mission/effect';
import type { LocationId } from '../mission/names';
import { isLiving } from './agents';
import type { FrontMemory, Job, Question, State } from './state';
import { memoryOf } from './conditions';

export const withSecret = (state: State, part: Partial<State['secret']>): State => ({
  ...state,
  secret: { ...state.secret, ...part },
});

export const job = (
  effects: readonly CardEffect[],
  { agent, card }: Pick<Job, 'agent' | 'card'>,
  step: Job['step'] = null,
): Job => ({ agent, card, effects, step });

/** They come before everything that waits already. */
export const withJobs = (state: State, ...jobs: readonly Job[]): State =>
  withSecret(state, {
    agenda: [
      ...jobs.filter(({ effects, step }) => effects.length > 0 || step !== null),
      ...state.secret.agenda,
    ],
  });

/** Only one option: nothing is asked, as a rule. None, or an agent in the vortex: nothing happens. */
export function asking(
  state: State,
  question: Question,
  answers: readonly Job[],
  asksForOne = false,
): State {
  const [only, second] = answers;
  if (!only) return state;
  if (!second && !asksForOne) return withJobs(state, only);
  if (!isLiving(state, question.agent)) return state;
  return { ...withSecret(state, { asked: { question, answers } }), asking: question.agent };
}

export const withMemory = (state: State, card: LocationId, part: Partial<FrontMemory>): State =>
  withSecret(state, {
    fronts: { ...state.secret.fronts, [card]: { ...memoryOf(state, card), ...part } },
  });
