import type { Action } from './actions';
import { CARDS, LETTERS, ROOMS, TASKS } from './components';
import { offers } from './offers';
import { whyNot } from './rules';
import { after, AT, own, PASS, place, position, red, step, WORK, yellow } from './testing/fixture';

const EVERYTHING: readonly Action[] = [
  ...ROOMS.map((room): Action => ({ type: 'step', room })),
  ...TASKS.flatMap((task): Action[] => [
    { type: 'buy', task },
    { type: 'recall', task },
    { type: 'cross', bot: task },
    ...LETTERS.map((sector): Action => ({ type: 'place', task, sector })),
  ]),
  ...LETTERS.flatMap((sector): Action[] => [
    { type: 'move', sector },
    { type: 'letter', sector },
  ]),
  ...[...CARDS.keys()].map((card): Action => ({ type: 'use', card })),
  { type: 'cross', bot: null },
  { type: 'work' },
  { type: 'skip' },
  { type: 'stop' },
  { type: 'pass' },
  { type: 'collect' },
];

const busy = position({
  own: {
    programmed: ['lab', 'time'],
    cards: ['sideways'],
    engineer: 'c1',
    crystals: 1,
    points: 15,
  },
  sectors: { A: { expansions: ['C-D'] } },
});
const POSITIONS = {
  'at the start': position(),
  'in the middle of a round': busy,
  'after a move': after(busy, { type: 'move', sector: 'B' }),
  'with an action open': after(busy, place('lab', 'A')),
  'with letters open': after(busy, place('lab', 'A'), WORK),
  'with three bots': after(
    { ...busy, players: { ...busy.players, [red]: { ...own(busy), engineer: 'start' } } },
    step('a1'),
  ),
  'before a line': position({
    own: own(busy),
    due: [{ name: 'points', points: 5, from: 'room' }],
  }),
  'before a line without a crystal': position({
    own: { ...own(busy), crystals: 0 },
    due: [{ name: 'points', points: 5, from: 'room' }],
  }),
  'in the interim scoring': after(
    position({
      count: 2,
      passed: [yellow],
      own: { engineer: 'c1', cards: ['interim-lab', 'interim-time'] },
    }),
    PASS,
  ),
};

const encoded = (actions: readonly Action[]) => actions.map(it => JSON.stringify(it)).sort();

test.each(Object.entries(POSITIONS))(
  '[Y4] %s exactly what is allowed is offered',
  (_when, state) => {
    for (const seat of state.seats) {
      const context = { seat, at: AT, finger: AT };
      const allowed = EVERYTHING.filter(action => !whyNot(state, action, context));
      expect(encoded(offers(state, seat, AT).map(it => it.action))).toEqual(encoded(allowed));
      expect(allowed.length > 0).toBe(seat === state.turn);
    }
  },
);
