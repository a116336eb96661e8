import { lessonsDe } from '@/texts/lessons.de';
import { lessonsEn } from '@/texts/lessons.en';
import { createWords } from '@/ui/words/words';

export const lessonsWords = createWords('lessons', { en: lessonsEn, de: lessonsDe });
