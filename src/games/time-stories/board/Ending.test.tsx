/** @jest-environment-options {"customExportConditions": ["umd", "require", "react-native"]} */
import 'react-native-gesture-handler/jestSetup';
import { fireEvent, render, screen } from '@testing-library/react-native';
import type { MatchReplay } from '@/games/board';
import { firstOf } from '@/kit/lists';
import { of, type Seat } from '@/kit/seat';
import { ComfortProvider } from '@/ui/comfort';
import { AT_EASE, layOut } from '@/ui/testing/TestPhone';
import { rulingOn } from '../../game';
import type { Action } from '../rules/actions';
import type { GameEvent } from '../rules/events';
import { timeStories } from '../rules/game';
import type { State, View } from '../rules/state';
import { blue, viewOf } from '../rules/testing/fixture';
import { chances } from '@/kit/random';
import { memory } from './ending/memory';
import { storyStats } from './ending/stats';
import { Ending } from './Ending';
import { momentsOf } from './replay/moments';
import { inBase } from './testing/firstHour';

jest.mock('react-native-safe-area-context', () => ({
  useSafeAreaInsets: () => ({ top: 0, right: 0, bottom: 0, left: 0 }),
}));
jest.mock('./panorama/useFetched', () => ({
  usePlaceArt: () => undefined,
  useVignettes: () => ({ late: [] }),
  usePictures: () => undefined,
}));

type Moment = { readonly state: State; readonly events: readonly GameEvent[] };
type Told = MatchReplay<View, GameEvent> & { readonly end: View };

/** Everybody rests until the time is up, or rolls once at the first test. */
function playedStory(): Told {
  const moments: Moment[] = [{ state: inBase(2), events: [] }];
  const next = chances(5);
  const last = () => (moments[moments.length - 1] as Moment).state;
  const act = (seat: Seat, action: Action): boolean => {
    const ruling = rulingOn(timeStories, last(), action, { seat, at: 0, finger: 0 }, next);
    if (ruling.ok) moments.push({ state: ruling.state, events: ruling.events });
    return ruling.ok;
  };
  for (let n = 0; n < 600 && last().phase.name !== 'over'; n++) goOn(last(), act);
  const viewAfter = (entries: number) => viewOf((moments[entries] as Moment).state, 'board');
  const entries = moments.length - 1;
  return {
    entries,
    viewAfter,
    eventsOf: entry => (moments[entry] as Moment).events,
    timeOf: entry => entry * 1_000,
    end: viewAfter(entries),
  };
}

/** One step towards the end of a run in which little is done. */
function goOn(state: State, act: (seat: Seat, action: Action) => boolean): void {
  const { phase, captain, figures, agents, seats } = state;
  if (state.ballot) {
    for (const seat of seats) act(seat, { type: 'vote', agrees: true });
    return;
  }
  if (phase.name === 'base') act(phase.reader, { type: 'read' });
  else if (phase.name === 'party') choose(state, act);
  else if (phase.name === 'home') act(captain, { type: 'propose', proposal: { do: 'stop' } });
  else if (phase.name === 'here' && act(captain, { type: 'spend' })) return;
  else
    for (const agent of figures) {
      const seat = firstOf(of(agents, agent).by);
      if (phase.name === 'entering') act(seat, { type: 'enter', agent, card: '1B' });
      else if (phase.name === 'here') act(seat, { type: 'plan', agent, plan: { do: 'nothing' } });
      else if (!act(seat, { type: 'roll', agent, act: 'test', spend: null }))
        act(seat, { type: 'rest', agent });
    }
}

function choose(state: State, act: (seat: Seat, action: Action) => boolean): void {
  ['hanne', 'otto', 'kling', 'emil'].forEach((lender, n) => {
    const agent = state.figures[n];
    if (agent) act(firstOf(of(state.agents, agent).by), { type: 'lend', agent, lender });
  });
  act(state.captain, { type: 'propose', proposal: { do: 'begin' } });
}

const story = playedStory();
const places = story.end.seats.map((seat, n) => ({
  seat,
  name: ['Ann', 'Bo'][n] ?? '',
  face: '',
  sits: 'player' as const,
  here: true,
}));

type Given = { readonly language?: 'en' | 'de'; readonly afar?: boolean; readonly told?: boolean };

function end(view: View, { language = 'en', afar = false, told = true }: Given = {}) {
  render(
    <ComfortProvider value={{ ...AT_EASE, language }}>
      <Ending {...{ view, places, afar }} seat={blue} story={told ? story : null} />
    </ComfortProvider>,
  );
  layOut(afar ? 1_920 : 700, afar ? 1_080 : 900);
}

const won = (): View => ({ ...story.end, phase: { name: 'over', end: 'struck' } });

test('the match of these tests comes to its end', () => {
  expect(story.end.phase).toEqual({ name: 'over', end: 'late' });
});

test('a mission that was given up ends in its own words, with the number of the run', () => {
  end(story.end);
  expect(screen.getByTestId('verdict-line')).toHaveTextContent(
    'The mission was given up, in the first run',
  );
  expect(screen.getByTestId('end-words')).toHaveTextContent(/^Half past something/);
});

test.each([false, true])('the end has its picture, on a TV: %s', afar => {
  end(story.end, { afar });
  expect(screen.getByTestId('end-picture')).toBeOnTheScreen();
});

test('an end without a picture has no frame', () => {
  end(won());
  expect(screen.queryByTestId('end-picture')).toBeNull();
});

test('a success says so, in German, too', () => {
  end(won(), { language: 'de' });
  expect(screen.getByTestId('verdict-line')).toHaveTextContent('Auftrag erfüllt, im ersten Lauf');
  expect(screen.getByTestId('end-words')).toHaveTextContent(/^Zwölf/);
});

test('the match is counted: runs, units, tests, and the cards and rolls of each player', () => {
  const { all, own } = storyStats(story);
  expect(all).toMatchObject({ runs: 1, units: 12, cards: 1, journeys: 0 });
  const rolls = story.end.seats.map(seat => of(own, seat).rolls);
  const rolled = Array.from({ length: story.entries }, (_, n) => story.eventsOf(n + 1))
    .flat()
    .filter(({ type }) => type === 'rolled');
  expect(rolls.reduce((sum, it) => sum + it, 0)).toBe(rolled.length);
  expect(rolled.length).toBeGreaterThan(0);
  end(story.end);
  expect(screen.getByTestId('stat-units')).toHaveTextContent('12units of time');
  expect(screen.getByTestId('stats-blue').props['aria-label']).toEqual(
    expect.stringMatching(
      new RegExp(`^Ann: 1 card, ${rolls[0]} rolls?, ${of(own, blue).hits} hits?$`),
    ),
  );
  expect(screen.queryByTestId('stat-journeys')).toBeNull();
});

test('until the story is here the ending says so, and shows what needs no story', () => {
  end(story.end, { told: false });
  expect(screen.getByTestId('story-waiting')).toBeOnTheScreen();
  expect(screen.getByTestId('run-ladder')).toBeOnTheScreen();
  expect(screen.queryByTestId('replay-open')).toBeNull();
});

test('the match can be watched again moment by moment', () => {
  const moments = momentsOf(story);
  expect(moments.length).toBeGreaterThan(10);
  end(story.end);
  fireEvent.press(screen.getByTestId('replay-open'));
  const at = (n: number) => `Run 1, moment ${n} of ${moments.length}`;
  expect(screen.getByTestId('replay-moment')).toHaveTextContent(at(1));
  expect(screen.getByTestId('watch-board')).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId('replay-later'));
  expect(screen.getByTestId('replay-moment')).toHaveTextContent(at(2));
  fireEvent.press(screen.getByTestId('replay-earlier'));
  fireEvent.press(screen.getByTestId('replay-earlier'));
  expect(screen.getByTestId('replay-moment')).toHaveTextContent(at(1));
  fireEvent.press(screen.getByTestId('replay-close'));
  expect(screen.queryByTestId('replay')).toBeNull();
});

test('on a TV everything stands at once, and nothing is touched', () => {
  end(story.end, { afar: true });
  expect(screen.getByTestId('end-words')).toBeOnTheScreen();
  expect(screen.getByTestId('end-stats')).toBeOnTheScreen();
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('the history keeps what a seat has done, and can name it in both languages', () => {
  const { counts } = memory.summary(story, blue);
  expect(counts).toMatchObject({ runs: 1, cards: 1 });
  for (const name of Object.keys(counts)) {
    expect(memory.called('en', name)).toMatch(/./);
    expect(memory.called('de', name)).toMatch(/./);
  }
  expect(memory.called('en', 'no-longer-known')).toBeUndefined();
});
