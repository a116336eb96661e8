import type { TablePlace } from '@/games/board';
import type { Seat } from '@/kit/seat';

/** What a table starts with: where only this phone plays, the computer takes what is free. */
export function startWord(places: readonly TablePlace[], own: readonly Seat[]) {
  const players = places.filter(({ sits }) => sits === 'player').length;
  const isFull = players === places.length;
  return players <= own.length && !isFull ? 'lobby.startAlone' : 'lobby.start';
}
