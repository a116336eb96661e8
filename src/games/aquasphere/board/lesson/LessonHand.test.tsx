import 'react-native-gesture-handler/jestSetup';
import { act, render, screen } from '@testing-library/react-native';
import { useState } from 'react';
import { Text } from 'react-native';
import { createTestSeat } from '@/games/testing/testStores';
import type { Seat } from '@/kit/seat';
import type { Comfort } from '@/ui/comfort';
import { press } from '@/ui/testing/press';
import { layOut, TestPhone } from '@/ui/testing/TestPhone';
import type { Action } from '../../rules/actions';
import { bot } from '../../rules/bot/bots';
import type { GameEvent } from '../../rules/events';
import { rulebook } from '../../rules/rulebook';
import type { Seen, State } from '../../rules/state';
import { PLACES, red, yellow } from '../testing/position';
import type { Course } from './course';
import { COURSES } from './courses';
import { fetchLessons } from './lessons';
import { dealtFor } from './script';

const [DIVE, SCORING] = COURSES as [Course, Course];

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A table of two, at which the computer sits down when the lesson says so. */
async function tableFor(course: Course, comfort: Partial<Comfort> = {}) {
  const { Hand } = await fetchLessons();
  let state: State = dealtFor(course);
  let hasBot = false;
  let [finished, left] = [false, false];
  const seat = createTestSeat<Seen, Action, GameEvent>({
    seat: red,
    places: PLACES.slice(0, 2),
    view: rulebook.view(state, red),
  });
  const does = (by: Seat, action: Action) => {
    const context = { seat: by, at: 0, finger: 0 };
    expect([by, action, rulebook.whyNot(state, action, context)]).toEqual([by, action, undefined]);
    const ruling = rulebook.apply(state, action, context, () => 0);
    if (ruling.ok) state = ruling.state;
    seat.become({ view: rulebook.view(state, red) });
  };
  const store = { ...seat.store, act: (action: Action) => does(red, action) };

  function Learner() {
    const [step, reach] = useState('');
    return (
      <Hand
        {...{ store, step, reach, settings: { coach: true } }}
        lesson={course.id}
        pace={() => {}}
        actFor={does}
        fillSeats={() => (hasBot = true)}
        finish={() => (finished = true)}
        leave={() => (left = true)}
        next={<Text testID="next-lesson">next</Text>}
      />
    );
  }
  render(
    <TestPhone comfort={comfort}>
      <Learner />
    </TestPhone>,
  );
  layOut(390, 844);
  const moment = { at: 0, chance: 0.5, arrived: true, pace: 1 };
  return {
    state: () => state,
    hasBot: () => hasBot,
    ends: () => ({ finished, left }),
    does,
    /** The plain player takes a turn for whichever seat is asked. */
    playsOn() {
      const decision = bot('plain', rulebook.view(state, state.turn), {
        ...moment,
        seat: state.turn,
      });
      if (decision && 'act' in decision && decision.act) does(state.turn, decision.act);
    },
  };
}

type Table = Awaited<ReturnType<typeof tableFor>>;

const lit = (): string | undefined =>
  screen
    .queryAllByTestId(/^pointer-/, { includeHiddenElements: true })
    .map(({ props }) => String(props['testID']).replace('pointer-', ''))[0];

const said = (): string => {
  const words = screen.queryByTestId('lesson-says');
  return words ? JSON.stringify(words.props['children'].props['children']) : '';
};

/** Does what a learner would who touches only what is lit, and presses on where nothing is. */
function follow(table: Table): void {
  // The hand comes when the table is laid, and has no size before.
  if (screen.queryByTestId('hand') && !screen.queryByTestId('action-bar')) layOut(390, 844);
  const spot = lit();
  if (screen.queryByTestId('lesson-read')) press('lesson-read');
  else if (spot === 'line-block') press('cross-crystal');
  else if (spot) press(spot);
  else if (screen.queryByTestId('lesson')) act(() => jest.advanceTimersByTime(1_500));
  else if (table.hasBot()) table.playsOn();
  else act(() => jest.advanceTimersByTime(10));
  act(() => jest.advanceTimersByTime(1));
}

const ENOUGH = 120;

function followed(table: Table, until: () => boolean): string[] {
  const sentences: string[] = [];
  for (let turn = 0; !until(); turn++) {
    if (turn > ENOUGH) throw new Error(`no way out: ${said()}, ${lit()}`);
    follow(table);
    if (said() !== sentences[sentences.length - 1]) sentences.push(said());
  }
  return sentences;
}

const isAtEnd = (): boolean => screen.queryByTestId('play-on') !== null;

test.each([['en'], ['de']] as const)(
  'following the light leads from the first bot to the end of the round, in %s',
  async language => {
    const table = await tableFor(DIVE, { language });
    followed(table, () => table.hasBot());
    expect(table.state().players[red]).toMatchObject({ points: 6, engineer: 'a2' });
    followed(table, isAtEnd);
    expect(table.state().round).toBe(2);
    expect(table.ends()).toEqual({ finished: true, left: false });
    expect(screen.getByTestId('next-lesson')).toBeOnTheScreen();
    press('play-on');
    expect(table.ends().left).toBe(true);
  },
);

test('the first bot is programmed by two touches, and the success is celebrated', async () => {
  const table = await tableFor(DIVE, { still: false });
  follow(table);
  follow(table);
  expect(table.state().players[red]?.programmed).toContain('lab');
  expect(screen.queryByTestId('cheers', { includeHiddenElements: true })).toBeNull();
  followed(table, () => lit() === 'bot-lab');
  expect(screen.getByTestId('cheers', { includeHiddenElements: true })).toBeOnTheScreen();
});

test('the second lesson lays its table by itself and ends behind the red line', async () => {
  const table = await tableFor(SCORING);
  followed(table, () => screen.queryByTestId('lesson') !== null);
  expect(table.state().passed).toEqual([yellow]);
  const sentences = followed(table, isAtEnd);
  expect(sentences.length).toBeGreaterThan(8);
  expect(table.state().round).toBe(2);
  expect(table.state().players[red]).toMatchObject({ points: 18, crystals: 0 });
  expect(table.ends().finished).toBe(true);
});

test('at the red line a learner may stop as well', async () => {
  const table = await tableFor(SCORING);
  followed(table, () => lit() === 'line-block');
  press('stop-at-line');
  followed(table, isAtEnd);
  expect(table.state().players[red]).toMatchObject({ points: 16, crystals: 1 });
});

test('an act that is not taught yet is not done, and the bubble says so', async () => {
  const table = await tableFor(DIVE);
  const before = table.state();
  press('room-a1');
  press('do-it');
  expect(table.state()).toBe(before);
  expect(screen.getByText(/Later! First/)).toBeOnTheScreen();
  followed(table, () => lit() === 'bot-lab');
});

test('the light leads back from another plan and from another page', async () => {
  const table = await tableFor(DIVE);
  followed(table, () => lit() === 'bot-lab');
  press('page-station');
  expect(lit()).toBe('page-lab');
  press('page-lab');
  press('any-bot');
  press('buy-time');
  press('bot-crystals');
  expect(lit()).toBe('placing-back');
  press('placing-back');
  expect(lit()).toBe('bot-lab');
});
