import { createWords } from '@/ui/words/words';
import { de } from '../../texts/watch.de';
import { en } from '../../texts/watch.en';

export const watchWords = createWords('timeline-twist.watch', { en, de });
