import { createWords } from '@/ui/words/words';
import { de } from '../../texts/hand.de';
import { en } from '../../texts/hand.en';

export const handWords = createWords('timeline-twist.hand', { en, de });
