/** An agent arrives on a space and reads the card. */
import type { Figure } from './actions';
import type { Seat } from '../../../kit/seat';
import type { Trigger } from '../mission/mission';
import type { LocationId } from '../mission/names';
import { agentsAt, livingAgents, plays, readersAt, withAgent } from './agents';
import { type Change, inTurn, unchanged } from './change';
import { textFor } from './conditions';
import { isWithin } from './dice';
import { isRead, textRead } from './fronts';
import { job, withJobs } from './jobs';
import { lenderOf, locationOf } from './lookup';
import type { State } from './state';

/** A card for all together is read once all stand there. */
export function arrived(state: State, figure: Figure, card: LocationId): Change {
  const there = withAgent(state, figure, { at: card });
  const isWhole = agentsAt(there, card).length === livingAgents(there).length;
  return needsAll(there, card) && !isWhole ? unchanged(there) : explored(there, figure, card);
}

export const needsAll = (state: Parameters<typeof locationOf>[0], card: LocationId): boolean =>
  locationOf(state, card).locks.some(({ lock }) => lock === 'all');

/** Reading and following instructions costs nothing. With `arrivals`, several read together. */
export function explored(
  state: State,
  figure: Figure,
  card: LocationId,
  arrivals: readonly Figure[] = [figure],
): Change {
  const { explore } = locationOf(state, card);
  const triggers = [
    ...(state.phase.name === 'entering' ? triggersOf(state, figure, 'start', card) : []),
    ...triggersOf(state, figure, 'explore', card),
  ];
  const jobs = [
    job(explore, { agent: figure, card }),
    ...triggers.map(({ effects }) => job(effects, { agent: figure, card })),
    job([], { agent: figure, card }, 'explored'),
  ];
  const there = recorded(state, card, readersAt(state, card));
  const readings = readingsFor(state, figure, card, arrivals);
  return inTurn(
    unchanged(there),
    ...readings.map(it => (now: State) => textRead(now, card, it.text, it.readers)),
    now => unchanged(withJobs(now, ...jobs)),
  );
}

type Reading = { readonly text: string; readonly readers: readonly Seat[] };

/** Whoever has never read the card would not understand the text for later visits alone. */
function readingsFor(
  state: State,
  figure: Figure,
  card: LocationId,
  arrivals: readonly Figure[],
): readonly Reading[] {
  const readers = readersOfArrival(state, card, arrivals);
  const own = textFor(state, locationOf(state, card).texts, { agent: figure, card });
  if (own !== undefined) return [{ text: own, readers }];
  if (!state.readInRun.includes(card)) return [{ text: 'text', readers }];
  const strangers = readers.filter(seat => !state.read[card]?.includes(seat));
  const again = { text: 'again', readers };
  return strangers.length > 0 ? [{ text: 'text', readers: strangers }, again] : [again];
}

/** Whoever stands there already has the card open, unless it is read by all together. */
function readersOfArrival(
  state: State,
  card: LocationId,
  arrivals: readonly Figure[],
): readonly Seat[] {
  const there = readersAt(state, card);
  return isRead(state, card) && !needsAll(state, card)
    ? there.filter(seat => arrivals.some(figure => plays(state, seat, figure)))
    : there;
}

export const triggersOf = (
  state: State,
  figure: Figure,
  on: Trigger['on'],
  card: LocationId,
): readonly Trigger[] =>
  lenderOf(state, figure).triggers.filter(it => it.on === on && isWithin(state, it, card));

/** Which player has read which card is remembered from run to run. */
export function recorded(state: State, card: LocationId, readers: readonly Seat[]): State {
  const before = state.read[card] ?? [];
  const after = [...before, ...readers.filter(seat => !before.includes(seat))];
  const readInRun = state.readInRun.includes(card) ? state.readInRun : [...state.readInRun, card];
  const exploredAtLayout =
    state.phase.name === 'entering' ? [...state.exploredAtLayout, card] : state.exploredAtLayout;
  return { ...state, read: { ...state.read, [card]: after }, readInRun, exploredAtLayout };
}
