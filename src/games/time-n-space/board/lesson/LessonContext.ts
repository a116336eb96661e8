import { createContext, useContext } from 'react';
import type { Course } from './courses';
import type { Step } from './step';

/** How far the lesson has come, for all parts of the hand it is held in. */
export type LessonState = {
  readonly course: Course;
  readonly step: Step;
  readonly at: number;
  /** Come back to: it does not go on by itself if it is done already. */
  readonly again: boolean;
  /** Something else was tried than what is taught here. */
  readonly isAstray: boolean;
  /** The player lets it be done for him. */
  readonly isDoing: boolean;
  go(to: number, again?: boolean): void;
  doIt(): void;
  pace(times: number): void;
};

const Context = createContext<LessonState | null>(null);
export const LessonProvider = Context.Provider;

/** Null: nobody is taught. */
export const useLessonState = (): LessonState | null => useContext(Context);
