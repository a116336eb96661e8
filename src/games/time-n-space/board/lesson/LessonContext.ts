import { createContext, useContext } from 'react';
import type { Step } from './steps';

/** How far the lesson has come, for all parts of the hand it is held in. */
export type LessonState = {
  readonly step: Step;
  readonly at: number;
  readonly all: number;
  /** Come back to: it does not go on by itself if it is done already. */
  readonly again: boolean;
  go(to: number, again?: boolean): void;
  pace(times: number): void;
};

const Context = createContext<LessonState | null>(null);
export const LessonProvider = Context.Provider;

/** Null: nobody is taught. */
export const useLesson = (): LessonState | null => useContext(Context);
