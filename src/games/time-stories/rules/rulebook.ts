/** The rules of T.I.M.E Stories without any mission. */
import type { Game, GameId } from '../../game';
import { SHIELDS } from '../mission/names';
import { PACKS } from '../mission/packs';
import type { Action, GroupProposal } from './actions';
import { ACTION_DIE, SEATS } from './components';
import { decodeAction, decodeOptions } from './decode';
import { decodeState } from './decodeState';
import { eventsFor, type GameEvent } from './events';
import { offers, waitingFor } from './offers';
import { result } from './result';
import { apply, whyNot } from './rules';
import { misfit, places, setup } from './setup';
import type { Options, State, View } from './state';
import { view } from './view';
import type { Why } from './why';

const PROPOSALS: readonly GroupProposal['do'][] = [
  'begin',
  'leave',
  'go',
  'hint',
  'again',
  'stop',
  'act',
];

export const rulebook: Game<State, Action, View, Why, Options, GameEvent> = {
  id: 'time-stories' as GameId,
  version: 1,
  packs: PACKS,
  seats: SEATS,
  pace: 'at-once',
  // Faces of dice, kinds of shields and proposals: effects and options may be called the same.
  vocabulary: [...ACTION_DIE, ...SHIELDS, ...PROPOSALS],
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
  progress: ({ run, units }) => `${run} ${units}`,
  waitingFor,
  offers,
};
