import { createWords, type Say } from '@/ui/words/words';
import { de } from '../../texts/coach.de';
import { en } from '../../texts/coach.en';

export type CoachSay = Say<typeof en>;
export const coachWords = createWords('time-n-space.coach', { en, de });
