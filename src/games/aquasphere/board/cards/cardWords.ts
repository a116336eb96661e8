/** A research card in two short lines, and in sentences. */
import type { Language } from '@/ui/words/words';
import type { Card } from '../../rules/components';
import { CATCH_REWARD, ROOM_REWARD } from '../../rules/components';
import { pieceWords } from '../pieces/words';

type CardWords = {
  readonly title: string;
  readonly line: string;
  readonly sentences: string;
};

export function cardWords(language: Language, card: Card): CardWords {
  const say = pieceWords.sayIn(language);
  const blanks = 'task' in card ? { task: say(`task.${card.task}`) } : {};
  if (card.kind === 'room' || card.kind === 'catch') {
    const count = (card.kind === 'room' ? ROOM_REWARD : CATCH_REWARD)[card.reward];
    const reward = say(`reward.${card.reward}`, { count });
    return {
      title: say(`card.${card.kind}.title`, blanks),
      line: reward,
      sentences: say(`card.${card.kind}.sentences`, { ...blanks, reward }),
    };
  }
  return {
    title: say(`card.${card.kind}.title`, blanks),
    line: say(`card.${card.kind}.line`, blanks),
    sentences: say(`card.${card.kind}.sentences`, blanks),
  };
}
