import type { TablePlace } from '@/games/board';
import type { Seat } from '@/kit/seat';

/** The label of the start button says with how many, or that bots take all other seats. */
export function startWord(places: readonly TablePlace[], own: readonly Seat[]) {
  const players = places.filter(({ sits }) => sits === 'player').length;
  const isFull = players === places.length;
  if (isFull) return 'lobby.start';
  return players <= own.length ? 'lobby.startAlone' : 'lobby.startWith';
}
