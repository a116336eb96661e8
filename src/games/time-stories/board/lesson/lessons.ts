import { withTexts } from '@/ui/words/words';
import type { Lessons } from '@/games/board';
import type { Action } from '../../rules/actions';
import type { GameEvent } from '../../rules/events';
import type { View } from '../../rules/state';
import { LessonHand } from './LessonHand';

const lessons: Lessons<View, Action, GameEvent> = { Hand: LessonHand };

export const fetchLessons = () => withTexts(lessons);
