/** What is to come at a moment of match time: only the sand of a turn, where there is any. */
import type { Alarm } from '@/games/board';
import { SECOND } from '@/kit/millis';
import type { Seat } from '@/kit/seat';
import { createWords } from '@/ui/words/words';
import type { View } from '../rules/state';
import { de } from '../texts/alerts.de';
import { en } from '../texts/alerts.en';

export const alertWords = createWords('timeline-twist.alerts', { en, de });

const SOON = 10 * SECOND;

/** Who is on turn is told before it is too late; when it is, all are. */
export function alarms(language: string, view: View, seat: Seat | null): Alarm[] {
  const { until, turn, ended } = view;
  if (until === null || ended) return [];
  const say = alertWords.sayIn(language);
  const own: Alarm[] =
    seat === turn ? [{ name: 'soon', at: until - SOON, cue: 'soon-left', words: say('soon') }] : [];
  return [...own, { name: 'through', at: until, cue: 'glass-left', words: say('through') }];
}
