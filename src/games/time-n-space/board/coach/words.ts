import type { Say } from '@/ui/words/words';
import type { en } from '../../texts/coach.en';
import { coachTexts } from './texts';

export type CoachSay = Say<typeof en>;
export const coachWords = coachTexts.words('coach');
