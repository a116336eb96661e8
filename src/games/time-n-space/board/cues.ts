/** Turns the events of one message into what a player's phone plays and says. */
import type { Chime } from '@/games/board';
import type { Seat } from '@/kit/seat';
import type { GameEvent } from '../rules/actions';
import type { View } from '../rules/state';
import { centreWords } from './centre/words';
import { seatName } from './pieces/naming';
import { pieceWords } from './pieces/words';

export const cues = (
  language: string,
  events: readonly GameEvent[],
  _view: View,
  seat: Seat,
): Chime[] => events.flatMap(event => cuesOf(language, event, seat));

function cuesOf(language: string, event: GameEvent, seat: Seat): Chime[] {
  const say = centreWords.sayIn(language);
  switch (event.type) {
    case 'turned': // sand begins to run
      return event.seat === seat ? [{ cue: 'turn' }] : [];
    case 'delivered':
      return event.planet === seat ? [delivered(language, event)] : [];
    case 'contested':
      return event.planet === seat ? [{ cue: 'contested', words: say('chime.admit') }] : [];
    case 'to-choose-anew':
      return event.seat === seat ? [{ cue: 'contested', words: say('chime.redo') }] : [];
    default:
      return [];
  }
}

type Delivered = Extract<GameEvent, { type: 'delivered' }>;

function delivered(language: string, { seat: visitor, orders }: Delivered): Chime {
  const say = centreWords.sayIn(language);
  const who = seatName(pieceWords.sayIn(language), visitor);
  return { cue: 'delivered', words: say('chime.delivered', { seat: who, count: orders.length }) };
}
