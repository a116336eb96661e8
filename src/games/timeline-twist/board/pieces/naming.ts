/** Names of players, cards and gaps, for labels and for screen readers. */
import type { TablePlace } from '@/games/board';
import { isOneOf } from '@/kit/keys';
import type { Seat } from '@/kit/seat';
import type { Language } from '@/ui/words/words';
import type { CardId } from '../../deck/card';
import { dateWords } from '../../deck/dateWords';
import { SEAT_NAMES } from '../../rules/components';
import type { Held, Seen } from '../../rules/state';
import { backOf } from '../../rules/turned';
import { printOf } from '../table/printOf';
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

/** Names a held card, with its sign if signs count. */
export function heldName(
  language: Language,
  options: Seen['options'],
  { card, sign, sideways }: Held,
): string {
  const say = pieceWords.sayIn(language);
  const { title } = printOf({ options }, card)[language];
  if (options.way === 'versus') return title;
  return say(sideways ? 'spent' : 'fact', { title, sign: say(`sign.${sign}`) });
}

export const dateOf = (language: Language, view: Seen, card: CardId): string => {
  const back = backOf(view, card);
  return back ? dateWords(language, back.date) : '';
};

/** For example “1969: First steps on the Moon”. */
export const datedName = (language: Language, view: Seen, card: CardId): string =>
  pieceWords.sayIn(language)('dated', {
    date: dateOf(language, view, card),
    title: printOf(view, card)[language].title,
  });

/** Names a gap by the cards on either side, as in: between “1492” and “1969”. */
export function gapName(
  language: Language,
  view: Seen,
  [before, after]: readonly [CardId | undefined, CardId | undefined],
): string {
  const say = pieceWords.sayIn(language);
  if (before === undefined)
    return after === undefined ? '' : say('gap.before', { date: dateOf(language, view, after) });
  const from = dateOf(language, view, before);
  if (after === undefined) return say('gap.after', { date: from });
  return say('gap.between', { from, to: dateOf(language, view, after) });
}
