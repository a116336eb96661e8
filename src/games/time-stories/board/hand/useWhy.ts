import { whySentence } from '../whyNot';
import type { Why } from '../../rules/why';
import { useSpeech } from './HandContext';

/** Puts a refusal into words with the names of this match. */
export function useWhy() {
  const { view, words, places, language } = useSpeech();
  return (why: Why) => whySentence(language, why, { seen: view, mission: words, places });
}
