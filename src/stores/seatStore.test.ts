import { createStore } from 'zustand/vanilla';
import type { Seat } from '../kit/seat';
import { createGuest, type Guest, type GuestCommand } from '../table/guest';
import { createEventFeeds } from './eventFeed';
import { createSeatStore, createViewStore } from './seatStore';
import { AT_NO_TABLE, type SessionState } from './sessionState';
import { NO_CLOCK } from './tableClock';

const [red, green] = ['red', 'green'] as Seat[] as [Seat, Seat];
const place = (seat: string, sits: string) => ({
  seat,
  sits,
  name: 'player',
  face: '',
  here: true,
});
const OWN = { token: null, serial: 1, n: 1, called: null, pending: [{ n: 1, action: 'turn' }] };

/** A player sits on red, a bot on green. */
const GUEST = {
  ...createGuest('Ann', {}),
  views: new Map([
    [red, { rev: 1, view: { heap: 3 } }],
    ['board', { rev: 1, view: { heap: 'seen by all' } }],
  ]),
  seats: { red: OWN },
  shared: { places: [place('red', 'player'), place('green', 'bot')], requests: [] },
} as unknown as Guest;

function session(hostNow = 0) {
  const clock = { ...NO_CLOCK, hostNow: () => hostNow };
  const state = createStore<SessionState>(() => ({ ...AT_NO_TABLE, guest: GUEST, clock }));
  const wishes: GuestCommand[] = [];
  const events = createEventFeeds();
  const around = {
    state,
    events,
    wish: (wish: GuestCommand) => void wishes.push(wish),
  };
  const hears = (part: object) => state.setState({ guest: { ...GUEST, ...part } as Guest });
  return { around, state, wishes, events, hears };
}

test('a seat store has the view, the pending acts, and the players of all seats', () => {
  const { around } = session();
  expect(createSeatStore(around, red).getState()).toMatchObject({
    seat: red,
    view: { heap: 3 },
    pending: ['turn'],
    refusal: null,
    places: [{ name: 'player' }, { name: 'Rigel' }],
  });
  expect(createViewStore(around).getState().view).toEqual({ heap: 'seen by all' });
});

test('pings and the view of another change nothing for a seat', () => {
  const { around, hears } = session();
  const store = createSeatStore(around, red);
  const before = store.getState();
  let told = 0;
  store.subscribe(() => (told += 1));
  hears({ heard: 1_000, pinged: 900 });
  hears({ views: new Map(GUEST.views).set('board', { rev: 2, view: { heap: 2 } }) });
  expect([store.getState() === before, told]).toEqual([true, 0]);
});

test('only what a message changes becomes another object', () => {
  const { around, hears } = session();
  const store = createSeatStore(around, red);
  const before = store.getState();
  hears({ views: new Map(GUEST.views).set(red, { rev: 2, view: { heap: 2 } }) });
  const after = store.getState();
  expect(after.view).toEqual({ heap: 2 });
  for (const field of ['clock', 'places', 'requests', 'pending'] as const)
    expect(after[field]).toBe(before[field]);
});

test('a touch while the host counts in is no act', () => {
  const clock = { running: true, since: 3_000, speed: 1 };
  const counted = session(2_999);
  counted.hears({ shared: { ...GUEST.shared, clock } });
  createSeatStore(counted.around, red).act('turn');
  expect(counted.wishes).toEqual([]);
  const begun = session(3_000);
  begun.hears({ shared: { ...GUEST.shared, clock } });
  createSeatStore(begun.around, red).act('turn');
  expect(begun.wishes).toEqual([{ wish: 'act', seat: red, action: 'turn' }]);
});

test('a refusal reaches the seat whose act it was', () => {
  const { around, state } = session();
  state.setState({ refusal: { seat: green, why: { code: 'too-late' } } });
  expect(createSeatStore(around, red).getState().refusal).toBeNull();
  state.setState({ refusal: { seat: red, why: { code: 'too-late' } } });
  expect(createSeatStore(around, red).getState().refusal?.why).toEqual({ code: 'too-late' });
});

test('a request has the time left to show it', () => {
  const { around, hears } = session(1_000);
  const request = { id: 1, from: green, words: { code: 'yes', about: [] }, until: 9_000 };
  hears({ shared: { ...GUEST.shared, requests: [request] } });
  const { until: _, ...shown } = request;
  expect(createViewStore(around).getState().requests).toEqual([{ ...shown, left: 8_000 }]);
});

test('a board that is still on the screen keeps what it showed when the table is left', () => {
  const { around, state } = session();
  const store = createSeatStore(around, red);
  state.setState(AT_NO_TABLE);
  expect(store.getState().view).toEqual({ heap: 3 });
});

test('acts and wishes go to the session under the name of the seat', () => {
  const { around, wishes } = session();
  const { act, ask } = createSeatStore(around, red);
  act('lift');
  ask({ code: 'bring', about: ['grey', 2] }, green);
  const words = { code: 'bring', about: ['grey', 2] };
  expect(wishes).toEqual([
    { wish: 'act', seat: red, action: 'lift' },
    { wish: 'ask', seat: red, to: green, words, lasts: 20_000 },
  ]);
});
