import { createWords } from '@/ui/words/words';
import { de } from '../../texts/options.de';
import { en } from '../../texts/options.en';

export const optionWords = createWords('timeline-twist.options', { en, de });
