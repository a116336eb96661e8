import { pieceWords } from '../pieces/words';
import type { MatVoice } from './naming';
import { matsWords } from './words';

export const useMatVoice = (): MatVoice => ({
  mats: matsWords.useSay(),
  piece: pieceWords.useSay(),
});
