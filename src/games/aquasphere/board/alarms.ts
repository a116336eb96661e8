/** The only alarms of this game belong to the glass of a turn, if the table plays with one. */
import type { Alarm } from '@/games/board';
import { SECOND } from '@/kit/millis';
import type { Seat } from '@/kit/seat';
import type { View } from '../rules/state';
import { boardTexts } from './pieces/texts';

export const alertWords = boardTexts.words('alerts');

const SOON = 10 * SECOND;

/** Warns the player on turn shortly before the end; the end itself is for everybody. */
export function alarms(language: string, view: View, seat: Seat | null): Alarm[] {
  const { until, turn, phase } = view;
  if (until === null || phase.name === 'over') return [];
  const say = alertWords.sayIn(language);
  const own: Alarm[] =
    seat === turn ? [{ name: 'soon', at: until - SOON, cue: 'soon-left', words: say('soon') }] : [];
  return [...own, { name: 'through', at: until, cue: 'glass-left', words: say('through') }];
}
