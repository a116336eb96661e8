/** The app is updated while a match of the older version is open. */
import type { AnyGame } from '../games/game';
import type { Seat } from '../kit/seat';
import { memoryVault } from '../table/memoryVault';
import { nim } from '../table/nim';
import { nim2, nim2Migrating } from '../table/testing/nimVersions';
import { createHistory } from './history';
import { keepHistory } from './historyKeeping';
import { openSession } from './session';
import { ownSeats, seenView } from './seats';
import { sessionDeps, timersUpTo } from './testing/sessionDeps';

const [red] = ['red'] as [Seat];
const today = () => '2026-01-01T12:00:00.000Z';
const stops: (() => unknown)[] = [];
afterEach(() => Promise.all(stops.splice(0).map(stop => stop())));

function app(game: AnyGame, vault = memoryVault()) {
  const deps = sessionDeps({ packs: [], vault, after: timersUpTo(20), gameOf: async () => game });
  const { keeper } = deps;
  const session = openSession(deps);
  const history = createHistory(keeper);
  const rulesOf = async () => game;
  const endingOf = async () => undefined;
  stops.push(session.leave, keepHistory({ session, history, rulesOf, endingOf, today }));
  const state = () => session.state.getState();
  return { session, history, vault, state };
}
type App = ReturnType<typeof app>;

async function until<T>(look: () => T | undefined | null | false): Promise<T> {
  for (;;) {
    const found = look();
    if (found) return found;
    await new Promise(resolve => setTimeout(resolve, 5));
  }
}

const heapAt = ({ state }: App): unknown => {
  const { guest } = state();
  const view = guest && seenView(guest, red);
  return (view as { heap?: number } | null | undefined)?.heap;
};

/** Ann alone against a bot, in a pause of her match. */
async function leftOpen(stones: number): Promise<App> {
  const it = app(nim);
  const { session, state } = it;
  await session.host({ game: 'nim', places: 2, options: { stones }, name: 'Ann', alone: true });
  await until(() => state().guest?.shared);
  session.wish({ wish: 'sit', seat: red });
  await until(() => state().guest?.seats[red]?.token);
  session.deal();
  await until(() => heapAt(it) !== undefined);
  return it;
}

async function updated(game: AnyGame): Promise<App> {
  const before = await leftOpen(300);
  before.session.wish({ wish: 'pause' });
  await until(() => before.state().guest?.shared?.clock.running === false);
  await before.session.leave();
  const after = app(game, before.vault);
  await after.session.findLeftOpen();
  return after;
}

test('a match that the new version can read goes on', async () => {
  const it = await updated(nim2Migrating);
  expect(await it.session.reopen()).toBe(true);
  expect(await until(() => heapAt(it))).toBe(300);
  expect(it.state().older).toBeNull();
});

test('a match that it cannot read is shown as it was left, and nothing of it is changed', async () => {
  const it = await updated(nim2);
  const files = new Map(it.vault.files);
  expect(await it.session.reopen()).toBe(false);
  expect(it.state()).toMatchObject({
    lost: null,
    guest: null,
    older: {
      game: 'nim',
      isNewer: false,
      standing: { view: { heap: 300, card: null }, places: [{ seat: red, name: 'Ann' }, {}] },
    },
  });
  expect((await it.session.leftFile())?.text).toBe(files.get('host/match'));
  expect(it.vault.files).toEqual(files);
});

test('it waits among the others, marked, while another table is played', async () => {
  const it = await updated(nim2);
  await it.session.reopen();
  await it.session.setAside();
  expect(it.state()).toMatchObject({ older: null, left: null });
  expect(it.state().aside).toMatchObject([{ game: 'nim', rules: { version: 1 } }]);
  const log = it.vault.files.get('aside/0/match');
  const wish = { game: 'nim', places: 2, options: { stones: 5 }, name: 'Ann', alone: true };
  await it.session.host(wish);
  await until(() => it.state().guest?.shared?.phase === 'lobby');
  expect(it.vault.files.get('aside/0/match')).toBe(log);
  await it.session.leave();
  const later = app(nim, it.vault); // a version that can read it again
  await later.session.findLeftOpen();
  expect(await later.session.reopen(0)).toBe(true);
  expect(await until(() => heapAt(later))).toBe(300);
});

test('another table puts it aside without being asked about it', async () => {
  const it = await updated(nim2);
  await it.session.reopen();
  const wish = { game: 'nim', places: 2, options: { stones: 5 }, name: 'Ann', alone: true };
  await it.session.host(wish);
  await it.session.leave();
  await it.session.findLeftOpen();
  expect(it.state().aside).toMatchObject([{ game: 'nim', rules: { version: 1 } }]);
});

test('it is gone only when its player gives it up', async () => {
  const it = await updated(nim2);
  await it.session.reopen();
  await it.session.forget();
  await it.session.findLeftOpen();
  expect(it.state()).toMatchObject({ older: null, left: null, aside: [] });
  expect([...it.vault.files.keys()].filter(name => name.startsWith('host/'))).toEqual([]);
});

test('a match that was over stays in the history, and its table is a lobby again', async () => {
  const before = await leftOpen(3);
  before.session.wish({ wish: 'act', seat: red, action: { type: 'take', stones: 3 } });
  await until(() => before.history.getState().matches.length > 0);
  await before.session.leave();
  const after = app(nim2, before.vault);
  await until(() => after.history.getState().known);
  expect(after.history.getState().matches).toEqual(before.history.getState().matches);
  expect(await after.session.reopen()).toBe(true);
  expect(await until(() => after.state().guest?.shared?.phase)).toBe('lobby');
  expect(ownSeats(after.state().guest!)).toEqual([red]);
});
