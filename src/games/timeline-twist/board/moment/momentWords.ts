/** The words about a card that was turned. */
import type { Language } from '@/ui/words/words';
import type { Seen } from '../../rules/state';
import { handWords } from '../hand/words';
import { dateOf, gapName } from '../pieces/naming';
import { besides } from '../table/line';
import { printOf } from '../table/printOf';
import type { Turning } from './turning';

export function momentWords(language: Language, view: Seen, { card, came, gap }: Turning) {
  const say = handWords.sayIn(language);
  const facts = { title: printOf(view, card)[language].title, date: dateOf(language, view, card) };
  const more = {
    fits: () => say(isInGapRow(view, card) ? 'said.gapMore' : 'said.fitsMore', facts),
    misses: () =>
      say('said.missesMore', {
        ...facts,
        gap: gap === null ? '' : gapName(language, view, besides(view, gap)),
      }),
    nowhere: () => say('said.nowhereMore', facts),
    discarded: () => say('said.fitsMore', facts),
  };
  return { verdict: say(`said.${came}`), more: more[came]() };
}

const isInGapRow = (view: Seen, card: string): boolean =>
  view.way === 'together' && view.line.some(({ above }) => above.includes(card));
