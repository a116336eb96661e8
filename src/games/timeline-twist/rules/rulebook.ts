/** The rules of Timeline Twist without the bots. */
import type { Game, GameId } from '../../game';
import { PACKS } from '../deck/packs';
import type { Action, GameEvent, Why } from './actions';
import { SEATS } from './components';
import { decodeAction, decodeOptions } from './decode';
import { decodeState } from './decodeState';
import { eventsFor } from './events';
import { offers } from './offers';
import { apply, whyNot } from './rules';
import { result } from './score';
import { misfit, places, setup } from './setup';
import type { Options, State, View } from './state';
import { view } from './view';

export const rulebook: Game<State, Action, View, Why, Options, GameEvent> = {
  id: 'timeline-twist' as GameId,
  version: 2,
  packs: PACKS,
  seats: SEATS,
  pace: 'in-turns',
  action: decodeAction,
  options: decodeOptions,
  state: decodeState,
  places,
  misfit,
  setup,
  whyNot,
  apply,
  due: () => undefined,
  elapse: state => ({ state, events: [], reveals: false }),
  view,
  eventsFor,
  result,
  waitingFor: ({ turn, ended }) => (ended ? [] : [turn]),
  offers,
};
