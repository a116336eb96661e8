import type { TablePlace } from '@/games/board';
import type { Seat } from '@/kit/seat';

/** The label of the start button: if only this phone plays, bots take the free seats. */
export function startWord(places: readonly TablePlace[], own: readonly Seat[]) {
  const players = places.filter(({ sits }) => sits === 'player').length;
  const isFull = players === places.length;
  return players <= own.length && !isFull ? 'lobby.startAlone' : 'lobby.start';
}
