/** Time 'n' Space as the app shows it. */
import type { Board } from '../../board';
import type { AnyGame } from '../../game';
import { createWords } from '@/ui/words/words';
import type { Action } from '../rules/actions';
import { timeNSpace } from '../rules/game';
import type { View } from '../rules/state';
import { de } from '../texts/game.de';
import { en } from '../texts/game.en';
import { alarms } from './alarms';
import { requestWords } from './centre/requestWords';
import { whySentence } from './centre/whyNot';
import { chimes } from './chimes';
import { Ending } from './Ending';
import { memory } from './ending/memory';
import { Hand } from './Hand';
import { lessons } from './lesson/lessons';
import { Options } from './Options';
import { seatColour } from './pieces/colours';
import { seatName } from './pieces/naming';
import { pieceWords } from './pieces/words';
import { rules } from './short/short';
import { Watch } from './Watch';

const words = createWords('time-n-space', { en, de });

export const board: Board<View, Action> = {
  game: timeNSpace as AnyGame,
  title: language => words.sayIn(language)('title'),
  tagline: language => words.sayIn(language)('tagline'),
  Hand,
  lessons,
  Watch,
  Ending,
  Options,
  rules,
  colour: seatColour,
  seatName: (language, seat) => seatName(pieceWords.sayIn(language), seat),
  whyNot: whySentence,
  requestWords,
  alarms,
  chimes,
  memory,
};
