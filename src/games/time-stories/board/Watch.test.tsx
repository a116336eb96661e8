import 'react-native-gesture-handler/jestSetup';
import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { Text } from 'react-native';
import { openBallot } from '@/kit/ballot';
import { CLOCK, createTestSeat } from '@/games/testing/testStores';
import { layOut, TestPhone } from '@/ui/testing/TestPhone';
import type { Action } from '../rules/actions';
import type { GameEvent } from '../rules/events';
import { EMPTY_PURSE } from '../rules/run';
import { agreed as carried, after, blue, green, viewOf } from '../rules/testing/fixture';
import type { State, View } from '../rules/state';
import { agreed, allAt, atStation, inBase, inParty } from './testing/firstHour';
import { TOLD } from './between/told';
import { missionWords } from './pieces/missionTexts';
import { Watch } from './watch/Watch';

const LIGHT = { units: 12, from: 1_320, minutes: 10, dusk: 12, night: 12 };
/** Pictures are fetched later; the clock of the mission is here at once. */
const mockPictures = jest.fn();
jest.mock('./panorama/useFetched', () => ({
  usePlaceArt: () => undefined,
  useVignettes: () => undefined,
  usePictures: () => mockPictures(),
}));
beforeEach(() => mockPictures.mockReturnValue({ light: LIGHT }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const NAMES = ['Ann', 'Bo', 'Cleo', 'Dmitri'];
type Given = {
  readonly language?: 'en' | 'de';
  readonly still?: boolean;
  readonly clock?: typeof CLOCK;
  readonly size?: readonly [number, number];
};

function watch(state: State, given: Given = {}) {
  const { language = 'en', still = true, clock = CLOCK, size = [1920, 1080] } = given;
  const places = state.seats.map((seat, n) => ({
    seat,
    name: NAMES[n] ?? '',
    face: '',
    sits: 'player' as const,
    here: n !== 1,
  }));
  const view = viewOf(state, 'board');
  const test = createTestSeat<View, Action, GameEvent>({ seat: blue, clock, places, view });
  render(
    <TestPhone comfort={{ language, still }}>
      <Watch store={test.store} news={<Text>Eve joins</Text>} />
    </TestPhone>,
  );
  layOut(...size);
  const happen = (events: readonly GameEvent[], next: State) =>
    test.happen({ events }, viewOf(next, 'board'));
  return { ...test, happen };
}

const label = (testID: string) => screen.getByTestId(testID).props['aria-label'] as string;
const here = () => allAt(atStation(4), '1B');

test('a TV shows the place, the run, the time, and every picture with its figures', () => {
  watch(here());
  expect(screen.getByTestId('watch-title')).toHaveTextContent('The station');
  expect(label('watch-bar')).toMatch(/^Time: 12 of 12 units left/);
  expect(label('picture-B')).toMatch(/^Picture B: .*, read, here: Ann, Bo, Cleo and Dmitri$/);
  expect(label('picture-C')).toMatch(/not yet read$/);
  expect(screen.getAllByTestId(/^figure-/, { includeHiddenElements: true })).toHaveLength(4);
});

test('without a clock the units that were gained are counted, too', () => {
  mockPictures.mockReturnValue(undefined);
  watch({ ...here(), units: 13 });
  expect(screen.getByTestId('watch-clock')).toHaveTextContent('13 units left');
  expect(screen.getByTestId('watch-units')).toHaveTextContent('13');
});

type Part = { readonly type: unknown; readonly props: Readonly<Record<string, unknown>> };

/** What a screen reader of a phone passes over, because only browsers need no more than a name. */
const passedOver = (): unknown[] =>
  screen.UNSAFE_root.findAll(
    ({ type, props }: Part) =>
      typeof type === 'string' && props['role'] === 'img' && !!props['aria-label'],
  )
    .filter(({ props }: Part) => props['accessible'] !== true)
    .map(({ props }: Part) => props['aria-label']);

test.each([
  ['a TV', here, [1920, 1080]],
  ['a tablet', here, [1024, 768]],
  [
    'a tablet between the runs',
    (): State => ({
      ...here(),
      phase: { name: 'home', end: 'late' },
      kept: { items: [], tokens: ['green-circle'] },
    }),
    [1024, 768],
  ],
] as const)('a screen reader finds every picture on %s', (_where, state, size) => {
  watch(state(), { size });
  expect(passedOver()).toEqual([]);
});

test('in German every part speaks German', () => {
  watch(here(), { language: 'de' });
  expect(label('watch')).toBe('Der Ort, für alle zu sehen');
  expect(label('picture-C')).toMatch(/noch nicht gelesen$/);
  expect(screen.getByTestId('watch-now')).toHaveTextContent(/^Was tut jede und jeder von euch\?/);
});

test('while card A is read, everybody reads along, with the words that point to pictures', () => {
  watch(atStation(4));
  expect(screen.getByTestId('watch-aloud')).toHaveTextContent(/^Ann reads aloud: .{60}/);
  expect(screen.getByTestId('watch-aloud')).not.toHaveTextContent(/\*\*/);
  expect(screen.queryByTestId('watch-map')).toBeNull();
});

test('the TV never shows what an agent has read on a card', () => {
  const state = here();
  watch(state);
  const texts = Object.values(missionWords('first-hour', 'en').cards['1B']?.texts ?? {});
  const beginnings = texts.map(text => text.slice(0, 24));
  expect(viewOf(state, blue).fronts['1B']?.texts).toContain('text');
  expect(beginnings.length).toBeGreaterThan(2);
  const shown = JSON.stringify(screen.toJSON());
  expect(beginnings.filter(it => shown.includes(it))).toEqual([]);
});

test('a chip says whose figure it is, where it stands, its life, and whether it has a plan', () => {
  const planned = after(here(), green, { type: 'plan', agent: green, plan: { do: 'test' } });
  watch(planned);
  expect(label('chip-blue')).toMatch(
    /^Ann, as .*, captain, Life: \d of \d, at B, with 1 pretzel, has not said yet$/,
  );
  expect(label('chip-green')).toMatch(/^Bo, as .*, at B, with 1 pretzel, roll, away$/);
});

test('a chip says what its agent carries', () => {
  const state = here();
  const own = state.agents[blue]!;
  const rich = { ...own, purse: { ...own.purse, yellow: 2 } };
  watch({ ...state, agents: { ...state.agents, [blue]: rich } });
  expect(label('chip-blue')).toMatch(/at B, with 2 pretzels/);
  expect(screen.getByTestId('chip-blue')).toHaveTextContent(/2…$/);
});

test('a proposal is named with its proposer and its price, and the votes stand on the chips', () => {
  const ballot = { ...openBallot({ do: 'leave' } as const, green), at: 0 };
  watch({ ...here(), ballot: { ...ballot, votes: { ...ballot.votes, [blue]: false } } });
  expect(screen.getByTestId('watch-now')).toHaveTextContent(
    /^Bo: “Let’s leave The station”The journey costs 1 to 3 units\.$/,
  );
  expect(label('chip-blue')).toMatch(/is against/);
  expect(label('chip-green')).toMatch(/agrees/);
  expect(label('chip-pink')).toMatch(/is thinking/);
});

test('an agent in the vortex waits at the unit of its return, and stands nowhere', () => {
  const state = here();
  const agents = { ...state.agents, [blue]: { ...state.agents[blue]!, vortex: 4, at: null } };
  watch({ ...state, agents });
  expect(screen.getByTestId('vortex-blue')).toBeOnTheScreen();
  expect(label('watch-bar')).toMatch(/Ann back at 4$/);
  expect(label('chip-blue')).toMatch(/in the vortex, back at 4/);
  expect(screen.queryByTestId('figure-blue', { includeHiddenElements: true })).toBeNull();
});

const ROLLED: GameEvent = {
  type: 'rolled',
  agent: blue,
  card: '1B',
  faces: ['hit', 'skull'],
  hits: 1,
  removed: ['blank'],
  left: [],
  strikesBack: false,
};

test('dice lie on the board until they have been read, and fallen shields stay dashed', () => {
  const state: State = {
    ...here(),
    tests: [
      { card: '1B', act: 'test', shields: ['blank', 'skull'], isLocked: false, rolledBy: [] },
    ],
  };
  const { happen } = watch(state);
  expect(screen.queryByTestId('watch-dice')).toBeNull();
  expect(label('plate-B')).toBe('shields blank, skull; fallen –');
  happen([ROLLED], state);
  expect(label('watch-dice')).toBe('Ann rolls: hit, skull');
  expect(label('plate-B')).toBe('shields blank, skull; fallen blank');
  act(() => jest.advanceTimersByTime(6_000));
  expect(screen.queryByTestId('watch-dice')).toBeNull();
  expect(screen.getByTestId('chip-blue')).toBeOnTheScreen();
});

test('with motion, dice and shields move and come to rest', () => {
  const { happen } = watch(here(), { still: false });
  happen([ROLLED], {
    ...here(),
    tests: [{ card: '1B', act: 'test', shields: ['skull'], isLocked: false, rolledBy: [] }],
  });
  act(() => jest.advanceTimersByTime(1_500));
  expect(label('plate-B')).toBe('shields skull; fallen blank');
});

test('a rule for everybody takes the desk until it is put away', () => {
  const { happen } = watch(here());
  happen([{ type: 'rule', rule: 'nobody-wrote-it' }], here());
  expect(screen.getByTestId('watch-rule')).toHaveTextContent('For everybody: nobody-wrote-it');
  fireEvent.press(screen.getByTestId('rule-close'));
  expect(screen.queryByTestId('watch-rule')).toBeNull();
  expect(screen.getByTestId('watch-map')).toBeOnTheScreen();
});

test('a rule that comes with a new place stands below what is read aloud', () => {
  const entering = atStation(4);
  const { happen } = watch(entering);
  happen([{ type: 'rule', rule: 'nobody-wrote-it' }], entering);
  expect(screen.getByTestId('watch-aloud')).toBeOnTheScreen();
  expect(screen.getByTestId('watch-rule')).toBeOnTheScreen();
});

test('a proposal is not covered by a rule', () => {
  const ballot = { ...openBallot({ do: 'leave' } as const, green), at: 0 };
  const { happen } = watch(here());
  happen([{ type: 'rule', rule: 'nobody-wrote-it' }], { ...here(), ballot });
  expect(screen.queryByTestId('watch-rule')).toBeNull();
  expect(screen.getByTestId('watch-now')).toHaveTextContent(/Let’s leave/);
});

test('a hint that has just been opened is read by everybody', () => {
  const state = { ...here(), hints: { dial: 1 } };
  const { happen } = watch(state);
  happen([{ type: 'hint', puzzle: 'dial' }], state);
  expect(screen.getByTestId('watch-hint')).toHaveTextContent(/^Hint for .*: .+/);
  fireEvent.press(screen.getByTestId('hint-close'));
  expect(screen.queryByTestId('watch-hint')).toBeNull();
});

test('in the base the reader is named, and then the lenders that have been chosen', () => {
  watch(inBase(4));
  expect(screen.getByTestId('watch-now')).toHaveTextContent(/^Ann reads: /);
  screen.unmount();
  const party = inParty(4);
  watch(after(party, blue, { type: 'lend', agent: blue, lender: 'hanne' }));
  expect(screen.getByTestId('lender-blue')).toHaveTextContent(/Hanne Brenner/);
  expect(screen.getByTestId('watch-now')).toHaveTextContent(/Still to choose: Bo, Cleo and Dmitri/);
});

test('a journey is proposed on the map, and its die lies on the board', () => {
  const left = agreed({ ...here(), map: ['station', 'tower'] }, { do: 'leave' });
  const { happen } = watch(left);
  expect(screen.getByTestId('watch-now')).toHaveTextContent(/^Where to\?/);
  const proposed = after(left, blue, { type: 'propose', proposal: { do: 'go', place: 'tower' } });
  happen([], proposed);
  expect(label('watch-map')).toMatch(/proposed: 2 The clock tower$/);
  happen([{ type: 'captain-die', faces: [2], cost: 2 }], proposed);
  expect(label('watch-dice')).toBe('The journey costs 2 units');
});

describe('between the runs', () => {
  const home = (parts: Partial<State> = {}): State => ({
    ...here(),
    units: 0,
    phase: { name: 'home', end: 'late' },
    runs: [{ end: 'late', units: 0, place: 'station', team: EMPTY_PURSE, lenders: [] }],
    ...parts,
  });

  test('a TV first tells how it ended, and then what the team knows', () => {
    watch(home());
    expect(screen.getByTestId('end-words')).toHaveTextContent(/^Half past something/);
    expect(screen.queryByTestId('between-runs')).toBeNull();
    act(() => jest.advanceTimersByTime(80_000));
    expect(screen.queryByTestId('end-words')).toBeNull();
    expect(label('strip-station')).toMatch(/^The station: B Ann, Bo, Cleo, Dmitri; C nobody/);
    expect(screen.queryByTestId('strip-tower')).toBeNull();
    expect(screen.getByTestId('run-ladder')).toHaveTextContent(/Run 2.*Run 1Half past something/);
  });

  test('a proposal ends the telling, and shows who is ready', () => {
    watch(home({ ballot: { ...openBallot({ do: 'again' } as const, green), at: 0 } }));
    expect(screen.getByTestId('between-runs')).toBeOnTheScreen();
    expect(screen.getByTestId('ready-names')).toHaveTextContent('Bo: ready');
  });

  test('notes that players have pinned are read by everybody', () => {
    const { become } = watch(home(), { size: [1024, 768] });
    expect(screen.getByTestId('told-notes')).toHaveTextContent(/Pin a note on your phone/);
    const words = { code: TOLD, about: ['The slate is ', 'right.'] };
    become({ requests: [{ id: 7, from: green, words, left: 4_000 }] });
    become({ requests: [] });
    expect(screen.getByTestId('told-notes')).toHaveTextContent(/The slate is right\./);
  });

  test('kept things are named with their carriers', () => {
    watch(home({ kept: { items: [{ item: '12', figure: green }], tokens: [] } }), {
      size: [1024, 768],
    });
    expect(screen.getByTestId('kept-things')).toHaveTextContent(/What the slate says.*with Bo/);
  });

  test('the next run begins in the base again', () => {
    const next = carried(home(), { do: 'again' });
    watch(next);
    expect(screen.getByTestId('watch-base')).toBeOnTheScreen();
  });
});

describe('on a tablet and on a phone', () => {
  test.each([
    [1024, 768],
    [1180, 820],
    [590, 820],
    [390, 844],
    [320, 568],
  ])('at %i × %i a picture opens up close, and its neighbours by the strip', (...size) => {
    watch(here(), { size });
    fireEvent.press(screen.getByTestId('picture-C'));
    expect(screen.getByTestId('look-closer')).toHaveTextContent(/The station C/);
    fireEvent.press(screen.getByTestId('strip-B'));
    expect(screen.getByTestId('look-closer')).toHaveTextContent(/The station B/);
    fireEvent.press(screen.getByTestId('closer-close'));
    expect(screen.queryByTestId('look-closer')).toBeNull();
  });

  test('larger and smaller change the frame', () => {
    watch(here(), { size: [390, 844] });
    fireEvent.press(screen.getByTestId('picture-C'));
    const wide = () => Number(frameStyle()['width']);
    const frameStyle = () =>
      Object.assign({}, ...[screen.getByTestId('strip-frame').props.style].flat()) as Record<
        string,
        unknown
      >;
    const before = wide();
    fireEvent.press(screen.getByTestId('closer-larger'));
    expect(wide()).toBeLessThan(before);
    fireEvent.press(screen.getByTestId('closer-smaller'));
    expect(wide()).toBeCloseTo(before);
  });

  test('places once seen can be looked at again in the album', () => {
    watch(here(), { size: [1024, 768] });
    fireEvent.press(screen.getByTestId('album-open'));
    expect(screen.getByTestId('album-station')).toBeOnTheScreen();
    expect(screen.queryByTestId('album-tower')).toBeNull();
    fireEvent.press(screen.getByTestId('album-station'));
    fireEvent.press(screen.getByTestId('closer-close'));
    fireEvent.press(screen.getByTestId('album-close'));
    expect(screen.queryByTestId('album')).toBeNull();
  });

  test('on a TV nothing is touched', () => {
    watch(here());
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});

test('a table that pauses says so, and people who come are news', () => {
  watch(here(), { clock: { ...CLOCK, running: false } });
  expect(screen.getByTestId('paused')).toHaveTextContent('Paused');
  expect(screen.getByText('Eve joins')).toBeTruthy();
});

test('in a unit the agents that have not acted are named', () => {
  const planned = here().figures.reduce(
    (now, agent) => after(now, agent, { type: 'plan', agent, plan: { do: 'nothing' } }),
    here(),
  );
  const unit = after(planned, blue, { type: 'spend' });
  watch(after(unit, green, { type: 'rest', agent: green }));
  expect(screen.getByTestId('watch-now')).toHaveTextContent(
    /^A unit runsStill to act: Ann, Cleo and Dmitri$/,
  );
  expect(screen.getByTestId('watch-units')).toHaveTextContent('11');
});
