/** Names of players and tasks, for labels and for screen readers. */
import type { TablePlace } from '@/games/board';
import { isOneOf } from '@/kit/keys';
import type { Seat } from '@/kit/seat';
import type { Language } from '@/ui/words/words';
import { type Expansion, SEAT_NAMES } from '../../rules/components';
import { pieceWords } from './words';

export function seatName(language: Language, seat: Seat): string {
  const name: string = seat;
  if (!isOneOf(SEAT_NAMES, name)) throw new Error(`no seat of this game is called ${name}`);
  return pieceWords.sayIn(language)(`seat.${name}`);
}

/**
 * The player's name, or the colour of an empty seat. Two players on one phone also get their
 * colour.
 */
export function nameOf(language: Language, places: readonly TablePlace[], seat: Seat): string {
  const place = places.find(it => it.seat === seat);
  const colour = seatName(language, seat);
  if (!place || place.sits === 'nobody' || place.name === '') return colour;
  const isShared = places.some(it => it.seat !== seat && it.name === place.name);
  return isShared ? `${place.name} (${colour})` : place.name;
}

/** For example “1 crystal, letter C”. */
export function expansionName(language: Language, { adds, letters }: Expansion): string {
  const say = pieceWords.sayIn(language);
  const berths = Object.entries(adds).map(([berth, count]) =>
    isOneOf(['cards', 'crystals', 'octopods', 'time'] as const, berth)
      ? say(`adds.${berth}`, { count })
      : '',
  );
  return [...berths, ...letters.map(letter => say('letter', { letter }))].join(', ');
}
