import type { Action } from './actions';
import { type GameEvent } from './events';
import {
  act,
  census,
  COLLECT,
  buy,
  eventsOf,
  PASS,
  place,
  playCard,
  played,
  position,
  recall,
  red,
  SKIP,
  step,
  WORK,
  yellow,
} from './testing/fixture';

const A = {
  octopods: 3,
  crystals: 2,
  time: 3,
  cards: ['at-once-time'],
  expansions: ['time-C'],
} as const;
type Given = NonNullable<Parameters<typeof position>[0]>;
const working = (task: string, own: Given['own'] = {}): readonly [Given, ...Action[]] => [
  { own: { time: 2, programmed: [task as 'lab'], ...own }, sectors: { A, E: A } },
  place(task, 'A'),
  WORK,
];
const taking = { seat: red, sector: 'A' } as const;

test.each<[string, readonly [Given, ...Action[]], GameEvent[]]>([
  [
    'crystals taken',
    working('crystals'),
    [{ type: 'took', ...taking, what: 'crystals', count: 2 }],
  ],
  ['markers taken', working('time'), [{ type: 'took', ...taking, what: 'time', count: 2 }]],
  [
    'a submarine',
    working('submarine'),
    [
      { type: 'launched', ...taking, paid: 1 },
      { type: 'scored', seat: red, source: 'submarine', from: 0, to: 2 },
    ],
  ],
  [
    'a catch',
    working('octopods', { cards: ['catch-crystal'] }),
    [
      { type: 'caught', ...taking, count: 2 },
      { type: 'rewarded', seat: red, card: 'catch-crystal', time: 0, crystals: 1 },
      { type: 'scored', seat: red, source: 'octopods', from: 0, to: 3 },
    ],
  ],
  ['an expansion', working('lab'), [{ type: 'extended', ...taking, expansion: 'time-C' }]],
  [
    'a card that acts at once',
    working('card'),
    [
      { type: 'researched', ...taking, card: 'at-once-time' },
      { type: 'scored', seat: red, source: 'card', from: 0, to: 2 },
      { type: 'rewarded', seat: red, card: 'at-once-time', time: 2, crystals: 0 },
      { type: 'programmed', seat: red, task: 'time', by: 'card' },
    ],
  ],
  [
    'the white area',
    working('program'),
    [{ type: 'programmed', seat: red, task: 'crystals', by: 'white' }],
  ],
  [
    'a step with a card for points',
    [{ own: { cards: ['room-octopods-points', 'room-octopods-time'], time: 3 } }, step('a1')],
    [
      { type: 'stepped', seat: red, room: 'a1', sideways: false },
      { type: 'programmed', seat: red, task: 'octopods', by: 'room' },
      { type: 'rewarded', seat: red, card: 'room-octopods-time', time: 1, crystals: 0 },
      { type: 'scored', seat: red, source: 'room', from: 0, to: 4 },
    ],
  ],
  [
    'three markers',
    [{}, buy('lab')],
    [{ type: 'programmed', seat: red, task: 'lab', by: 'markers' }],
  ],
  [
    'a recall',
    [{ own: { programmed: ['lab'], time: 3 } }, recall('lab')],
    [{ type: 'recalled', seat: red, task: 'lab', time: 1 }],
  ],
])('[H4] [P3] the board learns of %s, and no piece is lost', (_what, [given, ...acts], events) => {
  const before = position(given);
  const told = eventsOf(before, ...acts).filter(({ type }) => type !== 'on-turn');
  expect(told).toEqual(events);
  const end = acts.reduce((now, action) => played(now, action).state, before);
  expect(census(end)).toEqual(census(before));
});

const last = (given: Given) =>
  position({ count: 2, passed: [yellow], ...given, own: { engineer: 'c1', ...given.own } });

test('[H4] [P3] the board learns of a card in the interim scoring, and of the counters', () => {
  const before = last({ own: { cards: ['interim-lab'], submarines: 6, stock: 12 } });
  const bot = { type: 'programmed', seat: red, task: 'lab', by: 'interim' };
  const told = eventsOf(before, PASS, playCard('interim-lab'));
  expect(told).toContainEqual(bot);
  expect(told).toContainEqual({ type: 'scored', seat: red, source: 'interim', from: 0, to: 2 });
  const end = [PASS, playCard('interim-lab')].reduce((now, it) => played(now, it).state, before);
  expect(census(end)).toEqual(census(before));
});

test('[H4] the board learns of the final scoring', () => {
  const end = act(last({ round: 4, nextProgramme: null }), red, PASS);
  const over = end.ok ? end.events.find(({ type }) => type === 'over') : undefined;
  expect(over).toMatchObject({ type: 'over', scores: { [red]: { letters: 1 } } });
});

test('[H4] [I3] declining the cards that remain is an event', () => {
  const before = last({ own: { cards: ['interim-lab'] } });
  expect(eventsOf(before, PASS, COLLECT, SKIP)[0]).toEqual({ type: 'skipped', seat: red });
});
