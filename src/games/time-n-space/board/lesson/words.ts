import { de as titlesDe } from '../../texts/game.de';
import { en as titlesEn } from '../../texts/game.en';
import { createWords } from '@/ui/words/words';
import { lessonTexts } from './texts';

export const lessonWords = lessonTexts.words('lesson');
/** Titles under which the manifest offers the lessons. */
export const lessonTitles = createWords('time-n-space.game', { en: titlesEn, de: titlesDe });
