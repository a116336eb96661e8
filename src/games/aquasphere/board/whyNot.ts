/** Turns every refusal into a sentence that says what to do, or what stands in the way. */
import type { TablePlace } from '@/games/board';
import type { AnyWhy } from '@/games/game';
import type { TableWhy } from '@/games/tableWhy';
import { type Language, type Say, spoken } from '@/ui/words/words';
import type { Why } from '../rules/why';
import type { en } from '../texts/why.en';
import { nameOf } from './pieces/naming';
import { boardTexts } from './pieces/texts';
import { pieceWords } from './pieces/words';

const words = boardTexts.words('why');

/** Uses players' names where `places` gives them. */
export function whySentence(
  language: string,
  why: AnyWhy,
  places: readonly TablePlace[] = [],
): string {
  const known = spoken(language);
  const say = words.sayIn(known);
  return isKnown(why) ? sentence(known, say, why, places) : say('unknown', { code: why.code });
}

type KnownWhy = Why | { readonly code: Exclude<TableWhy, 'unknown'> };
const isKnown = (why: AnyWhy): why is KnownWhy =>
  why.code !== 'unknown' && (words.has(why.code) || words.has(`${why.code}_other`));

function sentence(
  language: Language,
  say: Say<typeof en>,
  why: KnownWhy,
  places: readonly TablePlace[],
): string {
  const task = (it: Extract<Why, { task: unknown }>['task']) =>
    pieceWords.sayIn(language)(`task.${it}`);
  switch (why.code) {
    case 'not-your-turn':
      return say(why.code, { name: nameOf(language, places, why.turn) });
    case 'work-first':
    case 'symbol-taken':
    case 'not-programmed':
      return say(why.code, { task: task(why.task) });
    case 'none-there':
    case 'no-room':
      return say(`${why.code}.${why.task}`);
    case 'short-of-time':
      return say(why.code, { count: why.need - why.have });
    case 'line-first':
      return say(why.code, { line: why.line });
    case 'no-letter':
    case 'already-there':
    case 'own-submarine':
      return say(why.code, { letter: why.sector });
    default:
      return say(why.code);
  }
}
