/** Turns a request into a sentence in the reader's language. */
import type { TalkMessage } from '@/games/game';
import type { Say } from '@/ui/words/words';
import type { en } from '../../texts/requests.en';
import { saidBy } from './asking';
import { boardTexts } from '../pieces/texts';

export const askWords = boardTexts.words('requests');
type AskSay = Say<typeof en>;

export const requestWords = (language: string, wish: TalkMessage): string =>
  wishSentence(askWords.sayIn(language), wish);

export function wishSentence(say: AskSay, wish: TalkMessage): string {
  const said = saidBy(wish);
  if (!said) return say('unknown');
  switch (said.code) {
    case 'could-use':
    case 'put-up':
      return say(`${said.code}.${said.good}`);
    case 'bring': {
      const cubes = say(`broughtCubes.${said.good}`, { count: said.count });
      return say('bring', { cubes, when: whenWords(say, said.minutes) });
    }
    default:
      return say(said.code);
  }
}

export const whenWords = (say: AskSay, minutes: number): string =>
  minutes === 0 ? say('now') : say('inMinutes', { count: minutes });
