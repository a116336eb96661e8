import { createStore } from 'zustand/vanilla';
import { type SessionState, type Hosting, AT_NO_TABLE } from './sessionState';
import { holdWhileHosting } from './holding';
import type { Session } from './session';

type Wanted = { phase?: 'lobby' | 'playing' | 'over'; door?: 'none' | 'open'; guests?: number };

/** A hosted table, as far as this test needs it. */
function hosting({
  phase = 'playing',
  door = 'open',
  guests = 0,
}: Wanted): Pick<SessionState, 'hosting'> {
  const here = { isPlaying: phase === 'playing', hasGuests: guests > 0 };
  return { hosting: { ...here, door: { is: door } } as unknown as Hosting };
}

function phone() {
  const state = createStore<SessionState>(() => AT_NO_TABLE);
  const log: string[] = [];
  const hold = { start: () => void log.push('start'), stop: () => void log.push('stop') };
  const letGo = holdWhileHosting({ session: { state } as Session, hold });
  return { state, log, letGo };
}

test('the app is held from the deal to the end of a match with others', () => {
  const { state, log } = phone();
  state.setState(hosting({ phase: 'lobby' }));
  expect(log).toEqual([]);
  state.setState(hosting({}));
  state.setState(hosting({ guests: 2 }));
  expect(log).toEqual(['start']);
  state.setState(hosting({ phase: 'over' }));
  expect(log).toEqual(['start', 'stop']);
});

test('leaving the table, or stopping, releases the hold', () => {
  const { state, log, letGo } = phone();
  state.setState(hosting({}));
  state.setState(AT_NO_TABLE);
  expect(log).toEqual(['start', 'stop']);
  state.setState(hosting({}));
  letGo();
  expect(log).toEqual(['start', 'stop', 'start', 'stop']);
});

test.each<[string, Wanted, boolean]>([
  ['for this phone alone', { door: 'none' }, false],
  ['that guests have joined by two codes', { door: 'none', guests: 1 }, true],
  ['that guests can find', { door: 'open' }, true],
])('the app is held during a match %s, or not', (_, wanted, isHeld) => {
  const { state, log } = phone();
  state.setState(hosting(wanted));
  expect(log).toEqual(isHeld ? ['start'] : []);
});

test('a guest’s phone is not held', () => {
  const { state, log } = phone();
  state.setState({ hosting: null, way: 'direct' });
  expect(log).toEqual([]);
});
