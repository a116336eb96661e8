/** Turns the events of one message into what a player's phone plays and says. */
import type { Chime } from '@/games/board';
import type { Seat } from '@/kit/seat';
import { type Language, spoken } from '@/ui/words/words';
import type { GameEvent } from '../rules/actions';
import type { View } from '../rules/state';
import { alertWords } from './alarms';
import { type Turning, turningOf } from './moment/turning';
import { dateOf, seatName } from './pieces/naming';

export const cues = (
  language: string,
  events: readonly GameEvent[],
  view: View,
  seat: Seat,
): Chime[] =>
  events.flatMap(event => [
    ...turned(spoken(language), event, view),
    ...onTurn(spoken(language), event, view, seat),
    ...over(event),
  ]);

const CUES = { fits: 'right', misses: 'wrong', nowhere: 'wrong', discarded: 'turn' } as const;
const WORDS = {
  fits: 'fits',
  misses: 'misses',
  nowhere: 'misses',
  discarded: 'discarded',
} as const satisfies Record<Turning['came'], string>;

/** Everybody hears the verdict, because all look at the same card. */
function turned(language: Language, event: GameEvent, view: View): Chime[] {
  const turning = turningOf(event);
  if (!turning) return [];
  const { came, card } = turning;
  const words = alertWords.sayIn(language)(WORDS[came], { date: dateOf(language, view, card) });
  return [{ cue: CUES[came], words }];
}

/** Names the seat, because two players may share this phone. A lone player needs no call. */
function onTurn(language: Language, event: GameEvent, { ended, seats }: View, seat: Seat): Chime[] {
  if (event.type !== 'on-turn' || event.seat !== seat || ended || seats.length === 1) return [];
  const words = alertWords.sayIn(language)('turn', { name: seatName(language, seat) });
  return [{ cue: 'your-turn', words }];
}

const over = ({ type }: GameEvent): Chime[] => (type === 'over' ? [{ cue: 'over' }] : []);
