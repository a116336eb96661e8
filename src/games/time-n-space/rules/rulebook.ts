/** The rules of Time 'n' Space without the bots. */
import type { Game, GameId } from '../../game';
import type { Action, GameEvent, Why } from './actions';
import { decodeAction, decodeOptions } from './decode';
import { decodeState } from './decodeState';
import { eventsFor } from './events';
import { offers, waitingFor } from './offers';
import { apply, whyNot } from './rules';
import { result } from './score';
import { misfit, places, SEATS, setup } from './setup';
import type { Options, State, View } from './state';
import { due, elapse } from './time';
import { view } from './view';

export const rulebook: Game<State, Action, View, Why, Options, GameEvent> = {
  id: 'time-n-space' as GameId,
  version: 2,
  seats: SEATS,
  pace: 'at-once',
  action: decodeAction,
  options: decodeOptions,
  state: decodeState,
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
  waitingFor,
  offers,
};
