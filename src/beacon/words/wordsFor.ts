import type { ServerWords } from './words';
import { de } from './de';
import { en } from './en';

/**
 * Reads the language from the same variables, in the same order, as other programs in a terminal.
 */
export function wordsFor(env: Readonly<Record<string, string | undefined>>): ServerWords {
  const language = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  return /^de(?![a-z])/i.test(language) ? de : en;
}
