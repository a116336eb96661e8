import 'react-native-gesture-handler/jestSetup';
import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { useState } from 'react';
import { createTestSeat } from '@/games/testing/testStores';
import { actChances, seedOf } from '@/kit/chance';
import type { Comfort } from '@/ui/comfort';
import { press } from '@/ui/testing/press';
import { layOut, TestPhone } from '@/ui/testing/TestPhone';
import { fetchTexts, LANGUAGES } from '@/ui/words/words';
import type { Action } from '../../rules/actions';
import { eventsFor, type GameEvent } from '../../rules/events';
import type { View } from '../../rules/state';
import { blue, played } from '../../rules/testing/fixture';
import { view } from '../../rules/view';
import { dealtFor } from '../testing/pupil';
import type { Course } from './course';
import { COURSES } from './courses';
import { fetchLessons } from './lessons';

const [COURSE] = COURSES as [Course];

beforeAll(() => Promise.all(LANGUAGES.map(fetchTexts)));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

type Size = readonly [wide: number, high: number];
const [PHONE, SMALL]: readonly [Size, Size] = [
  [390, 844],
  [320, 568],
];

/** A table at which one learner plays both agents, with the dice of the lesson. */
async function tableOf(comfort: Partial<Comfort> = {}, [wide, high] = PHONE) {
  const { Hand } = await fetchLessons();
  let state = dealtFor(COURSE);
  let [ply, finished] = [0, false];
  const seat = createTestSeat<View, Action, GameEvent>({
    seat: blue,
    places: [{ seat: blue, name: 'Ann', face: '', sits: 'player', here: true }],
    view: view(state, blue),
  });
  const does = (action: Action) => {
    const ruling = played(state, blue, action, actChances(seedOf(COURSE.deal.seed), ply++));
    ({ state } = ruling);
    seat.happen({ events: eventsFor(blue, ruling.events, state) }, view(state, blue));
  };
  const store = { ...seat.store, act: does };
  function Learner() {
    const [step, reach] = useState<string | null>('');
    return (
      <Hand
        {...{ store, settings: {} }}
        step={step ?? ''}
        reach={reach}
        lesson={COURSE.id}
        pace={() => {}}
        actFor={() => {}}
        fillSeats={() => {}}
        finish={() => (finished = true)}
        leave={() => {}}
        next={null}
      />
    );
  }
  render(
    <TestPhone comfort={{ still: true, ...comfort }}>
      <Learner />
    </TestPhone>,
  );
  layOut(wide, high);
  return { state: () => state, isFinished: () => finished };
}

const lit = (): string | undefined =>
  screen
    .queryAllByTestId(/^pointer-/, { includeHiddenElements: true })
    .map(({ props }) => String(props['testID']).replace('pointer-', ''))[0];

const said = (): string => {
  const words = screen.queryByTestId('lesson-says');
  return words ? JSON.stringify(words.props['children'].props['children']) : '';
};

const isThere = (id: string) => screen.queryByTestId(id, { includeHiddenElements: true }) !== null;

/** Touches what is lit, and goes on where there is only something to read. */
function follow(): void {
  const spot = lit();
  if (spot === undefined) throw new Error(`nothing is lit: ${said()}`);
  if (isThere('lesson-read')) press('lesson-read');
  else if (spot === 'code-field') fireEvent.changeText(screen.getByTestId(spot), '24');
  else press(spot);
  act(() => jest.advanceTimersByTime(1));
}

const ENOUGH = 90;

function followed(until: () => boolean): string[] {
  const sentences: string[] = [];
  for (let turn = 0; !until(); turn++) {
    if (turn > ENOUGH) throw new Error(`no way out: ${said()}, ${lit()}`);
    follow();
    if (said() !== sentences[sentences.length - 1]) sentences.push(said());
  }
  return sentences;
}

test.each([
  ['en', PHONE],
  ['de', PHONE],
  ['en', SMALL],
  ['de', SMALL],
] as const)(
  'following the light leads to the bell, and something is lit at every step, in %s at %j',
  async (language, size) => {
    const table = await tableOf({ language }, size);
    const sentences = followed(() => table.state().phase.name === 'over');
    expect(table.state().phase).toEqual({ name: 'over', end: 'struck' });
    expect(table.isFinished()).toBe(true);
    expect(sentences.length).toBeGreaterThan(COURSE.steps.length);
    expect(isThere('lesson')).toBe(false);
  },
);

test('the first card explored is celebrated', async () => {
  await tableOf({ still: false });
  followed(() => lit() === 'enter-B');
  expect(isThere('cheers')).toBe(false);
  follow();
  expect(lit()).toBe('card-title');
  expect(isThere('cheers')).toBe(true);
});

test('an act that is not taught yet is not done, and the bubble says so', async () => {
  const table = await tableOf();
  followed(() => lit() === 'enter-B');
  const before = table.state();
  press('enter-D');
  expect(table.state()).toBe(before);
  expect(screen.getByText(/Later! Look at whatever you like/)).toBeOnTheScreen();
  follow();
  expect(table.state().agents[blue]?.at).toBe('1B');
});

test('the light leads back from another agent, another plan and another card', async () => {
  await tableOf();
  followed(() => lit() === 'do-it');
  press('choose-nothing');
  expect(lit()).toBe('test-test');
  press('agent-green');
  expect(lit()).toBe('agent-blue');
  press('agent-blue');
  press('read-again');
  expect(lit()).toBe('lay-back');
  press('lay-back');
  press('test-test');
  expect(lit()).toBe('do-it');
});

test('a wrong answer at the dial costs no unit', async () => {
  const table = await tableOf();
  followed(() => lit() === 'code-field');
  const { units } = table.state();
  fireEvent.changeText(screen.getByTestId('code-field'), '12');
  press('code-try');
  expect(table.state().units).toBe(units);
  expect(lit()).toBe('code-field');
});
