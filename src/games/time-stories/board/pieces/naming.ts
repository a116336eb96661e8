/** Names of players, agents, cards and acts, for labels and for screen readers. */
import type { TablePlace } from '@/games/board';
import { isOneOf } from '@/kit/keys';
import type { Seat } from '@/kit/seat';
import type { Language } from '@/ui/words/words';
import type { LocationId, Resource } from '../../mission/names';
import type { MissionWords } from '../../mission/words';
import type { Figure } from '../../rules/actions';
import { SEAT_NAMES } from '../../rules/components';
import { agentOf } from '../../rules/lookup';
import type { Seen } from '../../rules/state';
import { pieceWords } from './words';

export function seatName(language: Language, seat: Seat): string {
  const name: string = seat;
  if (!isOneOf(SEAT_NAMES, name)) throw new Error(`no seat of this game is called ${name}`);
  return pieceWords.sayIn(language)(`seat.${name}`);
}

/** The player's name, or the colour of an empty seat. Namesakes also get their colour. */
export function nameOf(language: Language, places: readonly TablePlace[], seat: Seat): string {
  const place = places.find(it => it.seat === seat);
  const colour = seatName(language, seat);
  if (!place || place.sits === 'nobody' || place.name === '') return colour;
  const isShared = places.some(it => it.seat !== seat && it.name === place.name);
  return isShared ? `${place.name} (${colour})` : place.name;
}

/** An agent is called by the first name of the lender, or by its colour before it has one. */
export function agentName(language: Language, words: MissionWords, seen: Seen, figure: Figure) {
  const { lender } = agentOf(seen, figure);
  const name = lender === null ? undefined : words.lenders[lender]?.name;
  return name === undefined ? seatName(language, figure) : shortName(name);
}

/** Without a surname or a title: Sister Josefa is Josefa, Brásia do Rosário is Brásia. */
export function shortName(name: string): string {
  const [first = name, second] = name.split(' ');
  return TITLES.has(first) && second ? second : first;
}
const TITLES = new Set(['Sister', 'Schwester']);

export const cardName = (words: MissionWords, card: LocationId): string =>
  words.cards[card]?.back ?? card;

export function resourceName(words: MissionWords, resource: Resource, many: number): string {
  const names = words.resources[resource];
  return (many === 1 ? names?.one : names?.many) ?? resource;
}

/** A mark of a card as it is stamped: 2G for the letter G of the second place. */
export const markOf = (card: LocationId): string => card.replace(/-.*$/, '');
