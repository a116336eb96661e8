/** AquaSphere as the app shows it. */
import type { Board } from '../../board';
import type { AnyGame } from '../../game';
import { spoken, withTexts } from '@/ui/words/words';
import type { Action } from '../rules/actions';
import type { GameEvent } from '../rules/events';
import { rulebook } from '../rules/rulebook';
import type { View } from '../rules/state';
import { alarms } from './alarms';
import { cues } from './cues';
import { Hand } from './Hand';
import { LaterWatch } from './LaterWatch';
import { music } from './music';
import { OptionsForm } from './OptionsForm';
import { seatColour } from './pieces/colours';
import { seatName } from './pieces/naming';
import { SeatMark } from './pieces/SeatMark';
import { requestWords } from './talk/requestWords';
import { whySentence } from './whyNot';

const board: Board<View, Action, GameEvent> = {
  game: rulebook as AnyGame,
  Hand,
  Watch: LaterWatch,
  Options: OptionsForm,
  SeatMark,
  colour: seatColour,
  seatName: (language, seat) => seatName(spoken(language), seat),
  whyNot: (language, why) => whySentence(language, why),
  requestWords,
  alarms,
  music,
  cues,
};

export const fetchBoard = () => withTexts(board);
