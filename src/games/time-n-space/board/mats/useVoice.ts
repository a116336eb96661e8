import { pieceWords } from '../pieces/words';
import type { Voice } from './naming';
import { matsWords } from './words';

export const useVoice = (): Voice => ({ mats: matsWords.useSay(), piece: pieceWords.useSay() });
