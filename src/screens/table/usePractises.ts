import { ownSeats } from '../../stores/seats';
import { useSession } from '../world';

/** Tells whether a match hosted here is played against bots alone. */
export const usePractises = (): boolean =>
  useSession(({ guest, hosting }) => {
    if (!guest?.shared || !hosting || guest.shared.phase !== 'playing') return false;
    const players = guest.shared.places.filter(({ sits }) => sits === 'player');
    const [own, ...others] = ownSeats(guest);
    return others.length === 0 && players.length === 1 && players[0]?.seat === own;
  });
