/** Runs real stores over a vault that can refuse, and checks that the player sees it. */
import 'react-native-gesture-handler/jestSetup';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react-native';
import type { ReactElement } from 'react';
import { createHistory, type FinishedMatch } from '@/stores/history';
import { openSession } from '@/stores/session';
import { sessionDeps, timersUpTo } from '@/stores/testing/sessionDeps';
import { createSettingsStore } from '@/stores/settings';
import { LOG } from '@/table/persist';
import { memoryVault } from '@/table/memoryVault';
import { vaultOf } from '@/table/vaultOf';
import { HistoryPage } from './history/HistoryPage';
import { WithWorld, fakeWorld } from './testing/fakeWorld';
import { SettingsPage } from './settings/SettingsPage';
import { AtTable } from './table/AtTable';

// Boards are loaded here for the first time, which takes a while on a busy machine.
jest.setTimeout(60_000);

const stops: (() => Promise<void>)[] = [];
afterEach(() => Promise.all(stops.splice(0).map(stop => stop())));

type Disk = { refuses: string | undefined };

/** A phone whose vault refuses as set; `reading` also makes reads fail. */
function phone(left: Readonly<Record<string, string>> = {}, refuses?: 'reading') {
  const memory = memoryVault();
  for (const [name, text] of Object.entries(left)) memory.files.set(name, text);
  const disk: Disk = { refuses };
  const vault = vaultOf({
    read: async name => {
      if (disk.refuses === 'reading') throw new Error(disk.refuses);
      return memory.read(name);
    },
    change: async changes => {
      if (disk.refuses !== undefined && disk.refuses !== 'reading') throw new Error(disk.refuses);
      await memory.change(changes);
    },
  });
  const deps = sessionDeps({ vault, after: timersUpTo(10), now: () => performance.now() });
  const { keeper } = deps;
  const session = openSession(deps);
  stops.push(session.leave);
  const settings = createSettingsStore(keeper);
  const history = createHistory(keeper);
  const world = { ...fakeWorld().world, session, settings, history, keeping: keeper.state };
  return { world, disk, files: memory.files };
}

async function showing(it: ReturnType<typeof phone>, page: ReactElement) {
  render(<WithWorld world={it.world}>{page}</WithWorld>);
  await act(async () => undefined);
}
const isTold = () => screen.findByTestId('unkept');
const isOver = () => waitFor(() => expect(screen.queryByTestId('unkept')).not.toBeOnTheScreen());
const back = () => undefined;

const REFUSALS = ['database or disk is full', 'The user denied permission', 'connection lost'];

test.each(REFUSALS)(
  'a setting that cannot be saved is reported, and saved later: %s',
  async refusal => {
    const it = phone();
    await showing(it, <SettingsPage back={back} go={() => undefined} />);
    it.disk.refuses = refusal;
    fireEvent.press(screen.getByTestId('setting-leftHand'));
    await isTold();
    expect(it.world.settings.getState().leftHand).toBe(true);
    it.disk.refuses = undefined;
    await isOver();
    expect(JSON.parse(it.files.get('settings')!)).toMatchObject({ leftHand: true });
  },
);

test('settings that cannot be read are not overwritten, and appear once they can be read', async () => {
  const it = phone({ settings: JSON.stringify({ name: 'Ada', leftHand: true }) }, 'reading');
  await showing(it, <SettingsPage back={back} go={() => undefined} />);
  await isTold();
  fireEvent.press(screen.getByTestId('setting-signs'));
  it.disk.refuses = undefined;
  await isOver();
  const all = { name: 'Ada', leftHand: true, signs: true };
  await waitFor(() => expect(it.world.settings.getState()).toMatchObject(all));
  expect(JSON.parse(it.files.get('settings')!)).toMatchObject(all);
});

const match: FinishedMatch = {
  id: 'a',
  when: '2026-11-18T19:30:00.000Z',
  game: 'time-n-space',
  options: {},
  seat: 'red',
  outcome: 'ranked',
  players: [{ seat: 'red', name: 'Ada', sits: 'player', points: 1, place: 1 }],
  shares: {},
  counts: {},
};

test('a finished match that cannot be saved is reported, listed all the same, and saved later', async () => {
  const it = phone();
  await showing(it, <HistoryPage back={back} />);
  it.disk.refuses = 'full';
  await act(async () => it.world.history.getState().keep(match));
  await isTold();
  expect(it.world.history.getState().matches).toHaveLength(1);
  it.disk.refuses = undefined;
  await isOver();
  expect(it.files.get('history')).toContain('"id":"a"');
});

test('a history that cannot be read is not overwritten by a new match', async () => {
  const matches = [{ ...match, id: 'older' }];
  const it = phone({ history: JSON.stringify({ sandtable: 'history', matches }) }, 'reading');
  await showing(it, <HistoryPage back={back} />);
  await isTold();
  await act(async () => {
    const kept = it.world.history.getState().keep(match);
    it.disk.refuses = undefined;
    await kept;
  });
  await isOver();
  expect(it.world.history.getState().matches.map(({ id }) => id)).toEqual(['a', 'older']);
  expect(it.files.get('history')).toContain('"id":"older"');
});

test('a match goes on while nothing can be saved, says so, and is saved later', async () => {
  const it = phone();
  const wish = { game: 'time-n-space', places: 3, options: { level: 'beginner' }, name: 'Ann' };
  await act(() => it.world.session.host({ ...wish, alone: true }));
  await showing(it, <AtTable goHome={back} />);
  await screen.findByTestId('mine-red');
  it.disk.refuses = 'full';
  fireEvent.press(screen.getByTestId('start'));
  await isTold();
  expect(it.world.session.state.getState().hosting?.isPlaying).toBe(true);
  expect(it.files.has(`host/${LOG}`)).toBe(false);
  it.disk.refuses = undefined;
  await isOver();
  expect(it.files.get(`host/${LOG}`)).toContain('"sandtable":"match"');
});
