import type { Seat } from '../../../kit/seat';
import type { Viewer } from '../../game';
import type { GameEvent } from './actions';

/** The board gets all events, a seat those that are heard or shown on its own phone. */
export const eventsFor = (viewer: Viewer, events: readonly GameEvent[]): readonly GameEvent[] =>
  viewer === 'board' ? events : events.filter(event => concerns(event, viewer));

function concerns(event: GameEvent, seat: Seat): boolean {
  switch (event.type) {
    case 'placed':
    case 'played':
    case 'discarded':
    case 'over':
      return true;
    case 'on-turn':
      return event.seat === seat;
    default:
      return false;
  }
}
