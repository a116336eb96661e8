import type { Bot, BotLevel, BotMoment } from '../../../game';
import type { Action } from '../actions';
import type { View } from '../state';
import { EXPERT, LEARNER, PLAYER } from './character';
import { random } from './random';
import { quick, thinker } from './thinker';

const BOTS: Record<BotLevel, Bot<View, Action>> = {
  learner: thinker(LEARNER),
  player: thinker(PLAYER),
  expert: thinker(EXPERT),
  random,
  plain: quick(PLAYER),
};

export const bot = (level: BotLevel, view: View, moment: BotMoment) => BOTS[level](view, moment);
