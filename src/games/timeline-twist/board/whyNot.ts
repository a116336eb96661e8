/** Turns every refusal into a sentence that says what to do, or what stands in the way. */
import type { TablePlace } from '@/games/board';
import type { AnyWhy } from '@/games/game';
import type { TableWhy } from '@/games/tableWhy';
import { type Language, type Say, spoken } from '@/ui/words/words';
import type { Why } from '../rules/actions';
import type { en } from '../texts/why.en';
import { nameOf } from './pieces/naming';
import { pieceWords } from './pieces/words';
import { boardTexts } from './pieces/texts';

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
const isKnown = (why: AnyWhy): why is KnownWhy => why.code !== 'unknown' && words.has(why.code);

function sentence(
  language: Language,
  say: Say<typeof en>,
  why: KnownWhy,
  places: readonly TablePlace[],
): string {
  const piece = pieceWords.sayIn(language);
  switch (why.code) {
    case 'not-this-way':
      return say(`not-this-way.${why.way}`);
    case 'not-your-turn':
      return say(why.code, { name: nameOf(language, places, why.turn) });
    case 'other-sign':
      return say(why.code, { need: piece(`sign.${why.need}`), sign: piece(`sign.${why.sign}`) });
    default:
      return say(why.code);
  }
}
