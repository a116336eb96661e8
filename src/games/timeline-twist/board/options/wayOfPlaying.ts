import { chosenIn } from './chosen';
import { optionWords } from './words';

/** Against each other, or all together. */
export const wayOfPlaying = (language: string, options: unknown): string =>
  optionWords.sayIn(language)(chosenIn(options).way);
