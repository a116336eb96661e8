/** The headquarters in words, for those who do not see it. */
import type { TablePlace } from '@/games/board';
import { of, type Seat } from '@/kit/seat';
import type { Language } from '@/ui/words/words';
import { PROGRAMMES, ROOMS, START } from '../../rules/components';
import type { Seen } from '../../rules/state';
import { nameOf } from '../pieces/naming';
import { pieceWords } from '../pieces/words';
import { engineersIn } from './headquartersPlan';
import { watchWords } from './words';

export function useHeadquartersWords(
  language: Language,
  view: Seen,
  places: readonly TablePlace[],
): string {
  const say = watchWords.sayIn(language);
  const piece = pieceWords.sayIn(language);
  const named = (seats: readonly Seat[]) =>
    seats.map(seat => nameOf(language, places, seat)).join(', ');
  const programme = PROGRAMMES[view.programme];
  const rooms = ROOMS.map(room => {
    const task = piece(`task.${programme[room]}`);
    const here = engineersIn(view, room);
    return here.length > 0 ? say('roomWith', { task, names: named(here) }) : task;
  });
  const start = engineersIn(view, START);
  const used = view.seats.filter(seat => of(view.players, seat).hasBought);
  return [
    ...view.passed.map((seat, n) => say('slot', { place: n + 1, name: named([seat]) })),
    ...rooms,
    start.length > 0 ? say('start', { names: named(start) }) : '',
    say('anyBot'),
    used.length > 0 ? say('anyBotUsed', { names: named(used) }) : '',
  ]
    .filter(Boolean)
    .join('; ');
}
