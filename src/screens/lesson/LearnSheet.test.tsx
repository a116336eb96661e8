import 'react-native-gesture-handler/jestSetup';
import { act, fireEvent, render, screen } from '@testing-library/react-native';
import type { LessonInfo } from '@/games/manifest';
import { WithWorld, fakeWorld } from '../testing/fakeWorld';
import { keyOf } from './learning';
import { LearnSheet } from './LearnSheet';

const mockGame = 'time-n-space';
jest.mock('@/games/manifests', () => {
  const lesson = (id: string, title: string) => ({
    id,
    title: () => title,
    tagline: () => 'Step by step',
    table: { places: 3, options: {}, seed: 1 },
  });
  const lessons = [lesson('first', 'Your first game'), lesson('normal', 'All the rules')];
  return {
    MANIFESTS: [
      { id: 'time-n-space', lessons },
      { id: 'none', lessons: [] },
    ],
  };
});

async function sheet(wanted: Parameters<typeof fakeWorld>[0] = {}) {
  const { world } = fakeWorld(wanted);
  const did: string[] = [];
  const learning = {
    begin: (game: string, { id }: LessonInfo) => void did.push(keyOf(game, id)),
    goOn: () => void did.push('on'),
  };
  render(
    <WithWorld world={world}>
      <LearnSheet game={undefined} open onClose={() => {}} learning={learning} />
    </WithWorld>,
  );
  await act(async () => undefined);
  return did;
}

const called = (name: RegExp) => screen.getByRole('button', { name });

test('every lesson can be chosen', async () => {
  const did = await sheet();
  fireEvent.press(called(/^Begin: Your first game$/));
  fireEvent.press(called(/^Begin: All the rules$/));
  expect(did).toEqual([keyOf(mockGame, 'first'), keyOf(mockGame, 'normal')]);
});

test('a finished lesson says so and can be played again', async () => {
  await sheet({ settings: { learnt: [keyOf(mockGame, 'first')] } });
  expect(screen.getByTestId('lesson-card-first')).toHaveTextContent(/done/);
  expect(screen.getByTestId('lesson-card-normal')).not.toHaveTextContent(/done/);
  expect(called(/^Play again: Your first game$/)).toBeOnTheScreen();
});

test('a lesson left half-way can be continued or started over', async () => {
  const left = {
    as: 'host',
    game: mockGame,
    watches: false,
    isUnfinished: false,
    lesson: 'normal',
  } as const;
  const did = await sheet({ state: { left } });
  fireEvent.press(called(/^Go on: All the rules$/));
  fireEvent.press(called(/^Start over: All the rules$/));
  expect(did).toEqual(['on', keyOf(mockGame, 'normal')]);
  expect(screen.queryByTestId('learn-clears')).toBeNull();
});

test('a warning shows if another table would be given up', async () => {
  await sheet({
    state: { left: { as: 'host', game: mockGame, watches: false, isUnfinished: false } },
  });
  expect(screen.getByTestId('learn-clears')).toBeOnTheScreen();
});
