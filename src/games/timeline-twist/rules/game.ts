import type { Bot, BotLevel, Game, GameId } from '../../game';
import type { Action, GameEvent, Why } from './actions';
import { EXPERT, LEARNER, PLAYER } from './bot/character';
import { random } from './bot/random';
import { quick, thinker } from './bot/thinker';
import { SEATS } from './components';
import { decodeAction, decodeOptions } from './decode';
import { eventsFor } from './events';
import { offers } from './offers';
import { apply, whyNot } from './rules';
import { result } from './score';
import { misfit, places, setup } from './setup';
import type { Options, State, View } from './state';
import { view } from './view';

type TimelineTwist = Game<State, Action, View, Why, Options, GameEvent>;

const BOTS: Record<BotLevel, Bot<View, Action>> = {
  learner: thinker(LEARNER),
  player: thinker(PLAYER),
  expert: thinker(EXPERT),
  random,
  plain: quick(PLAYER),
};

export const timelineTwist: TimelineTwist = {
  id: 'timeline-twist' as GameId,
  version: 2,
  seats: SEATS,
  pace: 'in-turns',
  reveals: true,
  action: decodeAction,
  options: decodeOptions,
  places,
  misfit,
  setup,
  whyNot,
  apply,
  due: () => undefined,
  elapse: state => ({ state, events: [] }),
  view,
  eventsFor,
  result,
  offers,
  bot: (level, view, moment) => BOTS[level](view, moment),
};
