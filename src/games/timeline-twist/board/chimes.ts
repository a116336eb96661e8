/** What has just come for one player, between two views of the same match. */
import type { Chime } from '@/games/board';
import type { Seat } from '@/kit/seat';
import { type Language, spoken } from '@/ui/words/words';
import type { View } from '../rules/state';
import { alertWords } from './alarms';
import { type Turning, turningBetween } from './moment/turning';
import { dateOf, seatName } from './pieces/naming';

export const chimes = (language: string, before: View, after: View, seat: Seat): Chime[] => [
  ...turned(spoken(language), before, after),
  ...onTurn(spoken(language), before, after, seat),
  ...over(before, after),
];

const CUES = { fits: 'right', misses: 'wrong', nowhere: 'wrong', discarded: 'turn' } as const;
const WORDS = {
  fits: 'fits',
  misses: 'misses',
  nowhere: 'misses',
  discarded: 'discarded',
} as const satisfies Record<Turning['came'], string>;

/** Everybody hears how it came out: all look at the same card. */
function turned(language: Language, before: View, after: View): Chime[] {
  const turning = turningBetween(before, after);
  if (!turning) return [];
  const { came, card } = turning;
  const words = alertWords.sayIn(language)(WORDS[came], { date: dateOf(language, after, card) });
  return [{ cue: CUES[came], words }];
}

/** By the colour of the seat: two may share this phone. */
function onTurn(language: Language, before: View, after: View, seat: Seat): Chime[] {
  if (after.ended || after.turn !== seat || before.turn === seat) return [];
  const words = alertWords.sayIn(language)('turn', { name: seatName(language, seat) });
  return [{ cue: 'your-turn', words }];
}

const over = (before: View, after: View): Chime[] =>
  !before.ended && after.ended ? [{ cue: 'over' }] : [];
