/**
 * Endless motion keeps a screen busy forever, so the player must be able to turn it off everywhere.
 */
import { render, screen } from '@testing-library/react-native';
import fs from 'node:fs';
import path from 'node:path';
import type { ReactElement } from 'react';
import { StyleSheet, Text } from 'react-native';
import { withRepeat } from 'react-native-reanimated';
import { Breathing } from '@/ui/light/Breathing';
import { Orbit } from '@/games/time-n-space/board/ending/Orbit';
import { Pointer } from '@/games/time-n-space/board/lesson/Pointer';
import type { Seat } from '@/kit/seat';
import { ComfortProvider } from '@/ui/comfort';
import { Emblem } from '@/ui/Emblem';
import { film } from '@/ui/moving/film';
import { moving } from '@/ui/moving/moving';
import { AT_EASE } from '@/ui/testing/TestPhone';
import { Spinner } from '@/ui/Spinner';

jest.mock('react-native-reanimated', () => {
  const actual = jest.requireActual('react-native-reanimated');
  return { __esModule: true, ...actual, withRepeat: jest.fn(actual.withRepeat) };
});
jest.mock('@/games/time-n-space/board/lesson/LessonContext', () => ({
  useLessonState: () => ({ step: { shows: { do: 'ready' }, waits: () => false }, again: false }),
}));
jest.mock('@/games/time-n-space/board/lesson/useMoment', () => ({ useMoment: () => ({}) }));
jest.mock('@/games/time-n-space/board/lesson/finger', () => ({ fingerFor: () => ['ready'] }));

const REPEATING: Readonly<Record<string, ReactElement>> = {
  'ui/Spinner.tsx': <Spinner />,
  'ui/hourglass/useRunningSand.ts': <Emblem size={100} />,
  'ui/light/Breathing.tsx': <Breathing style={{}} />,
  'games/time-n-space/board/ending/Orbit.tsx': (
    <Orbit seat={'red' as Seat} width={100}>
      <Text>42</Text>
    </Orbit>
  ),
  'games/time-n-space/board/lesson/Pointer.tsx': <Pointer at="ready" />,
};

const show = (it: ReactElement, still: boolean) =>
  render(<ComfortProvider value={{ ...AT_EASE, still }}>{it}</ComfortProvider>);

beforeEach(() => jest.mocked(withRepeat).mockClear());

test.each(Object.entries(REPEATING))('%s repeats nothing when motion is off', (_file, it) => {
  show(it, true).unmount();
  expect(withRepeat).not.toHaveBeenCalled();
  show(it, false);
  expect(withRepeat).toHaveBeenCalled();
});

/** These are animated by the platform. */
const MOVED = ['ui/moving/film.tsx', 'ui/moving/moving.tsx'];
const ONE = { width: 1, height: 1 };
const Rising = moving({ ms: 100, poses: { '0%': {}, '100%': { y: 1 } } });
const Flickering = film({ pictures: 2, pictureMs: 50 });

test.each([
  [
    'a pose',
    (stands: boolean) => (
      <Rising size={ONE} stands={stands}>
        <Text>it</Text>
      </Rising>
    ),
  ],
  [
    'a film',
    (stands: boolean) => (
      <Flickering picture={ONE} stands={stands}>
        <Text>it</Text>
      </Flickering>
    ),
  ],
])('%s that the platform animates stands still when motion is off', (_what, part) => {
  const animated = (stands: boolean) => {
    render(part(stands));
    return JSON.stringify(screen.toJSON(), (_, part) =>
      part?.style ? { ...part, style: StyleSheet.flatten(part.style) } : part,
    ).includes('infinite');
  };
  expect(animated(true)).toBe(false);
  expect(animated(false)).toBe(true);
});

test('these tests cover every endless animation', () => {
  const files = fs.readdirSync(path.join(__dirname, '..'), { recursive: true, encoding: 'utf8' });
  const endless = files
    .filter(file => /(?<!\.test|\.web)\.tsx?$/.test(file))
    .filter(file => /withRepeat\(|'infinite'|Animated\.loop/.test(read(file)));
  expect(endless.sort()).toEqual([...Object.keys(REPEATING), ...MOVED].sort());
});

const read = (file: string) => fs.readFileSync(path.join(__dirname, '..', file), 'utf8');
