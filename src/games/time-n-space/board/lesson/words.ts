import { createWords } from '@/ui/words/words';
import { de } from '../../texts/lesson.de';
import { en } from '../../texts/lesson.en';

export const lessonWords = createWords('time-n-space.lesson', { en, de });
