import 'react-native-gesture-handler/jestSetup';
import type { ReactNode } from 'react';
import { AccessibilityInfo, Dimensions, Text } from 'react-native';
import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { createTestSeat } from '@/games/testing/testStores';
import type { SeatShelf, SeatState } from '@/games/board';
import type { TalkMessage } from '@/games/game';
import { type Seat, seatsCalled } from '@/kit/seat';
import type { Comfort } from '@/ui/comfort';
import { layOut, TestPhone } from '@/ui/testing/TestPhone';
import { press } from '@/ui/testing/press';
import { fetchTexts, LANGUAGES } from '@/ui/words/words';
import type { Action } from '../rules/actions';
import { eventsFor, type GameEvent } from '../rules/events';
import { missionIn } from '../rules/lookup';
import { whyNotEnter } from '../rules/moves';
import type { State, View } from '../rules/state';
import { played } from '../rules/testing/fixture';
import { view } from '../rules/view';
import { toldWords } from './between/told';
import { Hand } from './Hand';
import { missionWords } from './pieces/missionTexts';
import {
  after,
  agreed,
  allAt,
  atStation,
  falling,
  inBase,
  inParty,
  steps,
} from './testing/firstHour';

const [blue, green, pink, yellow] = seatsCalled('blue', 'green', 'pink', 'yellow');
const places = [blue, green, pink, yellow].map(
  (seat, n) =>
    ({
      seat,
      name: ['Ann', 'Bo', 'Cleo', 'Dmitri'][n]!,
      face: '',
      sits: 'player',
      here: true,
    }) as const,
);

beforeAll(() => Promise.all(LANGUAGES.map(fetchTexts)));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

type Given = Partial<SeatState<View, Action>> & {
  readonly comfort?: Partial<Comfort>;
  readonly shelf?: SeatShelf;
  readonly menu?: ReactNode;
};

/** Renders the hand of a seat, records its acts, and lets acts of others happen. */
function atHand(start: State, { comfort, shelf, menu, ...given }: Given = {}) {
  const own = given.seat ?? blue;
  let state = start;
  const seat = createTestSeat<View, Action, GameEvent>({
    places,
    view: view(start, own),
    ...given,
    seat: own,
  });
  render(
    <TestPhone comfort={comfort}>
      <Hand store={seat.store} settings={{}} shelf={shelf} menu={menu} />
    </TestPhone>,
  );
  layOut();
  return {
    acts: seat.acts,
    last: () => seat.acts[seat.acts.length - 1],
    /** An act is ruled on, and its events reach this seat. */
    happen(by: Seat, action: Action, next = falling()) {
      const ruling = played(state, by, action, next);
      ({ state } = ruling);
      seat.happen({ events: eventsFor(own, ruling.events, state) }, view(state, own));
    },
    become(next: State) {
      state = next;
      seat.become({ view: view(next, own) });
    },
    hear: (...events: readonly GameEvent[]) => seat.happen({ events }, view(state, own)),
    tell: (words: TalkMessage) =>
      seat.become({ requests: [{ id: 7, from: green, words, left: 4_000 }] }),
  };
}

const shown = (id: string) => screen.queryByTestId(id, { includeHiddenElements: true });

describe('in the base', () => {
  test('the reader reads a card aloud and lays it back', () => {
    const { acts } = atHand(inBase(4));
    expect(screen.getByTestId('base-baseA')).toHaveTextContent(/Welcome to the Bureau of Hours/);
    press('lay-base-back');
    expect(acts).toEqual([{ type: 'read' }]);
  });

  test('the others do not see its text, and know whom to listen to', () => {
    atHand(inBase(4), { seat: green });
    expect(screen.getByTestId('listening')).toHaveTextContent(/Ann reads aloud/);
    expect(screen.queryByText(/Welcome to the Bureau/)).toBeNull();
  });

  test('a lender is chosen by a touch, and one that is taken is refused in words', () => {
    const { acts, happen } = atHand(inParty(4));
    press('lender-otto');
    expect(acts).toEqual([{ type: 'lend', agent: blue, lender: 'otto' }]);
    happen(green, { type: 'lend', agent: green, lender: 'emil' });
    press('lender-emil');
    expect(screen.getByTestId('refusal')).toHaveTextContent(/Emil Rauch/);
    expect(acts).toHaveLength(1);
  });

  test('a lender is spoken with skills, resistance, life, gift and flaw', () => {
    atHand(inParty(4));
    expect(
      screen.getByTestId('lender-kling').props['accessibilityLabel'] ??
        screen.getByTestId('lender-kling').props['aria-label'],
    ).toMatch(/Adele Kling.*Talk 2, Nimbleness 3.*resistance 1.*life 3.*Gift: .*Flaw: /);
  });
});

describe('at lay-out', () => {
  test('a figure starts where the player touches, and the card opens under the lamp', () => {
    const { acts, happen } = atHand(atStation(4));
    expect(screen.getByTestId('aloud')).toHaveTextContent(/The evening train has gone/);
    press('enter-B');
    expect(acts).toEqual([{ type: 'enter', agent: blue, card: '1B' }]);
    happen(blue, { type: 'enter', agent: blue, card: '1B' });
    expect(screen.getByTestId('reading')).toHaveTextContent(/For your eyes only/);
    expect(screen.getByTestId('reading')).toHaveTextContent(/The stationmaster sleeps/);
    expect(screen.getByTestId('strip-test')).toHaveTextContent(/Wake him gently/);
    press('lay-back');
    expect(shown('reading')).toBeNull();
  });

  test('a card can be read again while the others are still placed', () => {
    atHand(after(atStation(4), blue, { type: 'enter', agent: blue, card: '1B' }));
    press('read-again');
    expect(screen.getByTestId('reading')).toHaveTextContent(/The stationmaster sleeps/);
  });

  test('nobody sees the text of a card where only another stands', () => {
    const { happen } = atHand(atStation(4));
    happen(green, { type: 'enter', agent: green, card: '1B' });
    expect(shown('reading')).toBeNull();
    expect(screen.queryByText(/The stationmaster sleeps/)).toBeNull();
    expect(screen.getByTestId('others')).toHaveTextContent(/Otto is at 1B/);
  });

  test('a choice on a card is answered before it is laid back', () => {
    const { happen, last } = atHand(atStation(4));
    happen(blue, { type: 'enter', agent: blue, card: '1C' });
    expect(screen.getByTestId('question')).toHaveTextContent(/Clap your hands/);
    expect(shown('lay-back')).toBeNull();
    press('option-feed');
    expect(last()).toEqual({ type: 'answer', agent: blue, option: 'feed' });
  });

  test('after a reload, a question stands on its card again', () => {
    atHand(after(atStation(4), blue, { type: 'enter', agent: blue, card: '1C' }));
    const { back, texts } = missionWords('first-hour', 'en').cards['1C']!;
    expect(screen.getByTestId('card-title')).toHaveTextContent(back);
    expect(screen.getByTestId('reading')).toHaveTextContent(texts['text']!.slice(0, 40), {
      exact: false,
    });
    expect(screen.getByTestId('question')).toHaveTextContent(/Clap your hands/);
  });

  test('the others read that somebody decides, and not what', () => {
    const { happen } = atHand(atStation(4));
    happen(green, { type: 'enter', agent: green, card: '1C' });
    expect(screen.getByTestId('waits')).toHaveTextContent('Otto has something to decide.');
    expect(screen.queryByText('Clap your hands')).toBeNull();
  });
});

const waiting = () => allAt(atStation(4), '1B');
const all = (state: State, plan: 'test' | 'nothing') =>
  state.figures.reduce(
    (now, agent) => after(now, agent, { type: 'plan', agent, plan: { do: plan } }),
    state,
  );
const inUnit = () => steps(all(waiting(), 'test'), [blue, { type: 'spend' }]);

describe('a unit', () => {
  test('each of the three choices is one tap on a thing, and the others see it', () => {
    const { acts } = atHand(waiting());
    press('test-test');
    press('move-D');
    press('choose-nothing');
    expect(acts).toEqual([
      { type: 'plan', agent: blue, plan: { do: 'test' } },
      { type: 'plan', agent: blue, plan: { do: 'move', card: '1D' } },
      { type: 'plan', agent: blue, plan: { do: 'nothing' } },
    ]);
  });

  test('the odds are shown as consequences, and spoken', () => {
    atHand(waiting());
    // Hanne throws three dice against two plain shields.
    expect(
      screen.getByLabelText('What the roll will bring: 62 % done; 38 % nothing lost'),
    ).toBeOnTheScreen();
  });

  test('the tile of a test speaks all that it shows, because its parts are not read one by one', () => {
    atHand(waiting());
    expect(screen.getByTestId('test-test')).toHaveAccessibleName(
      /^Wake him gently: Talk\. Shields: plain shield, plain shield\. 3 dice, 2 hits needed\. What the roll will bring: 62 % done; 38 % nothing lost$/,
    );
  });

  test.each([
    ['en', ['13 % done', '20 % nothing lost', '29 % 1 life', '38 % 1 life, 1 unit …']],
    ['de', ['13 % geschafft', '20 % nichts verloren', '29 % 1 Leben', '38 % 1 Leben, 1 Einheit …']],
  ] as const)('each outcome keeps its percent and its words together: %s', (language, told) => {
    const shields = ['skull', 'time', 'heart', 'blank'] as const;
    const hard = { card: '1B', act: 'test', shields, isLocked: false, rolledBy: [] };
    atHand({ ...waiting(), tests: [hard] }, { comfort: { language } });
    for (const words of told) expect(screen.getByText(words)).toBeOnTheScreen();
    // Each is as wide as its words, and what does not fit goes to the next line.
    expect(screen.getByTestId('odds-words')).toHaveStyle({ flexWrap: 'wrap' });
  });

  test('only the captain spends the unit, after everybody has a plan', () => {
    const { become, acts } = atHand(waiting());
    expect(screen.getByTestId('spend')).toBeDisabled();
    expect(screen.getByTestId('waits')).toHaveTextContent('Not yet said: Hanne, Otto, Adele, Emil');
    become(all(waiting(), 'test'));
    press('spend');
    expect(acts).toEqual([{ type: 'spend' }]);
  });

  test('somebody else reads whom everybody waits for', () => {
    atHand(all(waiting(), 'test'), { seat: green });
    expect(shown('spend')).toBeNull();
    expect(screen.getByTestId('waits')).toHaveTextContent(/Ann spends the unit/);
  });

  test('an agent that loses the unit does not show as thinking', () => {
    const state = waiting();
    const slow = { ...state.agents[green]!, owes: 1 };
    atHand({ ...state, agents: { ...state.agents, [green]: slow } });
    expect(screen.getByTestId('others')).toHaveTextContent(
      /Hanne is thinking.*Otto loses the unit/,
    );
    expect(screen.getByTestId('waits')).toHaveTextContent('Not yet said: Hanne, Adele, Emil');
  });

  test('one button carries out what was planned, or what was chosen since', () => {
    const { acts } = atHand(inUnit());
    expect(screen.getByTestId('do-it')).toHaveTextContent('Throw 3 dice');
    press('do-it');
    press('move-D');
    press('do-it');
    expect(acts).toEqual([
      { type: 'roll', agent: blue, act: 'test', spend: null },
      { type: 'move', agent: blue, card: '1D' },
    ]);
  });

  test('a locked card says why, where the finger is, and sends nothing', () => {
    const tower = towerOf(4);
    const { acts } = atHand(tower);
    press('enter-B');
    expect(screen.getByTestId('refusal')).toHaveTextContent(/the key of the tower/);
    expect(acts).toEqual([]);
  });

  test('a padlock says why in a unit, too, and what was meant stays', () => {
    const there = all(allAt(towerOf(4), '2C'), 'nothing');
    const { acts } = atHand(after(there, there.captain, { type: 'spend' }));
    press('move-B');
    expect(screen.getByTestId('refusal')).toHaveTextContent(/the key of the tower|green circle/);
    expect(screen.getByTestId('choose-nothing')).toBeChecked();
    expect(acts).toEqual([]);
  });

  test.each([
    ['what it needs', towerOf(4), /^B: .*, needs: green circle$/],
    [
      'that the lock is open once the team has that',
      { ...towerOf(4), tokens: ['green-circle'] as const },
      /^B: .*, lock open$/,
    ],
    [
      'that an effect has closed it',
      { ...towerOf(4), tokens: ['green-circle'] as const, forbidden: ['2B'] },
      /^B: [^,]*, forbidden$/,
    ],
  ])('a card says on its back %s', (_what, state, words) => {
    atHand(state);
    expect(screen.getByTestId('enter-B')).toHaveAccessibleName(words);
  });
});

/** The group has come to the tower without the key. */
function towerOf(count: number): State {
  const seen = allAt(atStation(count), '1D');
  const left = agreed(seen, { do: 'leave' });
  return agreed(left, { do: 'go', place: 'tower' });
}

describe('dice', () => {
  const lost = falling('hit', 'blank', 'blank');

  test('a roll opens its four steps one after the other, and the button ends it', () => {
    const { happen } = atHand(inUnit(), { comfort: { still: false } });
    happen(blue, { type: 'roll', agent: blue, act: 'test', spend: null }, lost);
    expect(screen.getByTestId('step-1')).toHaveTextContent(/One hit.*One shield falls. One stays./);
    expect(shown('step-2')).toBeNull();
    act(() => jest.advanceTimersByTime(1_300));
    expect(shown('step-2')).not.toBeNull();
    act(() => jest.advanceTimersByTime(1_300));
    act(() => jest.advanceTimersByTime(1_300));
    expect(screen.getByTestId('step-4')).toHaveTextContent(/Looking on: Otto, Adele, Emil/);
    press('go-on');
    expect(shown('dice')).toBeNull();
  });

  test('a won test is one step, and then the card is read on', () => {
    const { happen } = atHand(inUnit());
    happen(blue, { type: 'roll', agent: blue, act: 'test', spend: null }, falling('double', 'hit'));
    expect(screen.getByTestId('step-1')).toHaveTextContent(/Done!/);
    expect(shown('step-2')).toBeNull();
    press('go-on');
    expect(screen.getByTestId('reading')).toHaveTextContent(/hands you the key/);
  });

  test('without motion all steps are there at once', () => {
    const { happen } = atHand(inUnit(), { comfort: { still: true } });
    happen(blue, { type: 'roll', agent: blue, act: 'test', spend: null }, lost);
    expect(shown('step-4')).not.toBeNull();
  });

  test('the same faces for another agent begin at the first step again', () => {
    const start = allAt(atStation(2, { agents: 3 }), '1B');
    const { hear } = atHand(start, { comfort: { still: false } });
    const rolled = (agent: Seat): GameEvent => ({
      type: 'rolled',
      agent,
      card: '1B',
      faces: ['blank'],
      hits: 0,
      removed: [],
      left: ['blank'],
      strikesBack: false,
    });
    hear(rolled(blue));
    for (let step = 0; step < 4; step++) act(() => jest.advanceTimersByTime(1_300));
    expect(shown('step-4')).not.toBeNull();
    hear(rolled(pink));
    expect(shown('step-1')).not.toBeNull();
    expect(shown('step-2')).toBeNull();
  });

  test('the dice of others open nothing on this phone', () => {
    const { happen } = atHand(inUnit());
    happen(green, { type: 'roll', agent: green, act: 'test', spend: null }, falling('blank'));
    expect(shown('dice')).toBeNull();
  });
});

describe('the group', () => {
  /** A hint about the dial is on offer. */
  const atDial = (): State => ({ ...waiting(), read: { ...waiting().read, '2B': [blue] } });

  test('a proposal shows whose it is, and how each has voted', () => {
    const { happen, acts } = atHand(atDial(), { seat: green });
    happen(pink, { type: 'propose', proposal: { do: 'hint', puzzle: 'dial' } });
    expect(screen.getByTestId('ballot')).toHaveTextContent(/Cleo proposes: take a hint/);
    expect(screen.getByLabelText('Cleo agrees')).toBeOnTheScreen();
    expect(screen.getByLabelText('Dmitri has not voted')).toBeOnTheScreen();
    press('vote-no');
    press('vote-yes');
    expect(acts).toEqual([
      { type: 'vote', agrees: false },
      { type: 'vote', agrees: true },
    ]);
  });

  test.each([
    [{}, 'It costs nothing.'],
    [{ dial: 1 }, 'It costs 1 unit.'],
  ])('a hint is proposed with its price: %j', (hints, cost) => {
    const { happen } = atHand({ ...atDial(), hints }, { seat: green });
    happen(pink, { type: 'propose', proposal: { do: 'hint', puzzle: 'dial' } });
    expect(screen.getByTestId('ballot-cost')).toHaveTextContent(cost);
  });

  test('the captain settles an open proposal only after half a minute', () => {
    const { happen } = atHand(atDial());
    happen(pink, { type: 'propose', proposal: { do: 'hint', puzzle: 'dial' } });
    expect(screen.getByTestId('settle')).toBeDisabled();
  });

  test('a place is proposed on the map, with what the way costs', () => {
    const seen = agreed(allAt(atStation(4), '1D'), { do: 'leave' });
    const { acts } = atHand(seen);
    expect(screen.getByTestId('travel')).toHaveTextContent(/1 to 3 units/);
    expect(screen.getByTestId('go-station')).toBeDisabled();
    press('go-tower');
    expect(acts).toEqual([{ type: 'propose', proposal: { do: 'go', place: 'tower' } }]);
  });
});

test('a refusal because of a proposal goes with the proposal', () => {
  const seen = { ...agreed(allAt(atStation(4), '1D'), { do: 'leave' }), map: ['station', 'tower'] };
  const { happen } = atHand(seen);
  happen(pink, { type: 'propose', proposal: { do: 'go', place: 'tower' } });
  press('go-tower');
  expect(screen.getByTestId('refusal')).toHaveTextContent(/First decide/);
  happen(pink, { type: 'withdraw' });
  expect(shown('refusal')).toBeNull();
});

test.each([
  [1, 'Choose a place.'],
  [2, 'Choose a place, and propose it to the others.'],
])('on the way, %i players read what to do', (count, words) => {
  atHand(agreed(allAt(atStation(count), '1D'), { do: 'leave' }));
  expect(screen.getByTestId('waits')).toHaveTextContent(words);
});

test('screen readers follow into a card and back', () => {
  const focused = jest.mocked(AccessibilityInfo.sendAccessibilityEvent).mockClear();
  const { happen } = atHand(atStation(4));
  happen(blue, { type: 'enter', agent: blue, card: '1B' });
  expect(focused).toHaveBeenCalledTimes(1);
  press('lay-back');
  expect(focused).toHaveBeenCalledTimes(2);
});

describe('what an agent carries', () => {
  /** Josefa can heal, and all four stand at the gate. */
  function withHealer(): State {
    const party = inParty(4, { mission: 'day-before' });
    const lenders = ['josefa', ...Object.keys(missionIn(party).lenders)];
    const lent = party.figures.reduce(
      (now, agent) =>
        after(now, agent, {
          type: 'lend',
          agent,
          lender: lenders.find(it => now.figures.every(f => now.agents[f]?.lender !== it))!,
        }),
      party,
    );
    return agreed(lent, { do: 'begin' });
  }

  test('a use that asks something makes way for the question', () => {
    const start = withHealer();
    const placed = start.figures.reduce(
      (now, agent) =>
        after(now, agent, {
          type: 'enter',
          agent,
          card: now.laid.find(({ card }) => !whyNotEnter(now, agent, card))!.card,
        }),
      start,
    );
    const hurt = (figure: Seat) => ({ [figure]: { ...placed.agents[figure]!, life: 1 } });
    const { last, happen } = atHand({
      ...placed,
      agents: { ...placed.agents, ...hurt(green), ...hurt(pink) },
      phase: { name: 'here' },
    });
    press('open-goods');
    press('use-heal');
    const heal = { type: 'use', agent: blue, item: null, use: 'heal' } as const;
    expect(last()).toEqual(heal);
    expect(shown('goods-sheet')).toBeNull();
    happen(blue, heal);
    expect(screen.getByTestId('asked')).toHaveTextContent(/^For your eyes only.*For whom\?/);
  });

  test('is looked through for what somebody in the vortex carried', () => {
    const state = all(waiting(), 'nothing');
    const asleep = { ...state.agents[green]!, life: 0, vortex: 3, at: null, items: ['12'] };
    const own = { ...state.agents[blue]!, items: [] };
    const { last } = atHand({
      ...state,
      agents: { ...state.agents, [blue]: own, [green]: asleep },
    });
    press('open-goods');
    press('give-12-blue');
    expect(last()).toEqual({
      type: 'give',
      agent: green,
      to: blue,
      what: { kind: 'item', item: '12' },
    });
  });

  describe('with an agent that two share', () => {
    /** Somebody is in the vortex, with something on them. */
    function asleep(figure: Seat): State {
      const state = allAt(atStation(2, { agents: 3 }), '1B');
      const gone = { ...state.agents[figure]!, life: 0, vortex: 3, at: null, items: ['12'] };
      return { ...state, agents: { ...state.agents, [figure]: gone } };
    }

    test('its gear is taken at once from the vortex, not proposed', () => {
      const { last } = atHand(asleep(pink), { seat: green });
      press('open-goods');
      press('give-12-green');
      const what = { kind: 'item', item: '12' };
      expect(last()).toEqual({ type: 'give', agent: pink, to: green, what });
    });

    test.each([
      [blue, true],
      [green, false],
    ])('it takes something there only by the captain: %s', (seat, can) => {
      const sleeper = seat === blue ? green : blue;
      atHand(asleep(sleeper), { seat });
      press('open-goods');
      expect(shown(`give-12-${seat}`)).not.toBeNull();
      expect(shown('give-12-pink') !== null).toBe(can);
    });
  });

  test('is within reach on the way, where it can be handed on', () => {
    const seen = agreed(allAt(atStation(4), '1D'), { do: 'leave' });
    const items = ['12'];
    const own = { ...seen.agents[blue]!, items };
    const { last } = atHand({ ...seen, agents: { ...seen.agents, [blue]: own } });
    press('open-goods');
    expect(screen.getByTestId('give-12-green')).toHaveAccessibleName(
      'Give it to Otto: What the slate says',
    );
    press('give-12-green');
    expect(last()).toEqual({
      type: 'give',
      agent: blue,
      to: green,
      what: { kind: 'item', item: '12' },
    });
  });
});

describe('an answer that is typed', () => {
  function atDoor() {
    const key = steps(inUnit(), [
      blue,
      { type: 'roll', agent: blue, act: 'test', spend: null },
      falling('double'),
    ]);
    const rested = [green, pink, yellow].reduce(
      (now, agent) => after(now, agent, { type: 'rest', agent }),
      key,
    );
    const known = { ...rested, map: ['station', 'tower'] };
    const tower = agreed(agreed(known, { do: 'leave' }), { do: 'go', place: 'tower' });
    return after(tower, blue, { type: 'enter', agent: blue, card: '2B' });
  }

  test('a wrong answer stays in the field and says so', () => {
    const { happen, last } = atHand(atDoor());
    press('enter-B');
    happen(green, { type: 'enter', agent: green, card: '2C' });
    happen(pink, { type: 'enter', agent: pink, card: '2C' });
    happen(yellow, { type: 'enter', agent: yellow, card: '2C' });
    press('read-again');
    fireEvent.changeText(screen.getByTestId('code-field'), '12');
    press('code-try');
    expect(last()).toEqual({ type: 'try', agent: blue, act: 'code', code: '12' });
    happen(blue, { type: 'try', agent: blue, act: 'code', code: '12' });
    expect(screen.getByTestId('code-field').props['value']).toBe('12');
    expect(screen.getByTestId('code-wrong')).toHaveTextContent(/The works cough/);
  });
});

describe('notes', () => {
  test('a note written while reading is kept on the phone, and listed', () => {
    const kept = new Map<string, string>();
    const shelf: SeatShelf = {
      read: name => kept.get(name),
      write: (name, text) => void kept.set(name, text),
    };
    const { happen } = atHand(atStation(4), { shelf });
    happen(blue, { type: 'enter', agent: blue, card: '1B' });
    fireEvent.changeText(screen.getByTestId('note'), 'a key round his neck');
    expect(JSON.parse(kept.get('notes')!)).toEqual({ '1B': 'a key round his neck' });
    press('lay-back');
    press('open-more');
    expect(screen.getByTestId('note-1B')).toHaveTextContent(/a key round his neck/);
    const { back } = missionWords('first-hour', 'en').cards['1B']!;
    expect(screen.getByTestId('pin-1B')).toHaveAccessibleName(`Pin it for all: ${back}`);
  });
});

describe('news for everybody', () => {
  const RULE: GameEvent = { type: 'rule', rule: 'nobody-wrote-it' };
  const withRule = (): State => ({ ...waiting(), rules: ['older', 'nobody-wrote-it'] });

  test('a touch on the line of a new rule opens the book at the rules', () => {
    const { hear } = atHand(withRule());
    hear(RULE);
    press('happened-open');
    const book = () => screen.getByTestId('more-sheet');
    expect(book()).toHaveTextContent(/Rules of this mission.*nobody-wrote-it.*older.*My notes/);
    press('sheet-close');
    press('open-more');
    expect(book()).toHaveTextContent(/My notes.*Rules of this mission/);
  });

  test('a line that has nothing in the book is no button', () => {
    const { hear } = atHand(waiting());
    hear({ type: 'units', change: -1 });
    expect(screen.getByTestId('happened')).toHaveTextContent('Units: −1');
    expect(shown('happened-open')).toBeNull();
  });

  test('an agent that reads alone sees a rule for all of them, too', () => {
    const { happen, hear } = atHand(atStation(4));
    happen(blue, { type: 'enter', agent: blue, card: '1B' });
    expect(shown('for-all')).toBeNull();
    hear(RULE);
    expect(screen.getByTestId('for-all')).toHaveTextContent(/For all of you.*nobody-wrote-it/);
  });

  test('what others have pinned stands in the book of those who see no board', () => {
    const { tell } = atHand(waiting());
    tell(toldWords('Two clocks, and both are right.'));
    press('open-more');
    expect(screen.getByTestId('told-7')).toHaveTextContent('Two clocks, and both are right.');
    expect(screen.getByTestId('told-7')).toHaveAccessibleName(/^Bo: Two clocks/);
  });

  test('the news leave out a gain of nothing', () => {
    const { hear } = atHand(waiting());
    hear({ type: 'resource', agent: blue, resource: 'yellow', change: 0 });
    expect(screen.getByTestId('happened')).toHaveTextContent('');
  });
});

describe('on screens of other sizes', () => {
  const before = Dimensions.get('window');
  const resize = (width: number, height: number) => {
    const window = { ...before, width, height };
    act(() => Dimensions.set({ window, screen: window }));
  };
  afterEach(() => resize(before.width, before.height));

  test('on a small phone the plans of the others are signs with spoken words', () => {
    resize(320, 568);
    atHand(all(waiting(), 'nothing'));
    expect(screen.getByTestId('others')).toHaveTextContent('––––');
    expect(screen.getByLabelText('Otto does nothing')).toBeOnTheScreen();
  });

  test('on a small phone missing plans are counted, and votes take the room of plans', () => {
    resize(320, 568);
    const { happen } = atHand({ ...waiting(), map: ['station', 'tower'] });
    expect(screen.getByTestId('waits')).toHaveTextContent('4 agents have no plan yet.');
    happen(pink, { type: 'propose', proposal: { do: 'leave' } });
    expect(shown('others')).toBeNull();
    expect(screen.getByTestId('ballot')).toBeOnTheScreen();
  });

  test('on a small phone a line begins gift and flaw, and a touch shows them whole', () => {
    const { gift, flaw } = missionWords('first-hour', 'de').lenders['hanne']!;
    resize(320, 568);
    atHand(waiting(), { comfort: { language: 'de' } });
    const lines = () => screen.getByText(`${gift} ${flaw}`).props['numberOfLines'];
    expect(screen.getByTestId('gift-blue')).toHaveAccessibleName(`Gabe: ${gift} Schwäche: ${flaw}`);
    expect(lines()).toBe(1);
    press('gift-blue');
    expect(screen.getByTestId('gift-blue')).toBeExpanded();
    expect(lines()).toBeUndefined();
  });

  test('where there is room, gift and flaw stand there whole', () => {
    const { gift, flaw } = missionWords('first-hour', 'en').lenders['hanne']!;
    atHand(waiting());
    expect(screen.getByTestId('plate-blue')).toHaveTextContent(`${gift} ${flaw}`, { exact: false });
    expect(shown('gift-blue')).toBeNull();
  });

  test('on a tablet the wall stands beside what can be done', () => {
    resize(1_024, 768);
    atHand(waiting());
    expect(screen.getByTestId('open-closer')).toBeOnTheScreen();
    expect(screen.getByTestId('choose-nothing')).toBeOnTheScreen();
  });

  test('on a tablet the note stands beside the card', () => {
    resize(1_024, 768);
    const { happen } = atHand(atStation(4));
    happen(blue, { type: 'enter', agent: blue, card: '1B' });
    for (const id of ['card-title', 'note', 'lay-back'])
      expect(screen.getByTestId(id)).toBeOnTheScreen();
  });
});

describe('several agents', () => {
  test('alone, the next agent that has something to do is shown', () => {
    const { happen } = atHand(atStation(1, { agents: 3 }));
    expect(screen.getByText('Where does Hanne start?')).toBeOnTheScreen();
    happen(blue, { type: 'enter', agent: blue, card: '1B' });
    press('lay-back');
    expect(screen.getByText('Where does Otto start?')).toBeOnTheScreen();
  });

  test('a tab shows another agent', () => {
    atHand(atStation(1, { agents: 2 }));
    press(`agent-${green}`);
    expect(screen.getByText('Where does Otto start?')).toBeOnTheScreen();
  });

  test('a figure chosen by its tab makes way for the next once it stands', () => {
    const { happen } = atHand(atStation(1, { agents: 2 }));
    press(`agent-${green}`);
    happen(blue, { type: 'enter', agent: green, card: '1B' });
    press('lay-back');
    expect(screen.getByText('Where does Hanne start?')).toBeOnTheScreen();
    press(`agent-${green}`);
    expect(screen.getByTestId('read-again')).toBeOnTheScreen();
  });

  test('an agent that has acted can be looked at while another has not', () => {
    const plan = (agent: Seat) => ({ type: 'plan', agent, plan: { do: 'nothing' } }) as const;
    const unit = steps(
      allAt(atStation(1, { agents: 2 }), '1B'),
      [blue, plan(blue)],
      [blue, plan(green)],
      [blue, { type: 'spend' }],
    );
    const { happen } = atHand(unit);
    press(`agent-${green}`);
    happen(blue, { type: 'rest', agent: green });
    expect(screen.getByTestId('plate-blue')).toBeOnTheScreen();
    press(`agent-${green}`);
    expect(screen.getByTestId('plate-green')).toBeOnTheScreen();
  });

  test('for a shared agent the last plan counts, whichever player made it', () => {
    const { happen } = atHand(allAt(atStation(2, { agents: 3 }), '1B'));
    press(`agent-${pink}`);
    press('test-test');
    happen(blue, { type: 'plan', agent: pink, plan: { do: 'test' } });
    expect(screen.getByTestId('test-test')).toBeChecked();
    happen(green, { type: 'plan', agent: pink, plan: { do: 'nothing' } });
    expect(screen.getByTestId('choose-nothing')).toBeChecked();
    expect(screen.getByTestId('test-test')).not.toBeChecked();
  });

  test('for a shared agent the player who is not captain proposes the act', () => {
    const { acts } = atHand(atStation(2, { agents: 3 }), { seat: green });
    press(`agent-${pink}`);
    press('enter-B');
    expect(acts).toEqual([
      {
        type: 'propose',
        proposal: { do: 'act', action: { type: 'enter', agent: pink, card: '1B' } },
      },
    ]);
  });

  /** It has a pretzel for the goose. */
  function withQuestionForPink(): State {
    const state = atStation(2, { agents: 3 });
    const own = state.agents[pink]!;
    const pretzel = { ...own, purse: { ...own.purse, yellow: 1 } };
    const start = { ...state, agents: { ...state.agents, [pink]: pretzel } };
    return after(start, blue, { type: 'enter', agent: pink, card: '1C' });
  }

  test('a proposal for a shared agent shows over its question', () => {
    const asked = withQuestionForPink();
    const { happen } = atHand(asked, { menu: <Text>Menu</Text> });
    const answer = { type: 'answer', agent: pink, option: 'feed' } as const;
    happen(green, { type: 'propose', proposal: { do: 'act', action: answer } });
    expect(screen.getByTestId('question')).toBeOnTheScreen();
    expect(screen.getByTestId('ballot')).toHaveTextContent(/Bo proposes/);
    expect(screen.getByText('Menu')).toBeOnTheScreen();
  });
});

test.each([1, 1.3, 2])('with letters %d times as large, nothing is missing', textScale => {
  atHand(waiting(), { comfort: { textScale } });
  for (const id of [
    'units',
    'plate-blue',
    'test-test',
    'move-C',
    'choose-nothing',
    'spend',
    'open-more',
  ])
    expect(screen.getByTestId(id)).toBeOnTheScreen();
});

test('in German every part has German words', () => {
  atHand(all(waiting(), 'test'), { comfort: { language: 'de' } });
  expect(screen.getByTestId('test-test')).toHaveTextContent(/Sanft|wecken/i);
  expect(screen.getByTestId('spend')).toHaveTextContent('Einheit bezahlen');
});
