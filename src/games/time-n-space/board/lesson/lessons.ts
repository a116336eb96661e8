import type { Lessons } from '@/games/board';
import type { Action, GameEvent } from '../../rules/actions';
import type { View } from '../../rules/state';
import { COURSES } from './courses';
import { LessonHand } from './LessonHand';
import { lessonWords } from './words';

/** As the app offers them. */
export const lessons: Lessons<View, Action, GameEvent> = {
  offered(language) {
    const say = lessonWords.sayIn(language);
    return COURSES.map(({ id, table }) => ({
      id,
      table,
      title: say(`lesson.${id}.title`),
      tagline: say(`lesson.${id}.tagline`),
    }));
  },
  Hand: LessonHand,
};
