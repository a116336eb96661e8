/** Timeline Twist as the app shows it. */
import type { Board } from '../../board';
import type { AnyGame } from '../../game';
import { spoken, withTexts } from '@/ui/words/words';
import type { Action, GameEvent } from '../rules/actions';
import { rulebook } from '../rules/rulebook';
import type { View } from '../rules/state';
import { alarms } from './alarms';
import { cues } from './cues';
import { Hand } from './Hand';
import { wayOfPlaying } from './options/wayOfPlaying';
import { OptionsForm } from './OptionsForm';
import { seatName } from './pieces/naming';
import { seatColour } from './pieces/seats';
import { SeatMark } from './pieces/SeatMark';
import { Watch } from './Watch';
import { whySentence } from './whyNot';

const board: Board<View, Action, GameEvent> = {
  game: rulebook as AnyGame,
  Hand,
  Watch,
  Options: OptionsForm,
  SeatMark,
  colour: seatColour,
  seatName: (language, seat) => seatName(spoken(language), seat),
  whyNot: (language, why) => whySentence(language, why),
  // Players of this game talk aloud and send no requests.
  requestWords: () => '',
  wayOfPlaying,
  alarms,
  cues,
};

export const fetchBoard = () => withTexts(board);
