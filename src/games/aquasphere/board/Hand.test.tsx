import 'react-native-gesture-handler/jestSetup';
import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { Text } from 'react-native';
import type { SeatState, SeatUndo } from '@/games/board';
import type { AnyWhy } from '@/games/game';
import { createTestSeat } from '@/games/testing/testStores';
import type { Comfort } from '@/ui/comfort';
import { press } from '@/ui/testing/press';
import { carryFinger, layOut, TestPhone } from '@/ui/testing/TestPhone';
import type { Action } from '../rules/actions';
import type { GameEvent } from '../rules/events';
import { withPlayer } from '../rules/pieces';
import type { Seen, State } from '../rules/state';
import { Hand } from './Hand';
import { blue, PLACES, played, position, red, seen, yellow } from './testing/position';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

type Given = Partial<SeatState<Seen, Action>> & {
  readonly undo?: SeatUndo;
  readonly comfort?: Partial<Comfort>;
  readonly size?: readonly [number, number];
};

/** Renders a hand and records the acts it sends. */
function atHand(start: State, { comfort, size = [390, 844], undo, ...given }: Given = {}) {
  const seat = createTestSeat<Seen, Action, GameEvent>({
    seat: red,
    places: PLACES,
    view: seen(start),
    ...given,
  });
  render(
    <TestPhone comfort={comfort}>
      <Hand store={seat.store} settings={{}} undo={undo} news={<Text>Eve joins</Text>} />
    </TestPhone>,
  );
  layOut(...size);
  return {
    acts: seat.acts,
    asked: seat.asked,
    become: (state: State) => seat.become({ view: seen(state), pending: [] }),
    refuse: (why: AnyWhy) => seat.become({ refusal: { why } }),
  };
}

test('a step is chosen by a touch and done by the button, which says what', () => {
  const { acts } = atHand(position());
  press('room-b2');
  expect(acts).toEqual([]);
  expect(screen.getByLabelText('Programme: Research')).toBeOnTheScreen();
  press('do-it');
  expect(acts).toEqual([{ type: 'step', room: 'b2' }]);
});

test('a bot is still drawn in stock until it travels, while the turn goes on at once', () => {
  const { become } = atHand(position({ programmed: ['time'] }), { comfort: { still: false } });
  const stock = () => screen.getByTestId('stock').props.accessibilityLabel as string;
  const before = stock();
  become(played(position({ programmed: ['time'] }), { type: 'step', room: 'b2' }).state);
  expect(stock()).toBe(before);
  expect(screen.getByTestId('whose-turn')).toHaveTextContent(/^Bo/);
  for (let n = 0; n < 4; n++) act(() => jest.advanceTimersByTime(700));
  expect(stock()).not.toBe(before);
});

test('a finger carries the engineer into a room', () => {
  const { acts } = atHand(position());
  carryFinger('carry-engineer', { x: 30, y: 130 }, { left: 0, top: 100, width: 90, height: 90 });
  press('do-it');
  expect(acts).toEqual([expect.objectContaining({ type: 'step' })]);
});

test('a finger carries the scientist into a sector, and a bot goes along', () => {
  const { acts } = atHand(position({ programmed: ['crystals'] }));
  press('page-station');
  layOut(390, 844);
  const everywhere = { left: 0, top: 0, width: 900, height: 900 };
  // The sectors all measure alike here, so the last of them is the one that is aimed at.
  carryFinger('carry-scientist', { x: 30, y: 130 }, everywhere);
  expect(screen.getByTestId('placing')).toHaveTextContent(/^Crystals bot/);
  expect(screen.getByTestId('sector-F')).toBeChecked();
  press('do-it');
  expect(acts).toEqual([{ type: 'place', task: 'crystals', sector: 'F' }]);
});

test('a finger carries a bot into a sector of the ring', () => {
  const { acts } = atHand(position());
  carryFinger('carry-time', { x: 30, y: 130 }, { left: 0, top: 0, width: 900, height: 900 });
  expect(screen.getByTestId('placing')).toHaveTextContent(/^Time bot/);
  press('sector-C');
  press('do-it');
  expect(acts).toEqual([{ type: 'place', task: 'time', sector: 'C' }]);
});

test('without a programmed bot the scientist goes nowhere, and the phone says why', () => {
  atHand(position({ programmed: [] }));
  press('page-station');
  layOut(390, 844);
  carryFinger('carry-scientist', { x: 1, y: 1 }, { left: 0, top: 0, width: 9, height: 9 });
  press('page-lab');
  expect(screen.getByTestId('refusal')).toHaveTextContent(/bot/);
});

test('in the ring the scientist is carried as well', () => {
  atHand(position());
  press('bot-time');
  carryFinger('carry-scientist', { x: 1, y: 1 }, { left: 0, top: 0, width: 9, height: 9 });
  expect(screen.getByTestId('sector-F')).toBeChecked();
});

test('the chosen room shows the bot that it would programme', () => {
  atHand(position({ programmed: ['time'] }));
  expect(screen.queryByTestId('ghost-bot')).toBeNull();
  press('room-b2');
  expect(screen.getByLabelText('A bot will stand here: Research')).toBeOnTheScreen();
});

test('a room whose points meet a red line says so before it is entered', () => {
  atHand(position({ programmed: [], cards: ['room-card-points'], crystals: 1 }));
  expect(screen.getByLabelText('Engineer to: Research, card, red line')).toBeOnTheScreen();
});

test('each room says what follows from it', () => {
  atHand(position());
  expect(screen.getByLabelText('Engineer to: Submarine, taken')).toBeOnTheScreen();
  expect(screen.getByLabelText('Engineer to: Research, 1 home')).toBeOnTheScreen();
});

test('a bot for three markers is bought on a free symbol', () => {
  const { acts } = atHand(position());
  press('any-bot');
  expect(screen.getByTestId('buy-time')).toBeDisabled();
  press('buy-card');
  press('do-it');
  expect(acts).toEqual([{ type: 'buy', task: 'card' }]);
});

test('a player with too little time reads why no bot can be bought', () => {
  atHand(position({ time: 1 }));
  expect(screen.getByTestId('any-bot')).toBeDisabled();
  expect(screen.getByLabelText(/once a round. You are 2 time markers short\./)).toBeOnTheScreen();
});

test('launching shows the whole bill, and its acts follow one another', () => {
  const { acts, become } = atHand(position());
  press('bot-submarine');
  press('sector-F');
  expect(screen.getByTestId('bill')).toHaveTextContent(/locks 2 \+ dock 3.*½ card: −2/);
  expect(screen.getByLabelText('Charging overflows. Home go bots of: Cleo, Ann')).toBeOnTheScreen();
  expect(screen.getByTestId('cross-crystal')).toBeChecked();
  press('do-it');
  expect(acts).toEqual([{ type: 'place', task: 'submarine', sector: 'F' }]);
  const placed = played(position(), { type: 'place', task: 'submarine', sector: 'F' });
  become(placed.state);
  expect(acts.at(-1)).toEqual({ type: 'work' });
  become(played(placed.state, { type: 'work' }).state);
  expect(acts.at(-1)).toEqual({ type: 'cross', bot: null });
});

test('a plan that the match has overtaken is dropped', () => {
  const { acts, become } = atHand(position());
  press('bot-submarine');
  press('sector-F');
  press('do-it');
  become({ ...position(), turn: yellow });
  expect(acts).toHaveLength(1);
});

test('a second touch while an act is unanswered sends nothing', () => {
  const { acts } = atHand(position({ engineer: 'c1' }), { pending: [{ type: 'pass' }] });
  press('pass');
  expect(acts).toEqual([]);
});

test('only control leaves the action out', () => {
  const { acts, become } = atHand(position());
  press('bot-time');
  press('sector-C');
  press('only-control');
  become(played(position(), { type: 'place', task: 'time', sector: 'C' }).state);
  expect(acts).toEqual([{ type: 'place', task: 'time', sector: 'C' }, { type: 'skip' }]);
});

test('stopping at the red line is the other answer, with its loss', () => {
  atHand(position());
  press('bot-submarine');
  press('sector-F');
  expect(screen.getByLabelText('Stop at 33; 4 points are lost')).toBeOnTheScreen();
  press('stop-at-line');
  expect(screen.getByLabelText('Launch at F, −3 time markers')).toBeOnTheScreen();
});

test('without crystals a line is answered by a bot, which is never chosen by itself', () => {
  atHand(position({ crystals: 0 }));
  press('bot-submarine');
  press('sector-F');
  expect(screen.getByTestId('do-it')).toBeDisabled();
  press('cross-time');
  expect(screen.getByTestId('do-it')).toBeEnabled();
});

test('an action that cannot be paid says so and offers to send the other bot home', () => {
  const { acts } = atHand(position({ time: 2 }));
  press('bot-submarine');
  press('sector-F');
  expect(screen.getByTestId('why-not')).toHaveTextContent('You are 1 time marker short.');
  press('home-time');
  expect(acts).toEqual([{ type: 'recall', task: 'time' }]);
});

test('the scientist can only move where another sector is too far', () => {
  const { acts } = atHand(position({ time: 1, cards: [] }));
  press('bot-time');
  press('sector-A');
  press('only-move');
  expect(acts).toEqual([{ type: 'move', sector: 'A' }]);
});

test('the other bot’s pane changes the bot', () => {
  atHand(position());
  press('bot-submarine');
  press('sector-F');
  press('pane-time');
  expect(screen.getByLabelText(/^Take 4 time/)).toBeOnTheScreen();
});

test('a placed bot asks for its action again after a reload', () => {
  const { acts } = atHand(played(position(), { type: 'place', task: 'time', sector: 'C' }).state);
  expect(screen.getByTestId('placing')).toBeOnTheScreen();
  press('do-it');
  expect(acts).toEqual([{ type: 'work' }]);
});

test('a third bot: one of the three is sent home', () => {
  const { acts } = atHand(position({ programmed: ['submarine', 'time', 'card'] }));
  expect(screen.getByText('Three bots: send one home.')).toBeOnTheScreen();
  press('home-card');
  expect(acts).toEqual([{ type: 'recall', task: 'card' }]);
});

test('each letter of a new expansion may place a bot, or none', () => {
  const { acts } = atHand(position({}, { due: [{ name: 'letters', letters: ['A', 'B'] }] }));
  press('letter-B');
  press('skip-letters');
  expect(acts).toEqual([{ type: 'letter', sector: 'B' }, { type: 'skip' }]);
});

test.each([
  ['a crystal', 2, 'cross-crystal', { type: 'cross', bot: null }],
  ['a bot', 0, 'cross-time', { type: 'cross', bot: 'time' }],
  ['nothing', 2, 'stop-at-line', { type: 'stop' }],
] as const)('points of a card are asked about at the line: %s', (_price, crystals, id, action) => {
  const due = [{ name: 'points', points: 4, from: 'room' }] as const;
  const { acts } = atHand(position({ crystals }, { due }));
  press(id);
  expect(acts).toEqual([action]);
});

test('passing takes a room at the top', () => {
  const { acts } = atHand(position({ engineer: 'c1' }));
  press('pass');
  expect(acts).toEqual([{ type: 'pass' }]);
});

test('before that, passing says after how many steps', () => {
  atHand(position());
  expect(screen.getByTestId('pass')).toBeDisabled();
  expect(screen.getByText('after 2 steps')).toBeOnTheScreen();
});

describe('undo', () => {
  const undoing = (isInTurn: boolean) => ({ isInTurn, takeBack: jest.fn() });

  test('after an act of the own turn it stands in the place of a pass that is not open', () => {
    const undo = undoing(true);
    atHand(position({ programmed: ['time'] }), { undo });
    expect(screen.queryByTestId('pass')).toBeNull();
    press('undo');
    expect(undo.takeBack).toHaveBeenCalledTimes(1);
  });

  test('a pass that is open stays beside it', () => {
    atHand(position({ engineer: 'c1' }), { undo: undoing(true) });
    expect(screen.getByTestId('undo')).toBeOnTheScreen();
    expect(screen.getByTestId('pass')).toBeEnabled();
  });

  test('before the first act of a turn there is only the pass', () => {
    atHand(position(), { undo: undoing(false) });
    expect(screen.queryByTestId('undo')).toBeNull();
    expect(screen.getByTestId('pass')).toBeOnTheScreen();
  });

  test('a placed bot is taken back beside its name', () => {
    const undo = undoing(true);
    atHand(played(position(), { type: 'place', task: 'time', sector: 'C' }).state, { undo });
    press('undo');
    expect(undo.takeBack).toHaveBeenCalledTimes(1);
  });

  test('while others play the last move is asked back', () => {
    const undo = undoing(false);
    atHand(position(), { seat: blue, undo });
    press('undo');
    expect(undo.takeBack).toHaveBeenCalledTimes(1);
  });

  test('where nothing can be taken back it is not offered', () => {
    atHand(position(), { seat: blue });
    expect(screen.queryByTestId('undo')).toBeNull();
  });
});

test('in the interim scoring, time and cards are taken in any order', () => {
  const phase = { name: 'time', later: [], hasCollected: false, used: [] } as const;
  const cards = ['interim-lab', 'half-price'];
  const { acts } = atHand(position({ cards, engineer: null }, { phase }));
  press('use-interim-lab');
  press('collect');
  press('interim-done');
  expect(acts).toEqual([
    { type: 'use', card: 'interim-lab' },
    { type: 'collect' },
    { type: 'skip' },
  ]);
});

test.each([
  ['en', 'Ann’s turn'],
  ['de', 'Ann ist dran'],
] as const)('a waiting player sees whose turn it is and can do nothing: %s', (language, words) => {
  atHand(position(), { seat: blue, comfort: { language } });
  expect(screen.getByTestId('whose-turn')).toHaveTextContent(words);
  expect(screen.queryByTestId('pass')).toBeNull();
  expect(screen.getByTestId('bot-card')).toBeDisabled();
});

test('a player who is away is named, with what can be done', () => {
  const places = PLACES.map(it => (it.seat === red ? { ...it, here: false } : it));
  atHand(position(), { seat: blue, places });
  expect(screen.getByTestId('whose-turn')).toHaveTextContent(/^Ann is away.*take over/);
});

test('a refusal of the table is shown until the player does something else', () => {
  const { refuse } = atHand(position());
  refuse({ code: 'stale' });
  expect(screen.getByTestId('refusal')).toHaveTextContent(/The table has changed meanwhile/);
  press('room-b1');
  expect(screen.queryByTestId('refusal')).toBeNull();
});

test('the next round turns over the headquarters alone', () => {
  atHand(position());
  press('show-next');
  expect(screen.getByLabelText(/^Next programme, from the bottom up: /)).toBeOnTheScreen();
  expect(screen.getByLabelText(/\. Next: bulb 5, 9 time markers/)).toBeOnTheScreen();
  expect(screen.getByTestId('lab')).toBeOnTheScreen();
});

test.each([
  ['own-points', null, /red line that costs a crystal/],
  ['next-round', 'show-next', /The order of passing is the order of turns/],
  ['seat-yellow', 'page-people', /The last line counts control fields/],
  ['help-any', 'page-station', /Once a round you can pay three time markers/],
])('%s explains itself as well', (part, way, words) => {
  atHand(position());
  if (way) press(way);
  press(part);
  expect(screen.getByText(words)).toBeOnTheScreen();
});

const hold = (testID: string) => fireEvent(screen.getByTestId(testID), 'longPress');

test.each([
  ['any-bot', /Once a round you can pay three time markers/],
  ['room-b1', /You launch the next submarine/],
  ['bot-time', /You take the time markers that lie there/],
])('a player who waits holds %s and reads what it is', (part, words) => {
  atHand(position(), { seat: blue, view: seen(waiting()) });
  expect(screen.getByTestId(part)).toBeDisabled();
  hold(part);
  expect(screen.getByText(words)).toBeOnTheScreen();
});

/** Blue has a bot for time and an engineer below b1, and red is on turn. */
const waiting = (): State => withPlayer(position(), blue, { programmed: ['time'], engineer: 'a1' });

test('on a tablet the plan of the headquarters explains itself when it is held', () => {
  atHand(position(), { seat: blue, size: [1180, 820] });
  hold('house');
  expect(screen.getByText(/one step along an arrow/)).toBeOnTheScreen();
});

test('a symbol for the bot of three markers explains itself, and one that is taken does, too', () => {
  atHand(position());
  press('any-bot');
  hold('buy-card');
  expect(screen.getByText(/You take the research card/)).toBeOnTheScreen();
  press('sheet-close');
  hold('buy-time');
  expect(screen.getByText(/You take the time markers that lie there/)).toBeOnTheScreen();
});

test('while a bot is placed, a sector that is held can be read', () => {
  atHand(position());
  press('bot-submarine');
  hold('sector-D');
  expect(screen.getByTestId('sector-sheet')).toHaveTextContent(/^Sector D/);
  expect(screen.getByTestId('area-lab')).toBeOnTheScreen();
});

test('the pane of a bot, and the red line on its way, explain themselves', () => {
  atHand(position());
  press('bot-submarine');
  press('sector-F');
  hold('pane-time');
  expect(screen.getByText(/You take the time markers that lie there/)).toBeOnTheScreen();
  press('sheet-close');
  hold('cross-crystal');
  expect(screen.getByText(/Crossing it costs a crystal; without any crystal/)).toBeOnTheScreen();
});

test.each([
  ['on the page of the players', 'passing-order', 'page-people'],
  ['before one may pass as well', 'pass', null],
])('the order of passing explains itself, %s', (_where, part, way) => {
  atHand(position());
  if (way) press(way);
  hold(part);
  expect(screen.getByText(/The order of passing is the order of turns/)).toBeOnTheScreen();
});

test('on a tablet locks, the centre tile and the supply are explained beside a sector', () => {
  atHand(position(), { size: [1180, 820] });
  press('look-D');
  expect(screen.getByTestId('help-lock')).toBeOnTheScreen();
  expect(screen.getByTestId('help-centre')).toBeOnTheScreen();
  press('octopods-left');
  expect(screen.getByText(/So many octopods are left in the supply/)).toBeOnTheScreen();
});

test('everything explains itself in two sentences', () => {
  atHand(position());
  press('card-half-price');
  expect(screen.getByText(/You pay only half for a submarine/)).toBeOnTheScreen();
});

test('a research card glows where it applies, and only while its owner can use it', () => {
  atHand(position({ cards: ['room-card-points', 'room-lab-points'] }));
  const glowing = screen.getAllByLabelText(/can be used now$/);
  expect(glowing.map(({ props }) => props.testID as string)).toEqual(['card-room-card-points']);
  screen.unmount();
  atHand(withPlayer(position(), blue, { cards: ['room-card-points'] }), { seat: blue });
  expect(screen.queryByLabelText(/can be used now$/)).toBeNull();
});

test('the station can be read sector by sector', () => {
  atHand(position());
  press('page-station');
  layOut(390, 844);
  const words = /^Sector D. controlled by Cleo. Octopods: one octopod. Crystals: 2 crystals/;
  expect(screen.getByLabelText(words)).toBeOnTheScreen();
  press('look-D');
  expect(screen.getByTestId('area-card')).toBeOnTheScreen();
});

test('what a scoring would bring everybody now, and whose majority it is, is one touch away', () => {
  atHand(position());
  press('scored-now');
  const label = (seat: string) => screen.getByTestId(`now-${seat}`).props['aria-label'] as string;
  expect(label('red')).toMatch(/^Ann: tied first: 2\. Scored now: control fields 3, bots/);
  expect(label('white')).toMatch(/^Dmitri: 1 control field\. /);
  expect(screen.queryAllByTestId('stock')).toHaveLength(1);
});

test('on a small phone the stock is where the points of it are counted', () => {
  atHand(position(), { size: [320, 568] });
  expect(screen.queryByTestId('stock')).toBeNull();
  press('scored-now');
  expect(screen.getByTestId('stock')).toBeOnTheScreen();
});

test('the order of passing is one touch away', () => {
  atHand(position());
  press('page-people');
  expect(screen.getByTestId('passing-order')).toHaveProp(
    'aria-label',
    'Order for round 4: 1 Dmitri',
  );
});

test('a sector says what the way there costs', () => {
  atHand(position());
  press('page-station');
  layOut(390, 844);
  const words = /^Sector D\..*The way there costs 1 time marker\.$/;
  expect(screen.getByLabelText(words)).toBeOnTheScreen();
  press('look-B');
  expect(screen.getByTestId('way-there')).toHaveTextContent(/costs \d time marker/);
});

test('with absent colours the next refill counts neutral submarines, too', () => {
  const seats = [red, yellow, blue] as const;
  const centre = { bulb: 2, turn: 0 } as const;
  atHand(position({}, { seats, order: seats, passed: [], round: 1, centre }));
  press('show-next');
  expect(screen.getByLabelText(/1 neutral submarine$/)).toBeOnTheScreen();
});

test('everybody’s things are one touch away', () => {
  atHand(position());
  press('page-people');
  const words = /^Bo. 38 points. .*Programmed bots: Octopods, Laboratory$/;
  expect(screen.getByLabelText(words)).toBeOnTheScreen();
});

test.each([
  ['a phone', [390, 844], 1],
  ['a phone with large letters', [390, 844], 2],
  ['a small phone', [320, 568], 1],
  ['a phone on its side', [844, 390], 1],
  ['a tablet', [1180, 820], 1],
] as const)('no part of the hand is missing on %s', (_screen, size, textScale) => {
  atHand(position(), { size, comfort: { textScale } });
  for (const id of [
    'lab',
    'cards',
    'scored-now',
    'bots',
    'room-b1',
    'any-bot',
    'pass',
    'own-points',
  ])
    expect(screen.getByTestId(id)).toBeOnTheScreen();
});

test('a player sends one of the others a sentence about a sector in a few taps', () => {
  const { asked } = atHand(position());
  press('talk');
  press('talk-to-blue');
  press('talk-sector-D');
  press('say-leave-crystals');
  expect(asked).toEqual([[{ code: 'leave-crystals', about: ['D'] }, blue]]);
  expect(screen.queryByTestId('talk-sheet')).toBeNull();
});

test('on a tablet one speaks to the others as well', () => {
  const { asked } = atHand(position(), { size: [1180, 820] });
  press('talk');
  press('say-pass-soon');
  expect(asked).toEqual([[{ code: 'pass-soon', about: [] }]]);
});

test('a sentence is for all unless somebody is chosen, and names the leader', () => {
  const { asked } = atHand(position(), { size: [320, 568] });
  press('page-people');
  press('talk');
  press('say-stop-leader');
  press('talk');
  press('say-pass-soon');
  expect(asked).toEqual([
    [{ code: 'stop-leader', about: [expect.any(String)] }],
    [{ code: 'pass-soon', about: [] }],
  ]);
});

test('what another player says is shown beside whose turn it is, and answered by a tap', () => {
  const words = { code: 'spare-bot', about: ['C'] };
  const requests = [
    { id: 1, from: yellow, to: red, words, left: 5 },
    { id: 2, from: blue, to: yellow, words, left: 5 },
  ];
  const { asked } = atHand(position(), { requests, comfort: { language: 'de' } });
  expect(screen.getByTestId('request')).toHaveTextContent(
    'Bo zu dir: Verdräng bitte meinen Bot in Sektor C nicht.',
    { exact: false },
  );
  expect(screen.getByTestId('whose-turn')).toBeOnTheScreen();
  press('answer-no');
  expect(asked).toEqual([[{ code: 'no', about: [] }, yellow]]);
  expect(screen.queryByTestId('request')).toBeNull();
});

test('news of the people at the table are shown', () => {
  atHand(position());
  expect(screen.getByText('Eve joins')).toBeOnTheScreen();
});
