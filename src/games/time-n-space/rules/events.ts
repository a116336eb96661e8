import type { Seat } from '../../../kit/seat';
import type { Viewer } from '../../game';
import type { GameEvent } from './actions';

/** The board gets all events, a seat those that ring or move on its own phone. */
export const eventsFor = (viewer: Viewer, events: readonly GameEvent[]): readonly GameEvent[] =>
  viewer === 'board' ? events : events.filter(event => concerns(event, viewer));

function concerns(event: GameEvent, seat: Seat): boolean {
  switch (event.type) {
    case 'placed':
    case 'turned':
    case 'produced':
    case 'loaded':
    case 'offered':
    case 'built':
    case 'took':
    case 'exchanged':
    case 'to-choose-anew':
      return event.seat === seat;
    case 'delivered':
      return event.seat === seat || event.planet === seat;
    case 'contested':
      return event.planet === seat;
    default:
      return false;
  }
}
