import { chances, shuffled } from '../../../kit/random';
import type { Action } from './actions';
import { PROGRAMMES } from './components';
import { eventsFor, type GameEvent } from './events';
import { offers } from './offers';
import { rulebook } from './rulebook';
import { places, setup } from './setup';
import type { State } from './state';
import { view } from './view';
import {
  act,
  AT,
  blue,
  eventsOf,
  letter,
  PASS,
  place,
  position,
  recall,
  red,
  step,
  STOP,
  WORK,
  yellow,
} from './testing/fixture';

const dealt = (seed: number): State =>
  setup({
    seats: places(3)!,
    options: { first: null, turnSeconds: null },
    chances: chances(seed),
  });

/** The same for all who look, and different in everything that is hidden. */
function scrambled(state: State): State {
  const next = chances(99);
  const { cards, expansions, programmes, turns } = state.secret;
  return {
    ...state,
    secret: {
      cards: shuffled(cards, next),
      expansions: shuffled(expansions, next),
      programmes: [...programmes].reverse(),
      turns: turns.map(turn => (turn + 1) % 6),
    },
  };
}

test('[H1] a view has all but the piles, later programmes and turns of lower tiles', () => {
  const { secret, ...open } = dealt(1);
  expect(view(dealt(1))).toEqual(open);
  // A name in front of a colon is that of a part.
  const text = JSON.stringify(view(dealt(1))).replaceAll(/"\w+":/g, '');
  for (const hidden of [...secret.cards, ...secret.expansions, ...secret.programmes]) {
    expect(text).not.toContain(`"${hidden}"`);
  }
  expect(Object.keys(PROGRAMMES).filter(it => text.includes(`"${it}"`))).toHaveLength(2);
});

test('[H1] a view does not depend on what is hidden', () => {
  for (const seed of [1, 2, 3]) {
    expect(view(scrambled(dealt(seed)))).toEqual(view(dealt(seed)));
  }
});

const TRIES: readonly Action[] = [
  step('a1'),
  step('b1'),
  { type: 'buy', task: 'lab' },
  place('lab', 'A'),
  place('time', 'C'),
  recall('card'),
  WORK,
  PASS,
];

test('[H5] no refusal depends on what is hidden', () => {
  for (const seed of [1, 2, 3, 4]) {
    for (const action of TRIES) {
      const state = dealt(seed);
      const [one, other] = [state, scrambled(state)].map(it => act(it, state.turn, action));
      expect(one?.ok ? 'done' : one?.why).toEqual(other?.ok ? 'done' : other?.why);
    }
  }
});

test('[H3] events before a refill are the same whatever is hidden', () => {
  for (const seed of [1, 2, 3, 4]) {
    const state = dealt(seed);
    for (const { action } of offers(state, state.turn, AT)) {
      const [one, other] = [state, scrambled(state)].map(it => act(it, state.turn, action));
      expect(one?.ok && one.events).toEqual(other?.ok && other.events);
      expect(one?.ok && one.reveals).toBe(false);
    }
  }
});

test('[H3] a refill names neither cards nor expansions', () => {
  const state = position({ count: 2, passed: [yellow], own: { engineer: 'c1' } });
  const text = JSON.stringify(eventsOf(state, PASS));
  for (const id of [...state.secret.cards, ...state.secret.expansions]) {
    expect(text).not.toContain(`"${id}"`);
  }
});

const pushing = eventsOf(
  position({
    count: 2,
    own: { programmed: ['lab'] },
    sectors: { A: { control: yellow, charging: [yellow, red] } },
  }),
  place('lab', 'A'),
);

const pushed = eventsOf(
  position({ own: { programmed: ['lab'] }, sectors: { A: { control: yellow } } }),
  place('lab', 'A'),
);

/** Red has four points to come, and stops before the line at 17. */
const ahead = position({
  count: 2,
  passed: [yellow],
  own: { engineer: 'c1', points: 15, stock: 10, crystals: 1 },
});
const scoring = [...eventsOf(ahead, PASS), ...eventsOf(ahead, PASS, STOP)];
const SCORED = ['passed', 'collected', 'collected', 'interim', 'scored', 'stopped', 'refilled'];

test.each<[string, readonly GameEvent[], string, string[]]>([
  [
    'the board gets all',
    eventsOf(position(), step('a1')),
    'board',
    ['stepped', 'programmed', 'on-turn'],
  ],
  ['a seat gets its own', eventsOf(position(), step('a1')), 'red', ['stepped', 'programmed']],
  ['the next seat gets its turn', eventsOf(position(), step('a1')), 'yellow', ['on-turn']],
  ['another seat gets nothing', eventsOf(position(), step('a1')), 'white', []],
  ['the pushed seat sees its bot', pushing, 'yellow', ['placed']],
  ['another seat does not', pushing, 'blue', []],
  ['a seat whose bot is pushed and stays sees it', pushed, 'yellow', ['placed']],
  [
    'passing and the round concern everybody',
    eventsOf(position({ count: 2, passed: [yellow], own: { engineer: 'c1' } }), PASS),
    'blue',
    ['passed', 'collected', 'collected', 'interim', 'refilled'],
  ],
  ['each counter that the scoring moves concerns everybody', scoring, 'blue', SCORED],
  [
    'points of a turn concern only their player',
    eventsOf(position({ own: { cards: ['room-octopods-points'] } }), step('a1')),
    'white',
    [],
  ],
])('[H4] %s', (_what, events, viewer, types) => {
  expect(eventsFor(viewer as 'board', events).map(({ type }) => type)).toEqual(types);
});

test('[H4] a seat gets the event that sends its bot home', () => {
  const sectors = {
    A: { expansions: ['time-C'] },
    C: { control: yellow, charging: [blue, blue, yellow, red, red] },
  };
  const state = position({ own: { programmed: ['lab'] }, sectors });
  const events = eventsOf(state, place('lab', 'A'), WORK, letter('C'));
  expect(eventsFor(blue, events).map(({ type }) => type)).toEqual(['placed']);
});

test('[Y4] one seat is waited for, and none once it is over', () => {
  expect(rulebook.waitingFor(view(position({ turn: blue })))).toEqual([blue]);
  const over = { name: 'over', at: 1, scores: {} } as const;
  expect(rulebook.waitingFor(view(position({ phase: over })))).toEqual([]);
});

test('[Y1] nothing falls due, and time alone changes nothing', () => {
  const state = dealt(1);
  expect(rulebook.due(state)).toBeUndefined();
  expect(rulebook.elapse(state, 9e9)).toEqual({ state, events: [], reveals: false });
});
