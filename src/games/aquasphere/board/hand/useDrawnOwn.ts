import { of } from '@/kit/seat';
import type { Player } from '../../rules/state';
import { usePlayed } from '../travels/PlaybackContext';
import { useFromSeat, useSeat } from './HandContext';
import { ownIn } from './selectors';

/** The own things as they are drawn: what is still on its way is not there yet. */
export function useDrawnOwn(): Player {
  const { seat } = useSeat('seat');
  const own = useFromSeat(ownIn);
  const played = usePlayed();
  return played ? of(played.shown.players, seat) : own;
}
