/** Whole matches for tests of the board, played by a seed. */
import { chanceOf, chances, oneOf } from '@/kit/random';
import type { Seat } from '@/kit/seat';
import type { MatchReplay, TablePlace } from '../../../board';
import type { Action } from '../../rules/actions';
import type { Change } from '../../rules/change';
import type { GameEvent } from '../../rules/events';
import { rulebook } from '../../rules/rulebook';
import type { Seen, State } from '../../rules/state';

type Played = MatchReplay<Seen, GameEvent> & {
  readonly end: Seen;
  /** The state and events after so many entries. */
  momentAfter(entries: number): Change;
  /** The first entry of this kind. */
  entryWith(type: GameEvent['type'], round?: number): number;
};

/** Does what brings a match forward, and passes only at last. */
function chosenBy(state: State, seat: Seat, at: number, next: () => number): Action {
  const offers = rulebook.offers(rulebook.view(state, seat), seat, at).map(({ action }) => action);
  const kinds = (...types: Action['type'][]) => offers.filter(({ type }) => types.includes(type));
  const deeds = kinds('work', 'letter', 'cross', 'use');
  const forward = kinds('step', 'place', 'buy', 'collect');
  const chosen = oneOf([deeds, forward, offers].find(it => it.length > 0) ?? [], next);
  if (!chosen) throw new Error('nothing can be done');
  return chosen;
}

const ENOUGH = 5_000;
const TURN_MS = 9_000;

export function playedMatch(players: number, seed: string): Played {
  const seats = rulebook.places(players);
  if (!seats) throw new Error(`no table for ${players}`);
  const next = chances(chanceOf(seed));
  const options = { first: null, turnSeconds: null };
  const moments: Change[] = [
    { state: rulebook.setup({ seats, options, chances: next }), events: [] },
  ];
  const last = () => moments[moments.length - 1] as Change;
  while (!rulebook.result(last().state) && moments.length < ENOUGH) {
    const { state } = last();
    const at = moments.length * TURN_MS;
    const action = chosenBy(state, state.turn, at, next);
    const ruling = rulebook.apply(state, action, { seat: state.turn, at, finger: at }, next);
    if (!ruling.ok) throw new Error(ruling.why.code);
    moments.push(ruling);
  }
  const momentAfter = (entries: number) => moments[entries] as Change;
  const viewAfter = (entries: number) => rulebook.view(momentAfter(entries).state, 'board');
  const entries = moments.length - 1;
  return {
    entries,
    viewAfter,
    momentAfter,
    eventsOf: entry => momentAfter(entry).events,
    timeOf: entry => entry * TURN_MS,
    end: viewAfter(entries),
    entryWith: (type, round) =>
      moments.findIndex(({ events }) =>
        events.some(
          it => it.type === type && (round === undefined || ('round' in it && it.round === round)),
        ),
      ),
  };
}

const NAMES = ['Johanna', 'Bo', 'Cleo', 'Dmitri'];
export const placesOf = ({ seats }: Seen): TablePlace[] =>
  seats.map((seat, n) => ({ seat, name: NAMES[n] ?? '', face: '', sits: 'player', here: true }));
