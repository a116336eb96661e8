/** Turns a request into a sentence in the reader's language. */
import type { TalkMessage } from '@/games/game';
import { spoken } from '@/ui/words/words';
import { seatName } from '../pieces/naming';
import { boardTexts } from '../pieces/texts';
import { saidBy } from './asking';

export const sentenceWords = boardTexts.words('talk');

export function requestWords(language: string, message: TalkMessage): string {
  const say = sentenceWords.sayIn(language);
  const said = saidBy(message);
  if (!said) return say('unknown');
  if ('letter' in said) return say(said.code, { letter: said.letter });
  return 'leader' in said
    ? say(said.code, { name: seatName(spoken(language), said.leader) })
    : say(said.code);
}
