import { createContext, useContext } from 'react';
import type { Course } from './courses';
import type { Step } from './step';

/** The state of the lesson, for all parts of the hand. */
export type LessonState = {
  readonly course: Course;
  readonly step: Step;
  readonly at: number;
  /** The player came back to this step, so it does not advance by itself if it is already done. */
  readonly again: boolean;
  /** The player tried something other than what is taught here. */
  readonly isAstray: boolean;
  /** The player lets the lesson do the step. */
  readonly isDoing: boolean;
  go(to: number, again?: boolean): void;
  doIt(): void;
  pace(times: number): void;
};

const Context = createContext<LessonState | null>(null);
export const LessonProvider = Context.Provider;

/** Null: there is no lesson. */
export const useLessonState = (): LessonState | null => useContext(Context);
