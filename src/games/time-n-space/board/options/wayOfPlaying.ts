import { chosenIn } from './chosen';
import { optionWords } from './words';

/** A normal match, or one for beginners. */
export const wayOfPlaying = (language: string, options: unknown): string =>
  optionWords.sayIn(language)(chosenIn(options).level);
