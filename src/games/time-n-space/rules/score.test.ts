import type { BySeat, Seat } from '../../../kit/seat';
import type { Good, Order } from './components';
import {
  after,
  blue,
  deliver,
  delivery,
  ENDS_AT,
  frozen,
  green,
  lay,
  openTable,
  purple,
  red,
  running,
  visiting,
  waited,
} from './testing/fixture';
import { isCancelled, result, type Row, score, scores } from './score';
import type { Centre, State } from './state';
import { view } from './view';

type Earned = Readonly<Record<string, readonly Order[]>>;

const table = running(4);
const bare = table.centres[red]!;
const NONE = Object.fromEntries(Object.keys(bare.above).map(order => [order, 0]));
const above = (...orders: Order[]): Centre['above'] =>
  orders.reduce((all, order) => ({ ...all, [order]: all[order]! + 1 }), NONE as Centre['above']);

const centre = (below: Earned, bonus = 0, ...left: Order[]): Centre =>
  frozen({ ...bare, above: above(...left), below: below as BySeat<readonly Order[]>, bonus });

const row = (
  values: number,
  symbols: number,
  counters: number,
  points: number,
  bonus = 0,
): Row => ({
  cancelled: false,
  values,
  symbols,
  bonus,
  counters,
  points,
});
const struck = (values: number, symbols: number): Row => ({
  ...row(values, symbols, 0, 0),
  cancelled: true,
});
const nothing = row(0, 0, 0, 0);

type Scored = [
  rule: string,
  of: Centre,
  rows: Partial<Record<Good, Row>>,
  points: number,
  counters: number,
];

test.each<Scored>([
  ['[X2] nothing earned scores nothing', centre({}), {}, 0, 0],
  [
    '[X2] one counter is worth its value',
    centre({ green: ['blue-3'] }),
    { blue: row(3, 1, 1, 3) },
    3,
    1,
  ],
  [
    '[X2] 1 + 2 + 2 from two players score 10',
    centre({ green: ['yellow-1', 'yellow-2'], blue: ['yellow-2'] }),
    { yellow: row(5, 2, 3, 10) },
    10,
    3,
  ],
  [
    '[X2] the same from one player scores 5',
    centre({ green: ['yellow-1', 'yellow-2', 'yellow-2'] }),
    { yellow: row(5, 1, 3, 5) },
    5,
    3,
  ],
  [
    '[X2] the same from three players scores 15',
    centre({ green: ['yellow-1'], blue: ['yellow-2'], purple: ['yellow-2'] }),
    { yellow: row(5, 3, 3, 15) },
    15,
    3,
  ],
  [
    '[X2] each colour counts alone: a symbol of another colour does not multiply',
    centre({ green: ['yellow-2', 'grey-1'], blue: ['grey-3'], purple: [] }),
    { yellow: row(2, 1, 1, 2), grey: row(4, 2, 2, 8) },
    10,
    3,
  ],
  [
    '[X3] 9 and a bonus counter in a row of two symbols score 12 times 2',
    centre({ green: ['brown-3', 'brown-2'], blue: ['brown-3', 'brown-1'] }, 1),
    { brown: row(9, 2, 5, 24, 1) },
    24,
    5,
  ],
  [
    '[X3] the bonus lies where the most symbols are, not the most values',
    centre({ green: ['brown-3', 'brown-3', 'grey-1'], blue: ['grey-1'] }, 1),
    { brown: row(6, 1, 2, 6), grey: row(2, 2, 3, 10, 1) },
    16,
    5,
  ],
  [
    '[X3] several bonus counters lie in that one row',
    centre({ green: ['blue-1'], blue: ['blue-1'], purple: ['yellow-3', 'yellow-3'] }, 2),
    { blue: row(2, 2, 4, 16, 2), yellow: row(6, 1, 2, 6) },
    22,
    6,
  ],
  [
    '[X3] with equal rows it lies in one of them, not in both',
    centre({ green: ['yellow-1', 'brown-1'] }, 1),
    { yellow: row(1, 1, 2, 4, 1), brown: row(1, 1, 1, 1) },
    5,
    3,
  ],
  [
    '[X3] it never lies in a row that scores nothing',
    centre({ green: ['yellow-1', 'brown-1'], blue: ['yellow-1'] }, 1, 'yellow-3'),
    { yellow: struck(2, 2), brown: row(1, 1, 2, 4, 1) },
    4,
    2,
  ],
  [
    '[X3] without a symbol it scores nothing alone',
    centre({ green: ['yellow-1'] }, 2, 'yellow-1'),
    { yellow: struck(1, 1) },
    0,
    0,
  ],
  ['[X3] it scores nothing without a row', centre({}, 1), {}, 0, 0],
  [
    "[X1] light blue's example: two colours struck out, 5 times 2 and 2 times 1 make 12",
    centre(
      {
        red: ['grey-1', 'brown-3', 'yellow-2', 'yellow-1', 'blue-2'],
        green: ['grey-2', 'yellow-2'],
      },
      0,
      'grey-1',
      'brown-2',
    ),
    { grey: struck(3, 2), brown: struck(3, 1), yellow: row(5, 2, 3, 10), blue: row(2, 1, 1, 2) },
    12,
    4,
  ],
  [
    '[X1] one own counter above cancels a colour, whatever its value',
    centre({ green: ['grey-3'], blue: ['grey-3'] }, 0, 'grey-1'),
    { grey: struck(6, 2) },
    0,
    0,
  ],
  [
    '[X1] several counters above cancel it just the same',
    centre({ green: ['grey-3'] }, 0, 'grey-3', 'grey-2', 'grey-2'),
    { grey: struck(3, 1) },
    0,
    0,
  ],
  [
    '[X1] own counters of another colour do no harm',
    centre({ green: ['grey-3'] }, 0, 'yellow-1', 'blue-2', 'brown-3'),
    { grey: row(3, 1, 1, 3), yellow: struck(0, 0), blue: struck(0, 0), brown: struck(0, 0) },
    3,
    1,
  ],
])('%s', (_rule, of, rows, points, counters) => {
  const all = { grey: nothing, yellow: nothing, blue: nothing, brown: nothing, ...rows };
  expect(score(of)).toStrictEqual({ rows: all, points, counters });
});

test.each<[rule: string, of: Centre, cancelled: boolean]>([
  ['[X1] counters above the centre cancel', centre({}, 0, 'blue-2'), true],
  ['[X1] with none above nothing is cancelled', centre({}, 0), false],
  [
    '[X1] counters of other colours above do not cancel it',
    centre({}, 0, 'grey-1', 'yellow-3', 'brown-2'),
    false,
  ],
])('%s', (_rule, of, cancelled) => {
  expect(isCancelled(of, 'blue')).toBe(cancelled);
});

/** All of red's grey counters are on red's centre, and so are all of red's other grey things. */
const onCentre = lay(table, red, {
  'plant-1.0': 'grey-1',
  'plant-2.0': 'grey-1',
  'plant-3.0': 'grey-1',
  'plant-4.0': 'grey-2',
  'beam-1.0': 'grey-2',
  'beam-2.0': 'grey-3',
});

test('[X1] [X4] own counters on the centre do no harm and score nothing', () => {
  const { rows, points } = score(onCentre.centres[red]!);
  expect(rows.grey).toEqual(nothing);
  expect(rows.blue.cancelled).toBe(true);
  expect(points).toBe(0);
  const earned = { ...onCentre.centres[red]!, below: { [green]: ['grey-2' as const] } };
  expect(score(earned).rows.grey).toEqual(row(2, 1, 1, 2));
});

// Places -------------------------------------------------------------------------------------------

const over = { name: 'over', startedAt: 0, at: ENDS_AT } as const;
const ended = (centres: Record<string, Centre>): State => {
  const seats = [red, green, blue, purple].slice(0, Object.keys(centres).length);
  return frozen({ ...table, seats: seats as unknown as State['seats'], phase: over, centres });
};
const none = centre({});
const sixInTwo = centre({ purple: ['blue-3', 'blue-3'] });
const sixInFour = centre({ purple: ['blue-1', 'blue-1', 'blue-1'], green: [], blue: [] });
const four = centre({ blue: ['grey-1'] }, 1);
const fourInThree = centre({ blue: ['grey-1', 'grey-1', 'grey-2'] });
const fourInTwo = centre({ green: ['grey-2', 'grey-2'] });

test.each<[rule: string, state: State, places: Seat[][], points: number[]]>([
  [
    '[X5] the most points win',
    ended({ red: none, green: sixInTwo, blue: four }),
    [[green], [blue], [red]],
    [0, 6, 4],
  ],
  [
    '[X5] points count before counters',
    ended({ red: sixInFour, green: sixInTwo, blue: none }),
    [[green], [red], [blue]],
    [3, 6, 0],
  ],
  [
    '[X5] with equal points more counters win',
    ended({ red: fourInTwo, green: fourInThree, blue: none }),
    [[green], [red], [blue]],
    [4, 4, 0],
  ],
  [
    '[X5] fewer counters rank lower, wherever the player sits',
    ended({ red: fourInThree, green: none, blue: fourInTwo }),
    [[red], [blue], [green]],
    [4, 0, 4],
  ],
  [
    '[X5] a bonus counter counts as one: 1 and 3 are two counters, so the place is shared',
    ended({ red: four, green: fourInTwo, blue: sixInTwo }),
    [[blue], [red, green]],
    [4, 4, 6],
  ],
  [
    '[X5] counters of a colour that scores nothing are not brought into the scoring',
    ended({
      red: centre({ blue: ['grey-2', 'grey-2', 'blue-1'] }, 0, 'blue-1'),
      green: fourInThree,
      blue: none,
    }),
    [[green], [red], [blue]],
    [4, 4, 0],
  ],
  [
    '[X5] all without points share the only place',
    ended({ red: none, green: none, blue: none, purple: none }),
    [[red, green, blue, purple]],
    [0, 0, 0, 0],
  ],
  [
    '[X5] two share the first place, and the next one is second',
    ended({ red: none, green: fourInTwo, blue: none, purple: fourInTwo }),
    [
      [green, purple],
      [red, blue],
    ],
    [0, 4, 0, 4],
  ],
])('%s', (_rule, state, places, points) => {
  const told = Object.fromEntries(state.seats.map((seat, n) => [seat, points[n]]));
  expect(result(state)).toStrictEqual({ kind: 'ranked', places, points: told });
});

test('[X5] there is no result before the match is over', () => {
  expect(result(table)).toBeUndefined();
  expect(result(waited(table, ENDS_AT + 399))).toBeUndefined();
  expect(result(waited(table, ENDS_AT + 400))).toEqual({
    kind: 'ranked',
    places: [[red, green, blue, purple]],
    points: { red: 0, green: 0, blue: 0, purple: 0 },
  });
});

test('[X6] scores can be computed at any time from what lies open', () => {
  const start = lay(visiting(onCentre, green, red, ['grey']), green, {
    'plant-1.0': 'grey-1',
    'plant-2.0': 'grey-1',
    'plant-3.0': 'grey-1',
    'plant-4.0': 'grey-2',
    'beam-2.0': 'grey-2',
    'beam-1.1': 'grey-3',
  });
  expect(pointsAt(start)).toEqual({ red: 0, green: 0, blue: 0, purple: 0 });
  const soon = after(start, green, deliver(delivery('grey-1', 0)), 1_000);
  expect(pointsAt(soon)).toEqual({ red: 0, green: 4, blue: 0, purple: 0 });
  expect(scores(openTable(soon))).toEqual(scores(soon));
  expect(scores(view(soon, red))).toEqual(scores(soon));
});

const pointsAt = (state: State): Record<Seat, number> =>
  Object.fromEntries(state.seats.map(seat => [seat, scores(state)[seat]!.points]));
