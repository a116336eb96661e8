/** The rules of AquaSphere without the bots. */
import type { Game, GameId } from '../../game';
import type { Action } from './actions';
import { SEATS } from './components';
import { decodeAction, decodeOptions } from './decode';
import { decodeState } from './decodeState';
import { eventsFor, type GameEvent } from './events';
import { offers } from './offers';
import { apply, whyNot } from './rules';
import { result } from './score';
import { places, setup } from './setup';
import type { Options, State, View } from './state';
import { view } from './view';
import type { Why } from './why';

export const rulebook: Game<State, Action, View, Why, Options, GameEvent> = {
  id: 'aquasphere' as GameId,
  version: 2,
  seats: SEATS,
  pace: 'in-turns',
  action: decodeAction,
  options: decodeOptions,
  state: decodeState,
  places,
  setup,
  whyNot,
  apply,
  due: () => undefined,
  elapse: state => ({ state, events: [], reveals: false }),
  view,
  eventsFor,
  result,
  waitingFor: ({ turn, phase }) => (phase.name === 'over' ? [] : [turn]),
  offers,
};
