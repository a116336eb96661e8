/** T.I.M.E Stories as the app shows it. */
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
import { music } from './music';
import { handWords } from './hand/words';
import { wayOfPlaying } from './options/wayOfPlaying';
import { OptionsForm } from './OptionsForm';
import { seatName } from './pieces/naming';
import { SeatMark } from './pieces/SeatMark';
import { seatColour } from './pieces/seats';
import { Watch } from './watch/Watch';
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
  curtain: (language, name) => {
    const say = handWords.sayIn(language);
    return {
      title: say('curtain.title', { name }),
      hint: say('curtain.hint'),
      hold: say('curtain.hold'),
    };
  },
  alarms,
  music,
  cues,
};

export const fetchBoard = () => withTexts(board);
