/** Turns the events of one message into what a player's phone plays and says. */
import type { Chime } from '@/games/board';
import type { Seat } from '@/kit/seat';
import { type Language, spoken } from '@/ui/words/words';
import type { GameEvent } from '../rules/events';
import type { View } from '../rules/state';
import { alertWords } from './alarms';
import { seatName } from './pieces/naming';

export const cues = (
  language: string,
  events: readonly GameEvent[],
  view: View,
  seat: Seat,
): Chime[] => events.flatMap(event => heard(spoken(language), event, view, seat));

function heard(language: Language, event: GameEvent, view: View, seat: Seat): Chime[] {
  const say = alertWords.sayIn(language);
  switch (event.type) {
    case 'on-turn':
      return event.seat === seat && view.phase.name === 'turn'
        ? [{ cue: 'your-turn', words: say('turn', { name: seatName(language, seat) }) }]
        : [];
    case 'asked':
      return event.seat === seat
        ? [{ cue: 'your-turn', words: say('decide', { name: seatName(language, seat) }) }]
        : [];
    case 'placed':
      return displaced(language, event, seat);
    case 'crossed':
      return event.seat === seat ? [{ cue: 'contested' }] : [];
    case 'stopped':
      return event.seat === seat ? [{ cue: 'wrong' }] : [];
    case 'launched':
    case 'caught':
    case 'researched':
    case 'extended':
      return event.seat === seat ? [{ cue: 'delivered' }] : [];
    case 'interim':
      return [{ cue: 'last-minute', words: say('interim') }];
    case 'refilled':
      return [{ cue: 'turn', words: say('round', { round: event.round }) }];
    case 'over':
      return [{ cue: 'over' }];
    default:
      return [];
  }
}

type Placed = Extract<GameEvent, { type: 'placed' }>;

/** For the owner of a bot that was pushed out or went home; their own bot does not surprise them. */
function displaced(language: Language, { seat: by, sector, pushed, home }: Placed, seat: Seat) {
  if (by === seat) return [];
  const say = alertWords.sayIn(language);
  if (home.includes(seat)) return [{ cue: 'contested', words: say('overflow') } as const];
  return pushed === seat
    ? [{ cue: 'contested', words: say('pushed', { letter: sector }) } as const]
    : [];
}
