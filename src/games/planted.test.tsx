/** Adds a game to manifests.ts by one more line and checks that it appears everywhere. */
import type { Manifest } from './manifest';
import 'react-native-gesture-handler/jestSetup';
import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { conversation } from '@/cli/conversation';
import { bySeat } from '@/kit/seat';
import { HostSheet } from '@/screens/home/HostSheet';
import { PractiseSheet } from '@/screens/home/PractiseSheet';
import { GameList } from '@/screens/rules/GameList';
import { AtTable } from '@/screens/table/AtTable';
import { fakeWorld, WithWorld } from '@/screens/testing/fakeWorld';
import { type HostWish, openSession } from '@/stores/session';
import { sessionDeps } from '@/stores/testing/sessionDeps';
import { playOut } from '@/table/selfplay';
import { seedsFrom, storms } from '@/table/storm/storms';
import { catalogueFolders } from '@/texts/testing/catalogues';
import { allGames, withBots } from './games';
import { MANIFESTS } from './manifests';
import { manifest } from './testing/nim/manifest';

jest.mock('./manifests', () => {
  const { MANIFESTS } = jest.requireActual<{ MANIFESTS: readonly Manifest[] }>('./manifests');
  const { manifest: nim } = jest.requireActual<{ manifest: Manifest }>('./testing/nim/manifest');
  return { MANIFESTS: [...MANIFESTS, nim] };
});
jest.mock('expo-router', () => ({ useRouter: () => ({ push: jest.fn(), replace: jest.fn() }) }));

const show = (what: React.ReactNode, world = fakeWorld().world) =>
  render(<WithWorld world={world}>{what}</WithWorld>);

const press = (id: string) => fireEvent.press(screen.getByTestId(id));
const close = () => undefined;

test('an added game can be hosted', () => {
  const hosted: string[] = [];
  show(<HostSheet game={manifest} open onClose={close} onHost={({ id }) => hosted.push(id)} />);
  press('host-open');
  expect(hosted).toEqual(['nim']);
});

test('an added game can be practised', () => {
  const wishes: HostWish[] = [];
  const practise = (wish: HostWish) => void wishes.push(wish);
  show(<PractiseSheet open wouldClear={false} onClose={close} onPractise={practise} />);
  press('practise-nim');
  expect(wishes).toMatchObject([{ game: 'nim', places: 2, alone: true }]);
});

test('an added game stands in the list of rules', () => {
  show(<GameList go={close} goOn={close} back={close} />);
  expect(screen.getByTestId('rules-nim')).toHaveTextContent(/^Nim/);
});

test('a table can be opened for an added game, with its own options and bots', async () => {
  const after = () => () => undefined;
  const session = openSession(sessionDeps({ after, now: () => 0 }));
  const wish = { game: 'nim', places: 2, options: { stones: 21 }, name: 'Ann', alone: true };
  await act(() => session.host(wish));
  show(<AtTable goHome={close} />, { ...fakeWorld().world, session });
  fireEvent.press(await screen.findByTestId('to-options'));
  expect(await screen.findByTestId('option-stones')).toHaveTextContent('21');
  expect(screen.getByTestId('places-4')).toBeOnTheScreen();
  expect(screen.getByTestId('bots')).toBeOnTheScreen();
  await act(() => session.leave());
});

test('an added game is played without a screen', async () => {
  const converse = conversation(await allGames());
  const deal = { do: 'deal', game: 'nim', seats: ['red', 'green'], seed: 1, options: {} };
  const dealt = converse(undefined, JSON.stringify(deal));
  expect(dealt.reply).toMatchObject({ ok: true, game: 'nim' });
  const take = { do: 'act', seat: 'red', at: 1, action: { type: 'take', stones: 3 } };
  expect(converse(dealt.table, JSON.stringify(take)).reply.ok).toBe(true);
});

test('an added game runs in storms with the samples of its manifest', async () => {
  const { faulty } = storms(await withBots(manifest), manifest.samples, seedsFrom(1, 1));
  expect(faulty).toEqual([]);
});

test('every way to play ends ranked or shared, as its manifest says', async () => {
  for (const manifest of MANIFESTS) {
    const { modes, seats } = manifest;
    const game = await withBots(manifest);
    for (const { options, result } of modes) {
      const places = game.places(seats.usual)!;
      const levels = bySeat(places, () => 'plain' as const);
      const { state } = playOut(
        game,
        { seats: places, options, seed: 1 },
        { levels, slowest: 3_000 },
      );
      expect(game.result(state)).toMatchObject({ kind: result });
    }
  }
});

test('the language checks read what a planted game says', () => {
  expect(catalogueFolders()).toContain('games/nim/texts');
});
