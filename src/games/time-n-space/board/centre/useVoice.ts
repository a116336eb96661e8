import { useComfort } from '@/ui/comfort';
import { pieceWords } from '../pieces/words';
import { askWords } from './requestWords';
import { whySentence } from './whyNot';
import { centreWords } from './words';

/** All sentences that the centre needs, in the player's language. */
export function useVoice() {
  const { language } = useComfort();
  return {
    say: centreWords.sayIn(language),
    piece: pieceWords.sayIn(language),
    ask: askWords.sayIn(language),
    why: (why: Parameters<typeof whySentence>[1]) => whySentence(language, why),
  };
}
