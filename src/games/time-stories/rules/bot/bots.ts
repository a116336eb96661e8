import type { Bot, BotLevel, BotMoment } from '../../../game';
import type { Action } from '../actions';
import type { View } from '../state';
import { companion } from './companion';
import { random } from './random';

/** They differ in how they play their own agents; all of them follow the people. */
const BOTS: Record<BotLevel, Bot<View, Action>> = {
  learner: companion({ whims: 0.35, patience: 6, isQuick: false }),
  player: companion({ whims: 0.1, patience: 4, isQuick: false }),
  expert: companion({ whims: 0, patience: 3, isQuick: false }),
  random,
  plain: companion({ whims: 0.05, patience: 4, isQuick: true }),
};

export const bot = (level: BotLevel, view: View, moment: BotMoment) => BOTS[level](view, moment);
