import type { Action } from './actions';
import {
  meeting,
  GREY,
  BLUE,
  oneGrey,
  twoGrey,
  couple,
  richCouple,
  admit,
  redo,
  held,
  visit,
  asksOwner,
  asks,
  runSequence,
  meet,
  want,
  greedy,
  run,
  elsewhere,
  twoContests,
} from './testing/arrivalFixture';
import type { Good } from './components';
import {
  after,
  blue,
  deliver,
  delivery,
  green,
  lay,
  purple,
  red,
  ruled,
  visiting,
} from './testing/fixture';
import { elapse } from './time';

// At two planets -----------------------------------------------------------------------------------

test('[C2] two planets have two contests, and each owner decides at home', () => {
  const [first, second] = twoContests.contests;
  expect(twoContests.contests).toEqual([
    asksOwner(6_100, ...want),
    { ...asksOwner(6_150), planet: red, waiting: second!.waiting },
  ]);
  expect(second!.waiting.map(({ seat }) => seat)).toEqual([green, purple]);
  expect(after(twoContests, green, admit(blue), 2_000).contests).toEqual([second]);
  expect(after(twoContests, red, admit(purple), 2_000).contests).toEqual([first]);
});

test('[C10] asking again at one planet leaves the question at another unchanged', () => {
  const start = lay(
    visiting(elsewhere(run(richCouple, ...meet)), purple, red, ['yellow', 'yellow']),
    red,
    { 'plant-2.0': 'yellow-2' },
  );
  const both = run(
    start,
    [green, deliver(delivery('yellow-1', 0)), 1_100],
    [purple, deliver(delivery('yellow-1', 0)), 1_150],
  );
  const [atGreen, atRed] = both.contests;
  const asked = after(both, green, admit(red), 2_000);
  const { contests } = asked;
  expect(contests).toEqual([atRed, asks(blue, 7_000, visit(blue, 1_100, GREY))]);
  expect(contests[0]).toBe(atRed);
  expect(after(asked, blue, redo(BLUE), 3_000).contests).toEqual([atRed]);
  expect(after(both, red, admit(green), 2_000).contests[0]).toBe(atGreen);
});

test('[C1] a visitor that waits at another planet does not arrive together', () => {
  const start = lay(
    visiting(meeting(oneGrey, { red: ['grey'], blue: ['grey'] }), purple, red, ['grey']),
    red,
    oneGrey,
  );
  const ready = visiting(visiting(start, green, red, ['grey']), blue, green, ['grey']);
  const waitingThere = run(ready, [purple, deliver(GREY), 1_000]);
  const { events, end } = runSequence(waitingThere, [[blue, deliver(GREY), 1_100]], 1_100);
  expect(events).toEqual([held(blue, 1_750)]);
  expect(end.held.map(({ seat }) => seat)).toEqual([purple, blue]);
  const met = run(end, [red, deliver(GREY), 1_200]);
  expect(met.held).toEqual([end.held[0]]);
  expect(met.contests).toEqual([
    asksOwner(6_200, visit(blue, 1_100, GREY), visit(red, 1_200, GREY)),
  ]);
});

// The glass goes on meanwhile ------------------------------------------------------------------------

test.each([
  [
    '[C8] [H10] a waiting visitor may turn the same glass at once and set out',
    couple,
    [],
    1_650,
    red,
  ],
  ['[C3] [H10] a visitor in a contest may do so, too', couple, [meet[1]!], 6_500, red],
] as const)('%s', (_rule, start, steps, until, seat) => {
  const away: Action = { type: 'turn', glass: 0, on: 'ship', to: 'moon-1' };
  const state = run(start, meet[0]!, [seat, away, 1_001], ...steps);
  const { end } = runSequence(state, [], until);
  expect(end.centres[seat]!.below).toEqual({ green: ['grey-1'] });
  expect(end.glasses[seat]).toEqual([{ on: 'ship', until: 61_001 }, null]);
  expect(end.ships[seat]).toEqual({ at: green, to: 'moon-1' });
});

test('[D6] [C8] the owner may exchange for 5 seconds from when the counter went', () => {
  const start = meeting(twoGrey, { red: ['grey', 'grey'], blue: ['grey', 'grey'] });
  const { exchanges } = runSequence(start, [[red, deliver(GREY), 1_000]], 1_650).end;
  expect(exchanges).toEqual([
    { seat: green, order: 'grey-1', field: 'plant-1.0', others: ['plant-2.0'], until: 6_650 },
  ]);
});

test('[C5] [D6] orders given without a choice go when the 5 seconds are over', () => {
  const start = meeting(
    { ...oneGrey, 'plant-2.0': 'blue-1', 'plant-3.0': 'blue-1' },
    { red: ['grey'], blue: ['grey', 'blue'] },
  );
  const { exchanges } = runSequence(start, greedy, 12_000).end;
  expect(exchanges).toEqual([
    { seat: green, order: 'blue-1', field: 'plant-2.0', others: ['plant-3.0'], until: 16_900 },
  ]);
});

describe('a visitor whose moment is not over while two others are served', () => {
  const orders = { 'plant-1.0': 'grey-1', 'plant-2.0': 'blue-1' } as const;
  const both: readonly Good[] = ['grey', 'blue'];
  const purpleBlue = delivery('blue-1', 0);
  const second = [
    [purple, deliver(purpleBlue), 1_000], // held, because red and blue could take it
    [red, deliver(GREY), 1_050],
    [blue, deliver(GREY), 1_100],
    [green, admit(red), 1_150],
  ] as const;
  const state = second.reduce(
    (soFar, [seat, action, at]) => after(soFar, seat, action, at),
    meeting(orders, { red: both, blue: both, purple: ['blue'] }),
  );

  test('[C4] [C9] a new choice must not take what a waiting visitor wants', () => {
    expect(state.contests).toMatchObject([{ chooser: blue }]);
    expect(ruled(state, blue, redo(BLUE), 1_649)).toMatchObject({
      why: { code: 'being-settled', until: 1_650 },
    });
    expect(ruled(state, blue, redo(), 1_649)).not.toHaveProperty('why');
  });

  test('[C4] [C8] when that moment is over, the rest can be chosen', () => {
    const served = elapse(state, 1_650).state;
    expect(served.centres[purple]!.below).toEqual({ [green]: ['blue-1'] });
    expect(ruled(state, blue, redo(BLUE), 1_650)).toMatchObject({
      why: { code: 'order-gone', order: 'blue-1', wanted: 1, there: 0 },
    });
  });
});
