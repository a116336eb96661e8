import { inLanguage } from '../../../manifest';
import { de } from '../../texts/hints.de';
import { en } from '../../texts/hints.en';

type Hint = { readonly title: string; readonly text: string };

/** The first rules in four cards, for somebody who waits. */
export const hints = (language: string): readonly Hint[] =>
  Object.values(inLanguage<Record<string, Hint>>({ en, de }, language));
