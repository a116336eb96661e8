import { type Hint, inLanguage } from '../../../manifest';
import { de } from '../../texts/hints.de';
import { en } from '../../texts/hints.en';

/** The first rules in four cards, for somebody who waits. */
export const hints = (language: string): readonly Hint[] =>
  Object.values(inLanguage<Record<string, Hint>>({ en, de }, language));
