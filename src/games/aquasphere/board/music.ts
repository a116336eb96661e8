/** The music of the sea: a layer more in each round, and the lamps while points are counted. */
import type { MusicMoment } from '@/games/board';
import { ROUNDS } from '../rules/components';
import type { View } from '../rules/state';
import { isScoring } from './watch/interim/interimShow';

export const music = (view: View): MusicMoment => ({
  soundtrack: 'sea',
  share: (view.round - 1) / ROUNDS,
  isTense: isScoring(view),
});
