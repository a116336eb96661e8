import 'react-native-gesture-handler/jestSetup';
import { act, fireEvent, render, screen, within } from '@testing-library/react-native';
import { createTestSeat } from '@/games/testing/testStores';
import type { GameSettings, Refusal, SeatState, ShownRequest, TableClock } from '@/games/board';
import type { Seat } from '@/kit/seat';
import type { Comfort } from '@/ui/comfort';
import { carryFinger, layOut, TestPhone } from '@/ui/testing/TestPhone';
import { press } from '@/ui/testing/press';
import type { Action, GameEvent } from '../rules/actions';
import {
  after,
  BEGINNER,
  blue,
  dealt,
  deliver,
  delivery,
  fly,
  green,
  lay,
  red,
  running,
  stack,
  stand,
  study,
  visiting,
} from '../rules/testing/fixture';
import type { State, View } from '../rules/state';
import { view } from '../rules/view';
import { Hand } from './Hand';

const AT = 100_000;

beforeEach(() => jest.useFakeTimers({ now: AT }));
afterEach(() => jest.useRealTimers());

const clock: TableClock = { now: () => Date.now(), running: true, speed: 1 };
const places = ['Ann', 'Ben', 'Cleo', 'Dan'].map((name, n) => ({
  seat: [red, green, blue, 'purple' as Seat][n] as Seat,
  name,
  face: '',
  sits: 'player' as const,
  here: true,
}));

type Given = Partial<SeatState<View, Action>> & {
  readonly comfort?: Partial<Comfort>;
  readonly settings?: GameSettings;
};

/** A hand at a table that records acts and plays none. */
function atHand(start: State, { comfort, settings = {}, ...given }: Given = {}) {
  const { seat = red } = given;
  const { store, acts, asked, become } = createTestSeat<View, Action, GameEvent>({
    seat,
    clock,
    places,
    view: view(start, seat),
    ...given,
  });
  render(
    <TestPhone comfort={comfort}>
      <Hand store={store} settings={settings} />
    </TestPhone>,
  );
  layOut();
  return {
    acts,
    asked,
    become: (state: State, more?: Given) => become({ view: view(state, seat), ...more }),
  };
}

const name = (testID: string) => screen.getByTestId(testID).props['accessibilityLabel'] as string;

/** The mat's place in the window; the first plant lies in its top left corner. */
const MAT = { left: 20, top: 100, width: 350, height: 500 };

describe('the hourglasses', () => {
  test('touching a glass and then a free symbol turns the glass', () => {
    const { acts } = atHand(running());
    press('glass-left');
    expect(name('place-plant-1')).toContain('free for the glass');
    press('place-plant-1');
    expect(acts).toEqual([{ type: 'turn', glass: 0, on: 'plant-1' }]);
    expect(name('place-plant-1')).not.toContain('free for the glass');
  });

  test('carrying a glass to a symbol turns it', () => {
    const { acts } = atHand(running());
    carryFinger('carry-left', { x: 50, y: 130 }, MAT);
    expect(acts).toEqual([{ type: 'turn', glass: 0, on: 'plant-1' }]);
  });

  test('a glass dropped beside the mat is not turned and stays in hand', () => {
    const { acts } = atHand(running());
    carryFinger('carry-left', { x: 50, y: 80 }, MAT);
    expect(acts).toEqual([]);
    expect(name('place-plant-1')).toContain('free for the glass');
  });

  test('touching the glass again puts it away', () => {
    const { acts } = atHand(running());
    press('glass-right');
    press('glass-right');
    press('place-plant-1');
    expect(acts).toEqual([]);
    expect(screen.getByTestId('symbol-sheet')).toBeOnTheScreen();
  });

  test('touching a symbol asks which glass to turn', () => {
    const { acts } = atHand(running());
    press('place-beam-2');
    press('turn-right');
    expect(acts).toEqual([{ type: 'turn', glass: 1, on: 'beam-2' }]);
  });

  test('where the glass cannot stand, a sentence says why, and the glass stays in hand', () => {
    const { acts } = atHand(running());
    press('glass-left');
    press('place-research');
    expect(acts).toEqual([]);
    expect(screen.getByTestId('refusal')).toHaveTextContent(
      /No tile lies in your research station/,
    );
    press('place-trade-1');
    expect(acts).toEqual([{ type: 'turn', glass: 0, on: 'trade-1' }]);
    expect(screen.queryByTestId('refusal')).toBeNull();
  });

  test('on the ship, the hand asks for a destination', () => {
    const { acts } = atHand(running());
    press('glass-left');
    press('place-ship');
    press('fly-moon-1');
    press('glass-left');
    press('place-ship');
    press('fly-red');
    expect(acts).toEqual([
      { type: 'turn', glass: 0, on: 'ship', to: 'moon-1' },
      { type: 'turn', glass: 0, on: 'ship' },
    ]);
  });

  test('a pending act shows, and touching again sends nothing', () => {
    const turn: Action = { type: 'turn', glass: 0, on: 'plant-1' };
    const { acts } = atHand(running(), { pending: [turn] });
    expect(name('glass-left')).toBe('left hourglass, on its way');
    press('glass-left');
    press('place-plant-2');
    expect(acts).toEqual([]);
  });

  test('a screen reader hears the seconds in steps of ten', () => {
    atHand(stand(running(), red, 0, 'beam-1', AT + 23_500));
    expect(name('glass-left')).toBe('left hourglass, upper beam station, 24 seconds left');
    act(() => jest.advanceTimersByTime(3_000));
    expect(name('glass-left')).toContain('24 seconds');
    act(() => jest.advanceTimersByTime(1_000));
    expect(name('glass-left')).toContain('20 seconds');
    act(() => jest.advanceTimersByTime(20_000));
    expect(name('glass-left')).toContain('its sand has run out');
  });

  test('the match clock counts down', () => {
    atHand(running());
    expect(screen.getByTestId('match-clock')).toHaveTextContent('28:20');
    act(() => jest.advanceTimersByTime(5_000));
    expect(screen.getByTestId('match-clock')).toHaveTextContent('28:15');
  });
});

describe('when the sand has run out', () => {
  const plant = stand(running(), red, 0, 'plant-1');

  test.each([
    ['do', [{ do: 'produce', fields: ['plant-1.0'] }], false],
    ['do-and-turn', [{ do: 'produce', fields: ['plant-1.0'] }], true],
    ['lapse', [{ do: 'lapse' }], false],
    ['leave', [], false],
  ] as const)('%s', (button, deeds, again) => {
    const { acts } = atHand(plant);
    press('place-plant-1');
    press(button);
    expect(acts).toEqual([
      ...deeds.map(deed => ({ type: 'lift', glass: 0, deed })),
      ...(again ? [{ type: 'turn', glass: 0, on: 'plant-1' }] : []),
    ]);
    expect(screen.queryByTestId('place-sheet')).toBeNull();
  });

  test('touching other cubes loads those instead', () => {
    const state = lay(stand(running(), red, 1, 'beam-1'), red, {
      'plant-1.0': 'grey',
      'plant-2.0': 'yellow',
    });
    const { acts } = atHand(state);
    press('glass-right');
    expect(screen.getByTestId('cube-plant-1-0')).toBeChecked();
    press('cube-plant-2-0');
    expect(screen.getByTestId('cube-plant-1-0')).not.toBeChecked();
    press('do');
    const moves = [{ from: 'plant-2.0', to: 'beam-1.0' }];
    expect(acts).toEqual([{ type: 'lift', glass: 1, deed: { do: 'load', moves } }]);
  });

  test('another order can go onto another field', () => {
    const { acts } = atHand(stand(running(), red, 0, 'trade-1'));
    press('place-trade-1');
    press('slot-0');
    press('order-brown-3');
    press('field-plant-4-0');
    press('do');
    const orders = [{ order: 'brown-3', field: 'plant-4.0' }];
    expect(acts).toEqual([{ type: 'lift', glass: 0, deed: { do: 'offer', orders } }]);
  });

  test('a tile is built over another building, or the refusal says why not', () => {
    const { acts } = atHand(
      lay(stand(study(running(), red, 'white-1'), red, 0, 'research'), red, {
        'plant-1.0': 'grey',
      }),
    );
    press('place-research');
    press('site-plant-1');
    expect(screen.getByTestId('refusal')).toHaveTextContent(/must be empty/);
    press('site-plant-2');
    press('do');
    expect(acts).toEqual([{ type: 'lift', glass: 0, deed: { do: 'build', slot: 'plant-2' } }]);
    expect(screen.queryByTestId('do-and-turn')).toBeNull();
  });

  test('on a moon, the player takes a tile or puts it under the pile', () => {
    const moon = stand(
      fly(stack(running(), 'moon-1', ['white-1', 'black-1']), red, 'moon-1'),
      red,
      0,
      'ship',
    );
    const { acts } = atHand(moon);
    press('glass-left');
    press('task-tuck');
    press('do-and-fly-green');
    expect(acts).toEqual([
      { type: 'lift', glass: 0, deed: { do: 'tuck', tile: 'white-1' } },
      { type: 'turn', glass: 0, on: 'ship', to: 'green' },
    ]);
  });

  test('at a planet, the player fills some of the orders with some of the cubes', () => {
    const state = lay(visiting(running(), red, green, ['grey', 'grey', 'blue']), green, {
      'plant-1.0': 'grey-1',
      'plant-2.0': 'blue-1',
    });
    const { acts } = atHand(state);
    press('glass-left');
    press('deliver-blue-1-less');
    press('loaded-beam-1-0');
    press('do');
    expect(acts).toEqual([deliver(delivery('grey-1', 1))]);
  });

  test('when nothing can be done, the sheet says so and offers to let the glass lapse', () => {
    const { acts } = atHand(stand(running(), red, 0, 'beam-1'));
    press('place-beam-1');
    expect(screen.getByText(/no cube in your plants/)).toBeOnTheScreen();
    expect(screen.queryByTestId('do')).toBeNull();
    press('lapse');
    expect(acts).toEqual([{ type: 'lift', glass: 0, deed: { do: 'lapse' } }]);
  });

  test("a refusal is a sentence, and the player's choices stay", () => {
    const state = lay(stand(running(), red, 0, 'beam-1'), red, {
      'plant-1.0': 'grey',
      'plant-2.0': 'yellow',
    });
    const { become } = atHand(state);
    press('place-beam-1');
    press('cube-plant-2-0');
    press('do');
    const refusal: Refusal = { why: { code: 'paused' } };
    become(state, { refusal });
    expect(screen.getByTestId('refusal')).toHaveTextContent(/The match is paused/);
    press('place-beam-1');
    expect(screen.queryByTestId('refusal')).toBeNull();
    expect(screen.getByTestId('cube-plant-2-0')).toBeChecked();
  });
});

describe('while the sand runs', () => {
  const UNTIL = AT + 30_000;
  const waiting = lay(stand(running(), red, 0, 'beam-1', UNTIL), red, {
    'plant-1.0': 'grey',
    'plant-2.0': 'yellow',
  });
  const moves = [{ from: 'plant-2.0', to: 'beam-1.0' }];
  const lift = { type: 'lift', glass: 0, deed: { do: 'load', moves } };
  const turn = { type: 'turn', glass: 0, on: 'beam-1' };
  const plan = () => {
    press('place-beam-1');
    press('cube-plant-2-0');
    press('do-and-turn');
  };

  test('a plan shows at the glass and waits for one tap', () => {
    const { acts } = atHand(waiting);
    plan();
    expect(acts).toEqual([]);
    expect(name('glass-left')).toContain('Planned: load 1 cube, and turn again');
    expect(screen.queryByTestId('do-plan-left')).toBeNull();
    act(() => jest.advanceTimersByTime(30_100));
    expect(acts).toEqual([]);
    press('do-plan-left');
    expect(acts).toEqual([lift, turn]);
  });

  test('with plans that run, the plan is carried out by itself, once', () => {
    const { acts, become } = atHand(waiting, { settings: { plansRun: true } });
    plan();
    act(() => jest.advanceTimersByTime(29_990));
    expect(acts).toEqual([]);
    act(() => jest.advanceTimersByTime(200));
    expect(acts).toEqual([lift, turn]);
    become(waiting);
    act(() => jest.advanceTimersByTime(5_000));
    expect(acts).toHaveLength(2);
  });

  test('a plan that is no longer possible says so and opens its sheet', () => {
    const { acts, become } = atHand(waiting, { settings: { plansRun: true } });
    plan();
    become(stand(running(), red, 0, 'beam-1', UNTIL));
    act(() => jest.advanceTimersByTime(30_200));
    expect(acts).toEqual([]);
    expect(screen.getByTestId('place-sheet')).toBeOnTheScreen();
    expect(screen.getByTestId('refusal')).toHaveTextContent(/No cube lies there any more/);
  });

  test('plans do not run while the table is paused', () => {
    const halted = { ...clock, running: false };
    const { acts } = atHand(waiting, { settings: { plansRun: true }, clock: halted });
    plan();
    act(() => jest.advanceTimersByTime(60_000));
    expect(acts).toEqual([]);
  });

  test('a plan can be dropped', () => {
    const { acts } = atHand(waiting, { settings: { plansRun: true } });
    plan();
    press('place-beam-1');
    press('no-plan');
    act(() => jest.advanceTimersByTime(40_000));
    expect(acts).toEqual([]);
  });

  test('the next turn of the glass begins without a plan', () => {
    const { become } = atHand(waiting);
    plan();
    become(stand(waiting, red, 0, 'beam-1', UNTIL + 60_000));
    expect(name('glass-left')).not.toContain('Planned');
  });
});

describe('before the start', () => {
  test('a player chooses two orders; a third lays the oldest back', () => {
    const { acts, become } = atHand(dealt());
    press('order-grey-1');
    press('order-grey-1');
    press('choose');
    expect(acts).toEqual([{ type: 'choose', orders: ['grey-1', 'grey-1'] }]);
    become(after(dealt(), red, { type: 'choose', orders: ['grey-1', 'grey-1'] }, AT));
    expect(screen.getByTestId('chosen')).toBeOnTheScreen();
    press('choose-anew');
    press('order-blue-3');
    press('choose');
    expect(acts[1]).toEqual({ type: 'choose', orders: ['grey-1', 'blue-3'] });
    expect(screen.getByTestId('others')).toHaveTextContent(/Ben is choosing/);
  });

  const shown = [red, green, blue].reduce(
    (state, seat) => after(state, seat, { type: 'choose', orders: ['grey-1', 'brown-2'] }, AT),
    dealt(),
  );

  test('all choices are shown, and the player places their own', () => {
    const { acts } = atHand(shown);
    expect(screen.getByTestId('revealed')).toBeOnTheScreen();
    expect(
      screen.getByLabelText('Cleo: grey order worth 1 and brown order worth 2'),
    ).toBeOnTheScreen();
    press('field-plant-4-0');
    press('place');
    expect(acts).toEqual([{ type: 'place', fields: ['plant-4.0', 'plant-2.0'] }]);
  });

  test('a placed player says they are ready and sees what the others do', () => {
    const placed = after(shown, red, { type: 'place', fields: ['plant-1.0', 'plant-2.0'] }, AT);
    const { acts, become } = atHand(placed);
    press('ready');
    expect(acts).toEqual([{ type: 'ready' }]);
    expect(screen.getByTestId('others')).toHaveTextContent(/Ben is placing/);
    become(after(placed, red, { type: 'ready' }, AT));
    expect(screen.getByTestId('is-ready')).toBeOnTheScreen();
  });

  test('beginners only have to be ready', () => {
    const { acts } = atHand(dealt(3, BEGINNER));
    expect(screen.queryByTestId('choose')).toBeNull();
    press('ready');
    expect(acts).toEqual([{ type: 'ready' }]);
  });
});

describe('when players meet', () => {
  const both = visiting(
    visiting(
      lay(running(), red, { 'plant-1.0': 'grey-1', 'plant-2.0': 'blue-1' }),
      green,
      red,
      ['grey', 'blue'],
      AT,
    ),
    blue,
    red,
    ['grey', 'blue'],
    AT,
  );
  const held = after(both, green, deliver(delivery('grey-1', 0)), AT);
  const contest = after(held, blue, deliver(delivery('grey-1', 0)), AT + 100);

  test('the owner decides who goes first', () => {
    const { acts } = atHand(contest);
    press('admit-blue');
    expect(acts).toEqual([{ type: 'admit', visitor: blue }]);
  });

  const admitted = after(contest, red, { type: 'admit', visitor: green }, AT + 200);

  test('the second visitor takes the best of the rest', () => {
    const { acts } = atHand(admitted, { seat: blue });
    press('redo-best');
    expect(acts).toEqual([{ type: 'redo', deliveries: [delivery('blue-1', 1)] }]);
  });

  test('the second visitor chooses other deliveries, or none', () => {
    const { acts } = atHand(admitted, { seat: blue });
    press('redo-change');
    press('deliver-blue-1-less');
    press('redo-do');
    press('redo-nothing');
    expect(acts).toEqual([
      { type: 'redo', deliveries: [] },
      { type: 'redo', deliveries: [] },
    ]);
  });

  test('a visitor reads that the meeting is being settled', () => {
    atHand(held, { seat: green });
    expect(screen.getByTestId('meeting')).toHaveTextContent(/being settled/);
  });

  const twins = visiting(
    lay(running(), red, { 'plant-1.0': 'grey-1', 'plant-3.0': 'grey-1' }),
    green,
    red,
    ['grey'],
  );
  const gone = after({ ...twins, bonusAt: [] }, green, deliver(delivery('grey-1', 0)), AT);

  test('the owner gives away another of several identical counters', () => {
    const { acts } = atHand(gone);
    press('exchange-plant-3.0');
    expect(acts).toEqual([{ type: 'exchange', from: 'plant-3.0', to: 'plant-1.0' }]);
  });

  test('the owner keeps it as it is', () => {
    const { acts } = atHand(gone);
    press('exchange-keep');
    expect(acts).toEqual([]);
    expect(screen.queryByTestId('meeting')).toBeNull();
  });
});

describe('talking to others', () => {
  test('two taps send a request to all', () => {
    const { asked } = atHand(running());
    press('talk');
    fireEvent.press(screen.getByLabelText('I could use grey.'));
    expect(asked).toEqual([[{ code: 'could-use', about: ['grey'] }]]);
    expect(screen.queryByTestId('talk-sheet')).toBeNull();
  });

  test('a request goes to one player, with a count and a time', () => {
    const { asked } = atHand(running());
    press('talk');
    press('talk-to-green');
    press('bring-count-more');
    press('bring-when-more');
    press('say-bring-blue');
    expect(asked).toEqual([[{ code: 'bring', about: ['blue', 2, 2] }, green]]);
  });

  const request: ShownRequest = {
    id: 7,
    from: green,
    to: red,
    words: { code: 'put-up', about: ['yellow'] },
    left: 9_000,
  };

  test('a request from others shows, and one tap answers it', () => {
    const { asked } = atHand(running(), { requests: [request] });
    expect(screen.getByTestId('request')).toHaveTextContent(
      /Green to you: Put up a yellow order: I’ll take it\./,
    );
    press('answer-yes');
    expect(asked).toEqual([[{ code: 'yes', about: [] }, green]]);
    expect(screen.queryByTestId('request')).toBeNull();
  });

  test('requests are shown in German', () => {
    atHand(running(), { requests: [request], comfort: { language: 'de' } });
    expect(screen.getByTestId('request')).toHaveTextContent(
      /Grün zu dir: Leg einen gelben Auftrag aus/,
    );
  });
});

describe('always shown', () => {
  test('a colour that would score nothing, and the reason', () => {
    atHand(lay(running(), red, { 'plant-1.0': 'grey-1' }));
    expect(name('above-grey')).toBe('Grey: 5 orders above the centre, would score 0');
    press('above-grey');
    expect(screen.getByText(/5 grey orders of yours are still above the centre/)).toBeOnTheScreen();
  });

  test('the score, after one touch', () => {
    atHand(running());
    expect(name('score')).toBe('Score so far: 0 points');
    press('score');
    expect(screen.getByTestId('score-total')).toHaveTextContent('0');
  });

  test('the contents of the supply and of every place', () => {
    atHand(lay(running(), red, { 'plant-1.0': 'grey' }));
    expect(screen.getByLabelText(/^Supply: 11 grey cubes, 12 yellow cubes/)).toBeOnTheScreen();
    expect(name('place-plant-1')).toBe('first plant, stage 1, makes grey: grey cube');
    expect(name('place-ship')).toBe('ship, at the red planet; opens the star map');
  });

  test('pages for the star map and for the others’ centres', () => {
    const { acts } = atHand(running());
    press('place-ship');
    layOut();
    expect(screen.getByTestId('star-map')).toBeOnTheScreen();
    expect(screen.queryByTestId('place-plant-1')).toBeNull();
    press('page-mats');
    expect(screen.getByTestId('mats')).toBeOnTheScreen();
    press('page-centre');
    layOut();
    expect(screen.getByTestId('place-plant-1')).toBeOnTheScreen();
    expect(acts).toEqual([]);
  });
});

test.each([
  ['a phone', 390, 800, 1],
  ['a small phone, large text', 320, 520, 2],
  ['a phone on its side', 844, 346, 1],
  ['a tablet', 1024, 724, 1],
])('on %s every place and both glasses show', (_what, width, height, textScale) => {
  atHand(running(4), { comfort: { textScale } });
  layOut(width, height);
  for (const on of ['plant-1', 'beam-2', 'trade-1', 'research', 'ship']) {
    expect(screen.getByTestId(`place-${on}`)).toBeOnTheScreen();
  }
  expect(screen.getByTestId('glass-left')).toBeOnTheScreen();
  expect(screen.getByTestId('glass-right')).toBeOnTheScreen();
});

test('a question that cannot wait shows over an open sheet', () => {
  const visits = visiting(
    visiting(lay(running(), red, { 'plant-1.0': 'grey-1' }), green, red, ['grey'], AT),
    blue,
    red,
    ['grey'],
    AT,
  );
  const { acts, become } = atHand(visits);
  press('talk');
  const one = after(visits, green, deliver(delivery('grey-1', 0)), AT);
  become(after(one, blue, deliver(delivery('grey-1', 0)), AT + 100));
  fireEvent.press(within(screen.getByTestId('talk-sheet')).getByTestId('admit-blue'));
  expect(acts).toEqual([{ type: 'admit', visitor: blue }]);
});

test('a sheet opened for one turn of a glass does not open for the next', () => {
  const { become } = atHand(stand(running(), red, 0, 'plant-1', AT + 5_000));
  press('place-plant-1');
  become(running());
  become(stand(running(), red, 0, 'plant-1', AT + 70_000));
  expect(screen.queryByTestId('place-sheet')).toBeNull();
});

describe('on the star map', () => {
  const atMap = (state: State) => {
    const hand = atHand(state);
    press('page-map');
    layOut();
    return hand;
  };

  test('touching a place asks which glass to turn', () => {
    const { acts } = atMap(running());
    press('node-moon-1');
    press('turn-right');
    expect(acts).toEqual([{ type: 'turn', glass: 1, on: 'ship', to: 'moon-1' }]);
  });

  test('with a glass in hand, one touch departs or stays', () => {
    const { acts } = atMap(running());
    press('glass-left');
    press('node-moon-3');
    press('glass-right');
    press('node-red');
    expect(acts).toEqual([
      { type: 'turn', glass: 0, on: 'ship', to: 'moon-3' },
      { type: 'turn', glass: 1, on: 'ship' },
    ]);
  });

  test('where no wormhole leads, the hand says so', () => {
    const { acts } = atMap(running());
    press('glass-left');
    press('node-green');
    expect(acts).toEqual([]);
    expect(screen.getByTestId('refusal')).toHaveTextContent(/No wormhole leads there/);
  });

  test('touching a ship on its way opens its sheet', () => {
    atMap(stand(fly(running(), red, red, 'moon-1'), red, 0, 'ship', AT + 9_000));
    press('node-moon-1');
    expect(screen.getByTestId('place-sheet')).toBeOnTheScreen();
  });
});
