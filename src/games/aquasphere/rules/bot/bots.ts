import type { Bot, BotLevel, BotMoment } from '../../../game';
import type { Action } from '../actions';
import type { View } from '../state';
import { EXPERT, LEARNER, PLAYER } from './character';
import { random } from './random';
import { talking } from './talk';
import { quick, thinker } from './thinker';

const BOTS: Record<BotLevel, Bot<View, Action>> = {
  learner: talking(thinker(LEARNER), 0.25),
  player: talking(thinker(PLAYER), 0.15),
  expert: talking(thinker(EXPERT), 0.05),
  random,
  plain: quick(PLAYER),
};

export const bot = (level: BotLevel, view: View, moment: BotMoment) => BOTS[level](view, moment);
