/** Time 'n' Space as the app shows it. */
import type { Board } from '../../board';
import type { AnyGame } from '../../game';
import { withTexts } from '@/ui/words/words';
import type { Action, GameEvent } from '../rules/actions';
import { rulebook } from '../rules/rulebook';
import type { View } from '../rules/state';
import { alarms } from './alarms';
import { requestWords } from './centre/requestWords';
import { whySentence } from './centre/whyNot';
import { cues } from './cues';
import { Hand } from './Hand';
import { wayOfPlaying } from './options/wayOfPlaying';
import { OptionsForm } from './OptionsForm';
import { seatColour } from './pieces/colours';
import { seatName } from './pieces/naming';
import { SeatMark } from './pieces/SeatMark';
import { pieceWords } from './pieces/words';
import { Watch } from './Watch';

const board: Board<View, Action, GameEvent> = {
  game: rulebook as AnyGame,
  Hand,
  Watch,
  Options: OptionsForm,
  SeatMark,
  colour: seatColour,
  seatName: (language, seat) => seatName(pieceWords.sayIn(language), seat),
  whyNot: whySentence,
  requestWords,
  wayOfPlaying,
  alarms,
  cues,
};

export const fetchBoard = () => withTexts(board);
