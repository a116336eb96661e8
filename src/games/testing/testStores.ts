import { act as inReact } from '@testing-library/react-native';
import { createStore } from 'zustand/vanilla';
import type { SeatState, SeatStore, TableClock, ViewStore } from '../board';
import type { TalkMessage } from '../game';
import type { Seat } from '../../kit/seat';
import { createTestFeed } from './eventFeed';

/** Runs, and stays where it is. */
export const CLOCK: TableClock = { now: () => 0, running: true, speed: 1 };

const AROUND = { clock: CLOCK, places: [], requests: [], pending: [], refusal: null } as const;

type Events<GameEvent> = { readonly events: readonly GameEvent[] };

/** A seat of which a test says what it sees. It notes what is done, and does nothing. */
export function createTestSeat<View, Action, GameEvent>(
  seen: Pick<SeatState<View, Action>, 'seat' | 'view'> & Partial<SeatState<View, Action>>,
) {
  const acts: Action[] = [];
  const asked: [TalkMessage, Seat?][] = [];
  const state = createStore<SeatState<View, Action>>(() => ({ ...AROUND, ...seen }));
  const feed = createTestFeed<View, GameEvent>();
  const become = (next: Partial<SeatState<View, Action>>) => inReact(() => state.setState(next));
  /** A message comes: its events, then the view they led to. */
  const happen = (change: Events<GameEvent>, view: View) =>
    inReact(() => {
      feed.happen(change, view);
      state.setState({ view } as Partial<SeatState<View, Action>>);
    });
  const store: SeatStore<View, Action, GameEvent> & ViewStore<View, GameEvent> = {
    ...state,
    events: feed.events,
    act: action => void acts.push(action),
    ask: (words, to) => void asked.push(to ? [words, to] : [words]),
  };
  return { store, acts, asked, become, happen };
}
