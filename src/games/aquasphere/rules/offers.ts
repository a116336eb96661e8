/** Every act that a seat can do now, ready to send. */
import type { Millis } from '../../../kit/millis';
import { type Seat } from '../../../kit/seat';
import type { Offer } from '../../game';
import type { Action } from './actions';
import { LETTERS, ROOMS, TASKS } from './components';
import { playerOf } from './pieces';
import { type Decision, decisionOf, whyNot } from './rules';
import type { Seen } from './state';

export function offers(seen: Seen, seat: Seat, at: Millis): Offer<Action>[] {
  if (seen.turn !== seat) return [];
  const context = { seat, at, finger: at };
  return IDEAS[decisionOf(seen)](seen)
    .filter(action => !whyNot(seen, action, context))
    .map(action => ({ action }));
}

const recalls = (seen: Seen): readonly Action[] =>
  playerOf(seen, seen.turn).programmed.map(task => ({ type: 'recall', task }));

const places = (seen: Seen): readonly Action[] =>
  playerOf(seen, seen.turn).programmed.flatMap(task =>
    LETTERS.map((sector): Action => ({ type: 'place', task, sector })),
  );

const MOVES = LETTERS.map((sector): Action => ({ type: 'move', sector }));

const IDEAS: Readonly<Record<Decision, (seen: Seen) => readonly Action[]>> = {
  turn: seen => [
    ...ROOMS.map((room): Action => ({ type: 'step', room })),
    ...TASKS.map((task): Action => ({ type: 'buy', task })),
    ...places(seen),
    ...MOVES,
    ...recalls(seen),
    { type: 'pass' },
  ],
  return: recalls,
  place: seen => [...places(seen), ...MOVES, ...recalls(seen)],
  work: seen => [{ type: 'work' }, { type: 'skip' }, ...recalls(seen)],
  letters: seen => [
    ...LETTERS.map((sector): Action => ({ type: 'letter', sector })),
    { type: 'skip' },
    ...recalls(seen),
  ],
  line: seen => [
    { type: 'cross', bot: null },
    ...playerOf(seen, seen.turn).programmed.map((bot): Action => ({ type: 'cross', bot })),
    { type: 'stop' },
    ...recalls(seen),
  ],
  interim: seen => [
    { type: 'collect' },
    ...playerOf(seen, seen.turn).cards.map((card): Action => ({ type: 'use', card })),
    { type: 'skip' },
  ],
};
