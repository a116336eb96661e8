import { createWords } from '@/ui/words/words';
import { de } from '../../texts/ending.de';
import { en } from '../../texts/ending.en';

export const endingWords = createWords('timeline-twist.ending', { en, de });
