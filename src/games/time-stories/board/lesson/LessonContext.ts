import { createContext, useContext } from 'react';
import type { GuideLight } from '@/ui/lesson/light';
import type { Course, Step } from './course';

/** The state of the lesson, for what is drawn over the hand. */
export type LessonState = {
  readonly course: Course;
  readonly step: Step;
  readonly at: number;
  /** The learner tried something other than what is taught here. */
  readonly isAstray: boolean;
  readonly light: GuideLight;
  goOn(): void;
  leave(): void;
};

const Context = createContext<LessonState | null>(null);
export const LessonProvider = Context.Provider;

/** Null: there is no lesson. */
export const useLessonState = (): LessonState | null => useContext(Context);
