/** What players and their agents are called on screens that all look at. */
import type { TablePlace } from '@/games/board';
import { of, type Seat } from '@/kit/seat';
import type { Language } from '@/ui/words/words';
import type { MissionWords } from '../../mission/words';
import type { Figure } from '../../rules/actions';
import type { Seen } from '../../rules/state';
import { agentName, nameOf } from '../pieces/naming';
import { watchWords } from './words';

export type Crowd = {
  readonly view: Seen;
  readonly places: readonly TablePlace[];
  readonly words: MissionWords;
  readonly language: Language;
};

export const playerName = ({ places, language }: Pick<Crowd, 'places' | 'language'>, seat: Seat) =>
  nameOf(language, places, seat);

/** The player; or the lender, if the player has several agents or shares this one. */
export function figureName(crowd: Crowd, figure: Figure): string {
  const { view, words, language } = crowd;
  const { by } = of(view.agents, figure);
  const [player] = by;
  const isOnly =
    by.length === 1 && view.figures.filter(it => of(view.agents, it).by[0] === player).length === 1;
  return isOnly && player !== undefined
    ? playerName(crowd, player)
    : agentName(language, words, view, figure);
}

export const figureNames = (crowd: Crowd, figures: readonly Figure[]): string =>
  listed(
    crowd.language,
    figures.map(it => figureName(crowd, it)),
  );

export function listed(language: Language, names: readonly string[]): string {
  const [first, last] = [names.slice(0, -1).join(', '), names[names.length - 1] ?? ''];
  return first === '' ? last : watchWords.sayIn(language)('and', { first, last });
}
