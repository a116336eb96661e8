import { isBag } from '@/kit/keys';
import { wordsOf } from '../../mission/words';
import { chosenIn } from './chosen';

/** The title of the mission; empty while a phone does not have it. */
export function wayOfPlaying(language: string, options: unknown): string {
  const { mission } = chosenIn(options);
  const wanted = isBag(options) ? (options['mission'] ?? mission) : mission;
  return wanted === mission ? (wordsOf(mission, language)?.title ?? '') : '';
}
