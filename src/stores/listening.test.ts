import type { Alarm, Cue } from '../games/board';
import { createStore } from 'zustand/vanilla';
import type { AnyBoard } from '../games/board';
import type { Seat } from '../kit/seat';
import type { Alerts } from './alerts';
import { createEventFeeds } from './eventFeed';
import { listen, musicTowardsEnd } from './listening';
import type { Session } from './session';
import { AT_NO_TABLE, type SessionState } from './sessionState';

const alarm = (cue: Cue, at: number): Alarm => ({ name: cue, at, cue });

test.each([
  ['at the start', 0, { share: 0, isTense: false }],
  ['half way', 300_000, { share: 0.5, isTense: false }],
  ['just before the last minute', 539_999, { share: 539_999 / 600_000, isTense: false }],
  ['in the last minute', 540_000, { share: 0.9, isTense: true }],
  ['after the end', 700_000, { share: 1, isTense: true }],
])('the music knows how far the match has come: %s', (_when, now, progress) => {
  const alarms = [alarm('last-minute', 540_000), alarm('over', 600_000)];
  expect(musicTowardsEnd(alarms, now)).toEqual({ soundtrack: 'glass', ...progress });
});

test('a match without a known end has the music of a beginning', () => {
  const moment = { soundtrack: 'glass', share: 0, isTense: false };
  expect(musicTowardsEnd([alarm('glass-left', 5)], 100)).toEqual(moment);
});

const red = 'red' as Seat;

/** A phone whose board plays every event as a cue of the same name. */
async function listening() {
  const rung: string[] = [];
  const state = createStore<SessionState>(() => AT_NO_TABLE);
  const events = createEventFeeds();
  const board = {
    alarms: () => [],
    cues: (_language: string, told: readonly { readonly type: string }[]) =>
      told.map(({ type }) => ({ cue: type as Cue })),
  };
  const seen = (view: unknown) => {
    const guest = {
      seats: { red: { token: 'x', pending: [] } },
      views: new Map([[red, { rev: 1, view }]]),
      shared: { game: 'nim', places: [{ seat: red }], requests: [], phase: 'playing' },
    } as unknown as SessionState['guest'];
    state.setState({ guest });
  };
  const stop = listen({
    session: { state, events } as unknown as Session,
    alerts: {
      see: () => undefined,
      stop: () => undefined,
      chime: (chimes: readonly { readonly cue: string | null }[]) =>
        rung.push(...chimes.flatMap(({ cue }) => cue ?? [])),
    } as unknown as Alerts,
    boardOf: () => Promise.resolve(board as unknown as AnyBoard),
    language: () => 'en',
    after: () => () => undefined,
    lobby: cue => rung.push(cue),
    music: () => undefined,
  });
  seen('first');
  await Promise.resolve();
  await Promise.resolve();
  return { rung, events, seen, stop, state };
}

test('every event plays once, even two at one moment', async () => {
  const { rung, events } = await listening();
  events.publish(red, [{ type: 'turn' }], 'second');
  events.publish(red, [{ type: 'delivered' }], 'third');
  expect(rung).toEqual(['turn', 'delivered']);
});

test('a whole view after a reconnect plays nothing', async () => {
  const { rung, seen } = await listening();
  seen('much later');
  expect(rung).toEqual([]);
});

test('events for the board alone play nothing', async () => {
  const { rung, events } = await listening();
  events.publish('board', [{ type: 'turn' }], 'second');
  expect(rung).toEqual([]);
});

test('a phone that has left its table plays nothing more', async () => {
  const { rung, events, stop } = await listening();
  stop();
  events.publish(red, [{ type: 'turn' }], 'second');
  expect(rung).toEqual([]);
});

type Device = Pick<SessionState, 'hosting'> & { watches: boolean; watchers: number };
const HOSTING = {} as NonNullable<SessionState['hosting']>;
const lobbyWith = ({ hosting, watches, watchers }: Device, ...names: readonly string[]) => {
  const places = [red, 'green' as Seat, 'blue' as Seat].map((seat, at) => {
    const name = names[at] ?? '';
    return { seat, name, face: '', sits: name === '' ? 'nobody' : 'player', here: true };
  });
  const shared = { game: 'nim', phase: 'lobby', places, requests: [], watchers };
  const guest = { seats: {}, views: new Map(), shared, watches };
  return { hosting, guest } as unknown as Partial<SessionState>;
};

test.each<[string, Device, heard: boolean]>([
  ['a TV', { hosting: null, watches: true, watchers: 2 }, true],
  ['a host without a TV', { hosting: HOSTING, watches: false, watchers: 1 }, true],
  ['a host beside a TV', { hosting: HOSTING, watches: false, watchers: 2 }, false],
  ['a guest', { hosting: null, watches: false, watchers: 1 }, false],
])('in the lobby, arrivals sound on one device only: %s', async (_device, device, isHeard) => {
  const { rung, state } = await listening();
  state.setState(lobbyWith(device, 'Ann'));
  rung.length = 0;
  state.setState(lobbyWith(device, 'Ann', 'Bo'));
  state.setState(lobbyWith(device, 'Ann', 'Bo', 'Cleo'));
  expect(rung).toEqual(isHeard ? ['sits-2', 'all-here'] : []);
});
