import type { Bot, BotLevel, Game, GameId } from '../../game';
import type { Action, GameEvent, Why } from './actions';
import { EXPERT, LEARNER, PLAYER } from './bot/character';
import { plain } from './bot/plain';
import { random } from './bot/random';
import { thinker } from './bot/thinker';
import { decodeAction, decodeOptions } from './decode';
import { eventsFor } from './events';
import { offers } from './offers';
import { apply, whyNot } from './rules';
import { result } from './score';
import { misfit, places, SEATS, setup } from './setup';
import type { Options, State, View } from './state';
import { due, elapse } from './time';
import { view } from './view';

type TimeNSpace = Game<State, Action, View, Why, Options, GameEvent>;

const BOTS: Record<BotLevel, Bot<View, Action>> = {
  learner: thinker(LEARNER),
  player: thinker(PLAYER),
  expert: thinker(EXPERT),
  random,
  plain,
};

export const timeNSpace: TimeNSpace = {
  id: 'time-n-space' as GameId,
  version: 2,
  seats: SEATS,
  pace: 'at-once',
  action: decodeAction,
  options: decodeOptions,
  places,
  misfit,
  setup,
  whyNot,
  apply,
  due,
  elapse,
  view,
  eventsFor,
  result,
  offers,
  bot: (level, view, moment) => BOTS[level](view, moment),
};
