import type { Millis } from '../../../kit/millis';
import type { Seat } from '../../../kit/seat';
import type { Action, Happening, Why } from './actions';
import type { Field, Good, Order } from './components';
import { apply } from './rules';
import {
  after,
  blue,
  census,
  deliver,
  delivery,
  fly,
  frozen,
  green,
  lay,
  purple,
  red,
  type Refused,
  ruled,
  running,
  stand,
  visiting,
} from './scene';
import type { Contest, Delivery, Held, State, Visit } from './state';
import { elapse } from './time';

// Everybody meets at green's planet. ------------------------------------------------------------

type Cubes = Readonly<Record<string, readonly Good[]>>;

/** Green's orders, and who has come with which cubes; the bonus is gone. */
function meeting(orders: Partial<Record<Field, Order>>, cubes: Cubes): State {
  const table: State = { ...lay(running(4), green, orders), bonusAt: [] };
  return Object.entries(cubes).reduce(
    (state, [seat, loaded]) => visiting(state, seat as Seat, green, loaded),
    table,
  );
}
const withBonus = (state: State): State => ({ ...state, bonusAt: [green, red] });

const GREY = delivery('grey-1', 0);
const BLUE = delivery('blue-1', 1);
const YELLOW = delivery('yellow-1', 1);

const oneGrey = { 'plant-1.0': 'grey-1' } as const;
const twoGrey = { ...oneGrey, 'plant-2.0': 'grey-1' } as const;
const threeGrey = { ...twoGrey, 'plant-3.0': 'grey-1' } as const;
const three = { 'plant-1.0': 'grey-1', 'plant-2.0': 'blue-1', 'plant-3.0': 'yellow-1' } as const;

const couple = meeting(oneGrey, { red: ['grey'], blue: ['grey'] });
const richCouple = meeting(three, { red: ['grey', 'blue'], blue: ['grey', 'blue'] });
const trio = meeting(three, {
  red: ['grey', 'blue'],
  blue: ['grey', 'blue'],
  purple: ['grey', 'yellow'],
});

const admit = (visitor: Seat): Action => ({ type: 'admit', visitor });
const redo = (...deliveries: Delivery[]): Action => ({ type: 'redo', deliveries });

// What happened ----------------------------------------------------------------------------------

type Given = readonly [order: Order, field: Field];
const grey: Given = ['grey-1', 'plant-1.0'];
const azure: Given = ['blue-1', 'plant-2.0'];
const gold: Given = ['yellow-1', 'plant-3.0'];

const planet = green;
const held = (seat: Seat, until: Millis): Happening => ({ type: 'held', seat, planet, until });
const contested = (until: Millis, ...visitors: Seat[]): Happening => ({
  type: 'contested',
  planet,
  visitors,
  until,
});
const admitted = (visitor: Seat): Happening => ({ type: 'admitted', planet, visitor });
const anew = (seat: Seat, until: Millis): Happening => ({
  type: 'to-choose-anew',
  seat,
  planet,
  until,
});
const empty = (seat: Seat): Happening => ({ type: 'left-empty', seat, planet });
const lapsed = (seat: Seat): Happening => ({ type: 'lapsed', seat, on: 'ship' });
const gets = (seat: Seat, ...given: Given[]): Happening => ({
  type: 'delivered',
  seat,
  planet,
  orders: given.map(([order, field]) => ({ order, field })),
  bonus: false,
});
const getsAll = (seat: Seat, ...given: Given[]): Happening => ({
  ...(gets(seat, ...given) as Extract<Happening, { type: 'delivered' }>),
  bonus: true,
});

const visit = (seat: Seat, finger: Millis, ...deliveries: Delivery[]): Visit => ({
  seat,
  planet,
  finger,
  deliveries,
});
const waiting = (visited: Visit, until: Millis): Held => ({ ...visited, until });
const asksOwner = (until: Millis, ...visits: Visit[]): Contest => ({
  planet,
  fresh: true,
  waiting: visits,
  chooser: null,
  until,
});
const asksAgain = (until: Millis, ...visits: Visit[]): Contest => ({
  ...asksOwner(until, ...visits),
  fresh: false,
});
const asks = (chooser: Seat, until: Millis, ...visits: Visit[]): Contest => ({
  ...asksAgain(until, ...visits),
  chooser,
});

// C8: who has to wait ----------------------------------------------------------------------------

/** Red lifts at 1.000, if nothing is said. Does he wait for the 250 ms after it, or is he served? */
type Lifting = [rule: string, state: State, wish: Delivery[], at: Millis, finger: Millis];

const TWO = delivery('grey-2', 0, 1);
const bothGrey = [GREY, delivery('grey-1', 1)];
const twoEach = meeting(twoGrey, { red: ['grey', 'grey'], blue: ['grey', 'grey'] });
const greyTwo = (...cubes: Good[]) =>
  meeting({ 'plant-1.0': 'grey-2' }, { red: ['grey', 'grey'], blue: cubes });
const trioOf = (orders: Partial<Record<Field, Order>>) =>
  meeting(orders, { red: ['grey'], blue: ['grey'], purple: ['grey'] });

const waits: Lifting[] = [
  ['[C8] for another who has a cube for the only order', couple, [GREY], 1_000, 1_000],
  [
    '[C8] for another whose sand is through 249 ms later',
    stand(couple, blue, 0, 'ship', 1_249),
    [GREY],
    1_000,
    1_000,
  ],
  [
    '[C8] for another who is about to arrive',
    fly(couple, blue, 'moon-2', green),
    [GREY],
    1_000,
    1_000,
  ],
  [
    '[C8] for another whose second glass stands on his ship',
    stand(stand(couple, blue, 0, 'plant-1'), blue, 1, 'ship'),
    [GREY],
    1_000,
    1_000,
  ],
  ['[C8] if the ruling comes 249 ms late', couple, [GREY], 1_249, 1_000],
  ['[C8] if another could take both of two', twoEach, [GREY], 1_000, 1_000],
  [
    '[C8] if he wants both of two himself',
    meeting(twoGrey, { red: ['grey', 'grey'], blue: ['grey'] }),
    bothGrey,
    1_000,
    1_000,
  ],
  ['[C8] if another has two cubes for the only 2', greyTwo('grey', 'grey'), [TWO], 1_000, 1_000],
  ['[C8] if two others could take one each of two', trioOf(twoGrey), [GREY], 1_000, 1_000],
  [
    '[C8] for the second of the orders he wants',
    meeting(three, { red: ['grey', 'blue'], blue: ['blue'] }),
    [GREY, BLUE],
    1_000,
    1_000,
  ],
  [
    '[C8] for another who could take the bonus with an order of another kind',
    withBonus(meeting(three, { red: ['grey'], blue: ['blue'] })),
    [GREY],
    1_000,
    1_000,
  ],
];

test.each(waits)('waits %s', (_rule, state, wish, at, finger) => {
  const until = finger + 250;
  expect(ruled(state, red, deliver(...wish), at, finger)).toStrictEqual({
    changed: { 'glasses.red': [null, null], held: [waiting(visit(red, finger, ...wish), until)] },
    happened: [{ type: 'lifted', seat: red, glass: 0, from: 'ship' }, held(red, until)],
    told: undefined,
  });
});

const served: Lifting[] = [
  ['[C7] nobody else is there', meeting(oneGrey, { red: ['grey'] }), [GREY], 1_000, 1_000],
  [
    '[C8] another whose sand is through 250 ms later',
    stand(couple, blue, 0, 'ship', 1_250),
    [GREY],
    1_000,
    1_000,
  ],
  ['[C7] another who is about to leave', fly(couple, blue, green, 'moon-2'), [GREY], 1_000, 1_000],
  ['[C7] another who stands ready elsewhere', fly(couple, blue, purple), [GREY], 1_000, 1_000],
  [
    '[C7] another whose glass stands on a plant',
    stand(couple, blue, 0, 'plant-1'),
    [GREY],
    1_000,
    1_000,
  ],
  [
    '[C7] another whose glasses are parked',
    { ...couple, glasses: { ...couple.glasses, [blue]: [null, null] } },
    [GREY],
    1_000,
    1_000,
  ],
  ['[C8] the ruling comes 250 ms late', couple, [GREY], 1_250, 1_000],
  ['[C8] the ruling comes 251 ms late', couple, [GREY], 1_251, 1_000],
  [
    '[C7] there is one for each',
    meeting(twoGrey, { red: ['grey', 'grey'], blue: ['grey'] }),
    [GREY],
    1_000,
    1_000,
  ],
  [
    '[C7] there are two for him and one for the other',
    meeting(threeGrey, { red: ['grey', 'grey'], blue: ['grey'] }),
    bothGrey,
    1_000,
    1_000,
  ],
  [
    '[C7] there is one for each, and what he wants of another kind does not count',
    meeting({ ...twoGrey, 'plant-3.0': 'blue-1' }, { red: ['grey', 'blue'], blue: ['grey'] }),
    [GREY, BLUE],
    1_000,
    1_000,
  ],
  ['[C7] there is one for each of three', trioOf(threeGrey), [GREY], 1_000, 1_000],
  ['[C7] another has one cube for the only 2', greyTwo('grey'), [TWO], 1_000, 1_000],
  [
    '[C7] another has no cubes',
    meeting(oneGrey, { red: ['grey'], blue: [] }),
    [GREY],
    1_000,
    1_000,
  ],
  [
    '[C7] another has his cube on a plant',
    lay(meeting(oneGrey, { red: ['grey'], blue: [] }), blue, { 'plant-1.0': 'grey' }),
    [GREY],
    1_000,
    1_000,
  ],
  [
    '[C7] another has cubes for another kind',
    meeting(three, { red: ['grey'], blue: ['blue', 'yellow'] }),
    [GREY],
    1_000,
    1_000,
  ],
  [
    '[C7] another has cubes for what he could take, but does not want',
    meeting(three, { red: ['grey', 'blue'], blue: ['blue'] }),
    [GREY],
    1_000,
    1_000,
  ],
  [
    '[C7] only the owner is at home',
    visiting(meeting(oneGrey, { red: ['grey'] }), green, green, ['grey']),
    [GREY],
    1_000,
    1_000,
  ],
  [
    '[C7] another could take the bonus, but can fill nothing',
    withBonus(meeting(oneGrey, { red: ['grey'], blue: ['blue', 'blue', 'blue'] })),
    [GREY],
    1_000,
    1_000,
  ],
  [
    '[C7] the only bonus lies on another planet',
    { ...meeting(three, { red: ['grey'], blue: ['blue'] }), bonusAt: [red, blue, purple] },
    [GREY],
    1_000,
    1_000,
  ],
];

test.each(served)('is served at once: %s', (_rule, state, wish, at, finger) => {
  const { happened, end } = evening(state, [[red, deliver(...wish), at, finger]], at);
  expect(happened).toEqual([expect.objectContaining({ type: 'delivered', seat: red, planet })]);
  expect(end.centres[red]!.below).toEqual({ green: wish.map(({ order }) => order) });
  expect(end.held).toBe(state.held);
  expect(end.contests).toBe(state.contests);
});

// C1 to C7, C9, C10: evenings ---------------------------------------------------------------------

type Step = readonly [seat: Seat, action: Action, at: Millis, finger?: Millis];

/** All that happened, but for the lifting, when these acts were done and time went on to `until`. */
function evening(start: State, steps: readonly Step[], until: Millis) {
  const happened: Happening[] = [];
  let end = start;
  const pass = (at: Millis) => {
    const elapsed = elapse(frozen(end), at);
    end = elapsed.state;
    happened.push(...elapsed.happened);
  };
  for (const [seat, action, at, finger = at] of steps) {
    pass(at);
    const ruling = apply(frozen(end), action, { seat, at, finger, chance: 0 });
    if (!ruling.ok) throw new Error(`${seat} at ${at}: ${JSON.stringify(ruling.why)}`);
    end = ruling.state;
    happened.push(...ruling.happened.filter(({ type }) => type !== 'lifted'));
  }
  pass(until);
  return { happened, end };
}

const meet: Step[] = [
  [red, deliver(GREY), 1_000],
  [blue, deliver(GREY), 1_100],
];
const want: Visit[] = [visit(red, 1_000, GREY), visit(blue, 1_100, GREY)];
const meetThree: Step[] = [...meet, [purple, deliver(GREY), 1_200]];
const wantThree: Visit[] = [...want, visit(purple, 1_200, GREY)];
const together = [held(red, 1_250), contested(6_100, red, blue)];
const threeTogether = [...together, contested(6_100, red, blue, purple)];
/** Blue wants two orders, and red takes one of them. */
const greedy: Step[] = [
  [red, deliver(GREY), 1_000],
  [blue, deliver(GREY, BLUE), 1_100],
];
const greedyWant = [visit(red, 1_000, GREY), visit(blue, 1_100, GREY, BLUE)];

type Open = { held?: readonly Held[]; contests?: readonly Contest[] };
type Evening = [
  rule: string,
  start: State,
  steps: readonly Step[],
  until: Millis,
  happened: readonly Happening[],
  open: Open,
];

const closed: Open = {};

test.each<Evening>([
  // Together or not.
  [
    '[C1] [C2] 249 ms apart the owner decides',
    couple,
    [
      [red, deliver(GREY), 1_000],
      [blue, deliver(GREY), 1_249],
    ],
    1_249,
    [held(red, 1_250), contested(6_249, red, blue)],
    { contests: [asksOwner(6_249, visit(red, 1_000, GREY), visit(blue, 1_249, GREY))] },
  ],
  [
    '[C1] in the same millisecond, too',
    couple,
    [
      [blue, deliver(GREY), 1_000],
      [red, deliver(GREY), 1_000],
    ],
    1_000,
    [held(blue, 1_250), contested(6_000, blue, red)],
    { contests: [asksOwner(6_000, visit(blue, 1_000, GREY), visit(red, 1_000, GREY))] },
  ],
  [
    '[C1] 250 ms apart the first is served alone',
    couple,
    [[red, deliver(GREY), 1_000]],
    1_250,
    [held(red, 1_250), gets(red, grey)],
    closed,
  ],
  [
    '[C8] in the last of the 250 ms he still waits',
    couple,
    [[red, deliver(GREY), 1_000]],
    1_249,
    [held(red, 1_250)],
    { held: [waiting(visit(red, 1_000, GREY), 1_250)] },
  ],
  [
    '[C1] a late finger, ruled on while the earlier still waits, is together with it',
    couple,
    [
      [red, deliver(GREY), 1_100],
      [blue, deliver(GREY), 1_300, 1_000],
    ],
    1_300,
    [held(red, 1_350), contested(6_300, blue, red)],
    { contests: [asksOwner(6_300, visit(blue, 1_000, GREY), visit(red, 1_100, GREY))] },
  ],
  [
    '[C2] two of three orders and two more are too many',
    meeting(threeGrey, { red: ['grey', 'grey'], blue: ['grey', 'grey'] }),
    [
      [red, deliver(...bothGrey), 1_000],
      [blue, deliver(...bothGrey), 1_100],
    ],
    1_100,
    [held(red, 1_250), contested(6_100, red, blue)],
    {
      contests: [asksOwner(6_100, visit(red, 1_000, ...bothGrey), visit(blue, 1_100, ...bothGrey))],
    },
  ],
  [
    '[C2] the bonus is one, though the orders are of two kinds',
    withBonus(meeting(three, { red: ['grey'], blue: ['yellow', 'blue'] })),
    [
      [red, deliver(GREY), 1_000],
      [blue, deliver(BLUE), 1_100],
    ],
    1_100,
    [held(red, 1_250), contested(6_100, red, blue)],
    { contests: [asksOwner(6_100, visit(red, 1_000, GREY), visit(blue, 1_100, BLUE))] },
  ],
  [
    '[C2] who shares one kind of two is part of it, and who shares none is not',
    trio,
    [
      [purple, deliver(YELLOW), 1_000],
      [red, deliver(GREY), 1_050],
      [blue, deliver(GREY, BLUE), 1_100],
    ],
    1_100,
    [gets(purple, gold), held(red, 1_300), contested(6_100, red, blue)],
    { contests: [asksOwner(6_100, visit(red, 1_050, GREY), visit(blue, 1_100, GREY, BLUE))] },
  ],
  [
    '[C2] one who wants what each of two others wants joins all three',
    trio,
    [
      [red, deliver(BLUE), 1_000],
      [purple, deliver(GREY), 1_050],
      [blue, deliver(GREY, BLUE), 1_100],
    ],
    1_100,
    [held(red, 1_250), held(purple, 1_300), contested(6_100, red, purple, blue)],
    {
      contests: [
        asksOwner(
          6_100,
          visit(red, 1_000, BLUE),
          visit(purple, 1_050, GREY),
          visit(blue, 1_100, GREY, BLUE),
        ),
      ],
    },
  ],
  [
    '[C7] one each of two: both could have taken both, but did not want to',
    twoEach,
    [
      [red, deliver(GREY), 1_000],
      [blue, deliver(GREY), 1_100],
    ],
    1_250,
    [held(red, 1_250), gets(blue, grey), gets(red, ['grey-1', 'plant-2.0'])],
    closed,
  ],
  [
    '[C7] [C8] two wait for a third, each for his own moment',
    trio,
    [
      [red, deliver(GREY), 1_000],
      [blue, deliver(BLUE), 1_100],
    ],
    1_350,
    [held(red, 1_250), gets(blue, azure), gets(red, grey)],
    closed,
  ],
  [
    '[C8] the third stands ready for either: both wait, and both are served in turn',
    meeting(three, { red: ['grey'], blue: ['grey', 'blue'], purple: ['grey', 'blue'] }),
    [
      [blue, deliver(BLUE), 1_000],
      [red, deliver(GREY), 1_100],
    ],
    1_350,
    [held(blue, 1_250), held(red, 1_350), gets(blue, azure), gets(red, grey)],
    closed,
  ],
  [
    '[C7] who waits and does not conflict is no part of the contest, and is served in his time',
    meeting(three, { red: ['grey'], blue: ['grey', 'blue'], purple: ['grey', 'blue'] }),
    [
      [red, deliver(GREY), 1_000],
      [blue, deliver(BLUE), 1_100],
      [purple, deliver(BLUE), 1_200],
    ],
    1_250,
    [held(red, 1_250), held(blue, 1_350), contested(6_200, blue, purple), gets(red, grey)],
    { contests: [asksOwner(6_200, visit(blue, 1_100, BLUE), visit(purple, 1_200, BLUE))] },
  ],
  [
    '[C1] a third joins in the last of the 250 ms; the owner has no more time for it',
    trio,
    [...meet, [purple, deliver(GREY), 1_249]],
    1_249,
    threeTogether,
    { contests: [asksOwner(6_100, ...want, visit(purple, 1_249, GREY))] },
  ],
  [
    '[C1] a third joins by his finger, though ruled on when the moment is over',
    trio,
    [...meet, [purple, deliver(GREY), 1_400, 1_249]],
    1_400,
    threeTogether,
    { contests: [asksOwner(6_100, ...want, visit(purple, 1_249, GREY))] },
  ],
  [
    '[C1] [C3] a third whose finger was the first of all goes first, unless the owner says otherwise',
    trio,
    [...meet, [purple, deliver(GREY), 1_200, 950]],
    6_100,
    [
      ...together,
      contested(6_100, purple, red, blue),
      admitted(purple),
      gets(purple, grey),
      contested(11_100, red, blue),
    ],
    { contests: [asksAgain(11_100, ...want)] },
  ],
  [
    '[C1] [C2] a third joins for the bonus',
    withBonus(trio),
    [...meet, [purple, deliver(YELLOW), 1_200]],
    1_200,
    threeTogether,
    { contests: [asksOwner(6_100, ...want, visit(purple, 1_200, YELLOW))] },
  ],
  [
    '[C7] a third of the moment who conflicts with nobody is served while they wait',
    trio,
    [...meet, [purple, deliver(YELLOW), 1_200]],
    1_200,
    [...together, gets(purple, gold)],
    { contests: [asksOwner(6_100, ...want)] },
  ],
  [
    '[C9] one who comes later and can take nothing from them is served while they wait',
    trio,
    [...meet, [purple, deliver(YELLOW), 3_000]],
    3_000,
    [...together, gets(purple, gold)],
    { contests: [asksOwner(6_100, ...want)] },
  ],

  // Who goes first.
  [
    '[C2] [C4] [C6] the owner lets the later in; the other can fill nothing and is not asked',
    couple,
    [...meet, [green, admit(blue), 2_000]],
    9_000,
    [...together, admitted(blue), gets(blue, grey), empty(red)],
    closed,
  ],
  [
    '[C3] in the last of the 5 seconds the owner can still answer',
    couple,
    [...meet, [green, admit(blue), 6_099]],
    6_099,
    [...together, admitted(blue), gets(blue, grey), empty(red)],
    closed,
  ],
  [
    '[C3] until then nobody is served',
    couple,
    meet,
    6_099,
    together,
    { contests: [asksOwner(6_100, ...want)] },
  ],
  [
    '[C3] [C6] after 5 seconds the earlier finger goes first',
    couple,
    meet,
    6_100,
    [...together, admitted(red), gets(red, grey), empty(blue)],
    closed,
  ],
  [
    '[C3] the earlier finger, not the one ruled on first',
    couple,
    [
      [red, deliver(GREY), 1_100, 1_100],
      [blue, deliver(GREY), 1_200, 1_099],
    ],
    6_200,
    [held(red, 1_350), contested(6_200, blue, red), admitted(blue), gets(blue, grey), empty(red)],
    closed,
  ],
  [
    '[C2] [D7] who goes first takes the bonus, and the second what is left without it',
    withBonus(richCouple),
    [
      [red, deliver(GREY), 1_000],
      [blue, deliver(BLUE), 1_100],
      [green, admit(blue), 2_000],
      [red, redo(GREY), 3_000],
    ],
    9_000,
    [...together, admitted(blue), getsAll(blue, azure), anew(red, 7_000), gets(red, grey)],
    closed,
  ],

  // Choosing anew.
  [
    '[C4] who comes second is asked, for 5 seconds from then on',
    richCouple,
    [...greedy, [green, admit(red), 2_000]],
    6_999,
    [...together, admitted(red), gets(red, grey), anew(blue, 7_000)],
    { contests: [asks(blue, 7_000, greedyWant[1]!)] },
  ],
  [
    '[C4] he may choose what he had not come for',
    richCouple,
    [...meet, [green, admit(red), 2_000], [blue, redo(BLUE), 6_999]],
    6_999,
    [...together, admitted(red), gets(red, grey), anew(blue, 7_000), gets(blue, azure)],
    closed,
  ],
  [
    '[C4] he may let it lapse',
    richCouple,
    [...greedy, [green, admit(red), 2_000], [blue, redo(), 3_000]],
    9_000,
    [...together, admitted(red), gets(red, grey), anew(blue, 7_000), lapsed(blue)],
    closed,
  ],
  [
    '[C5] without a choice he gets what is still possible of what he came for',
    richCouple,
    [...greedy, [green, admit(red), 2_000]],
    7_000,
    [...together, admitted(red), gets(red, grey), anew(blue, 7_000), gets(blue, azure)],
    closed,
  ],
  [
    '[C5] without a choice he gets nothing he has not come for',
    richCouple,
    [...meet, [green, admit(red), 2_000]],
    7_000,
    [...together, admitted(red), gets(red, grey), anew(blue, 7_000), lapsed(blue)],
    closed,
  ],
  [
    '[C5] of two of a kind, of which one is left, he gets one, and what else is there',
    meeting(
      { ...twoGrey, 'plant-3.0': 'blue-1' },
      { red: ['grey'], blue: ['grey', 'grey', 'blue'] },
    ),
    [
      [red, deliver(GREY), 1_000],
      [blue, deliver(...bothGrey, delivery('blue-1', 2)), 1_100],
    ],
    11_100,
    [
      ...together,
      admitted(red),
      gets(red, grey),
      anew(blue, 11_100),
      gets(blue, ['grey-1', 'plant-2.0'], ['blue-1', 'plant-3.0']),
    ],
    closed,
  ],
  [
    '[C3] [C5] nobody answers anything: the times add up from moment to moment',
    richCouple,
    greedy,
    11_100,
    [...together, admitted(red), gets(red, grey), anew(blue, 11_100), gets(blue, azure)],
    closed,
  ],

  // Three visitors.
  [
    '[C10] with three the owner decides again, for 5 seconds from then on',
    trio,
    [...meetThree, [green, admit(purple), 2_000]],
    6_999,
    [...threeTogether, admitted(purple), gets(purple, grey), contested(7_000, red, blue)],
    { contests: [asksAgain(7_000, ...want)] },
  ],
  [
    '[C10] [C4] [C6] the second chooses anew, and the third is not asked for what is gone',
    trio,
    [
      ...meetThree,
      [green, admit(purple), 2_000],
      [green, admit(blue), 3_000],
      [blue, redo(BLUE), 4_000],
    ],
    9_000,
    [
      ...threeTogether,
      admitted(purple),
      gets(purple, grey),
      contested(7_000, red, blue),
      admitted(blue),
      anew(blue, 8_000),
      gets(blue, azure),
      empty(red),
    ],
    closed,
  ],
  [
    '[C10] while the second chooses, both still wait',
    trio,
    [...meetThree, [green, admit(purple), 2_000], [green, admit(blue), 3_000]],
    7_999,
    [
      ...threeTogether,
      admitted(purple),
      gets(purple, grey),
      contested(7_000, red, blue),
      admitted(blue),
      anew(blue, 8_000),
    ],
    { contests: [asks(blue, 8_000, ...want)] },
  ],
  [
    '[C10] the second lets it lapse, and the third is asked',
    trio,
    [
      ...meetThree,
      [green, admit(purple), 2_000],
      [green, admit(blue), 3_000],
      [blue, redo(), 4_000],
      [red, redo(BLUE), 5_000],
    ],
    9_000,
    [
      ...threeTogether,
      admitted(purple),
      gets(purple, grey),
      contested(7_000, red, blue),
      admitted(blue),
      anew(blue, 8_000),
      lapsed(blue),
      anew(red, 9_000),
      gets(red, azure),
    ],
    closed,
  ],
  [
    '[C6] of three, who can fill nothing any more is out, and the last is asked at once',
    meeting(three, { red: ['grey'], blue: ['grey'], purple: ['grey', 'yellow'] }),
    [...meetThree, [green, admit(red), 2_000]],
    2_000,
    [...threeTogether, admitted(red), gets(red, grey), empty(blue), anew(purple, 7_000)],
    { contests: [asks(purple, 7_000, wantThree[2]!)] },
  ],
  [
    '[C6] of three who came for one order two leave empty',
    trioOf(oneGrey),
    [...meetThree, [green, admit(blue), 2_000]],
    9_000,
    [...threeTogether, admitted(blue), gets(blue, grey), empty(red), empty(purple)],
    closed,
  ],
  [
    '[C3] [C5] [C10] three, and nobody answers: by finger, each with what is still possible',
    trio,
    [
      [red, deliver(GREY), 1_000],
      [blue, deliver(GREY, BLUE), 1_100],
      [purple, deliver(GREY), 1_200],
    ],
    30_000,
    [
      ...threeTogether,
      admitted(red),
      gets(red, grey),
      contested(11_100, blue, purple),
      admitted(blue),
      anew(blue, 16_100),
      gets(blue, azure),
      anew(purple, 21_100),
      lapsed(purple),
    ],
    closed,
  ],
  [
    '[C9] when all is settled, who was refused is served',
    trio,
    [...meet, [green, admit(red), 2_000], [blue, redo(), 2_500], [purple, deliver(YELLOW), 2_500]],
    2_500,
    [
      ...together,
      admitted(red),
      gets(red, grey),
      anew(blue, 7_000),
      lapsed(blue),
      gets(purple, gold),
    ],
    closed,
  ],
])('%s', (_rule, start, steps, until, happened, { held: waits = [], contests = [] }) => {
  const told = evening(start, steps, until);
  expect(told.happened).toStrictEqual(happened);
  expect(told.end.held).toStrictEqual(waits);
  expect(told.end.contests).toStrictEqual(contests);
  expect(census(told.end)).toEqual(census(start));
  // Whom nothing was given has all his cubes, and whose planet this is has got nothing.
  const given = told.happened.flatMap(fact => (fact.type === 'delivered' ? [fact.seat] : []));
  for (const seat of [red, blue, purple].filter(other => !given.includes(other))) {
    expect(told.end.centres[seat]).toBe(start.centres[seat]);
  }
});

// C9, C11: what is refused -------------------------------------------------------------------------

const run = (start: State, ...steps: Step[]): State =>
  steps.reduce(
    (state, [seat, action, at, finger]) => after(state, seat, action, at, finger),
    start,
  );

const inContest = run(trio, ...meet);
const blueChooses = run(richCouple, ...meet, [green, admit(red), 2_000]);
/** Purple could still be part of the moment, but the owner was quick. */
const answered = run(
  meeting(three, { red: ['grey'], blue: ['grey', 'blue'], purple: ['grey', 'blue'] }),
  [red, deliver(GREY), 1_000],
  [blue, deliver(GREY), 1_050],
  [green, admit(red), 1_100],
);
const threeInContest = run(trio, ...meetThree);
const onlyHeld = run(couple, meet[0]!);
const lateForBlue = run(
  meeting(
    { ...three, 'plant-4.0': 'brown-1' },
    {
      red: ['grey', 'blue'],
      blue: ['grey', 'blue'],
      purple: ['brown', 'blue'],
    },
  ),
  ...meet,
);
const lateForBonus = run(
  withBonus(meeting(three, { red: ['grey'], blue: ['grey'], purple: ['grey', 'yellow'] })),
  ...meet,
);
/** A second contest, at red's planet, between green and purple. */
const elsewhere = (state: State) =>
  [green, purple].reduce(
    (soFar, seat) => visiting(soFar, seat, red, ['yellow']),
    lay(state, red, { 'plant-1.0': 'yellow-1' }),
  );
const twoContests = run(
  elsewhere(couple),
  ...meet,
  [green, deliver(delivery('yellow-1', 0)), 1_100],
  [purple, deliver(delivery('yellow-1', 0)), 1_150],
);

const settling: Why = { code: 'being-settled', until: 6_100 };
const nothing: Why = { code: 'nothing-to-settle' };
const notYours: Why = { code: 'not-yours-to-choose' };

test.each<Refused>([
  [
    '[C9] one whose finger came 250 ms after the first, for the order they want',
    inContest,
    deliver(GREY),
    { seat: purple, at: 1_250 },
    settling,
  ],
  [
    '[C9] the same in the last millisecond of the answer',
    inContest,
    deliver(GREY),
    { seat: purple, at: 6_099 },
    settling,
  ],
  [
    '[C9] one who wants what they might still choose',
    lateForBlue,
    deliver(BLUE),
    { seat: purple, at: 3_000 },
    settling,
  ],
  [
    '[C9] one who would snatch the bonus',
    lateForBonus,
    deliver(YELLOW),
    { seat: purple, at: 3_000 },
    settling,
  ],
  [
    '[C9] one of the moment, when the owner has already answered',
    answered,
    deliver(BLUE),
    { seat: purple, at: 1_200 },
    settling,
  ],
  [
    '[C8] a finger of the moment that is ruled on when the first is served',
    onlyHeld,
    deliver(GREY),
    { seat: blue, at: 1_250, finger: 1_100 },
    { code: 'order-gone', order: 'grey-1', wanted: 1, there: 0 },
  ],
  ['[C11] an answer where nobody meets', couple, admit(red), { seat: green, at: 1_000 }, nothing],
  [
    '[C11] an answer while the first only waits',
    onlyHeld,
    admit(red),
    { seat: green, at: 1_100 },
    nothing,
  ],
  ['[C11] a visitor lets himself in', inContest, admit(red), { seat: red, at: 2_000 }, nothing],
  [
    '[C11] the owner of another planet',
    inContest,
    admit(red),
    { seat: purple, at: 2_000 },
    nothing,
  ],
  [
    '[C11] the owner of another planet, with a contest of his own',
    twoContests,
    admit(blue),
    { seat: red, at: 2_000 },
    { code: 'not-waiting', visitor: blue },
  ],
  [
    '[C11] the owner, for somebody who does not wait',
    inContest,
    admit(purple),
    { seat: green, at: 2_000 },
    { code: 'not-waiting', visitor: purple },
  ],
  [
    '[C11] the owner, for himself',
    inContest,
    admit(green),
    { seat: green, at: 2_000 },
    { code: 'not-waiting', visitor: green },
  ],
  [
    '[C11] the owner, for one who was served already',
    run(threeInContest, [green, admit(red), 2_000]),
    admit(red),
    { seat: green, at: 3_000 },
    { code: 'not-waiting', visitor: red },
  ],
  [
    '[C11] the owner, while the second chooses anew',
    blueChooses,
    admit(blue),
    { seat: green, at: 3_000 },
    nothing,
  ],
  [
    '[C3] the owner, when his 5 seconds are over',
    inContest,
    admit(red),
    { seat: green, at: 6_100 },
    nothing,
  ],
  ['[C11] a choice where nobody is asked', couple, redo(GREY), { seat: red, at: 1_000 }, notYours],
  [
    '[C11] a choice while the owner is asked',
    inContest,
    redo(BLUE),
    { seat: blue, at: 2_000 },
    notYours,
  ],
  ['[C11] a choice by the owner', blueChooses, redo(BLUE), { seat: green, at: 3_000 }, notYours],
  ['[C11] a choice by who was served', blueChooses, redo(BLUE), { seat: red, at: 3_000 }, notYours],
  [
    '[C11] even to let it lapse, where another is asked',
    blueChooses,
    redo(),
    { seat: red, at: 3_000 },
    notYours,
  ],
  [
    '[C5] a choice when the 5 seconds are over',
    blueChooses,
    redo(BLUE),
    { seat: blue, at: 7_000 },
    notYours,
  ],
  [
    '[C4] anew, but the order that is gone',
    blueChooses,
    redo(GREY),
    { seat: blue, at: 3_000 },
    { code: 'order-gone', order: 'grey-1', wanted: 1, there: 0 },
  ],
  [
    '[C4] [D8] anew, but more than is left',
    blueChooses,
    redo(BLUE, GREY),
    { seat: blue, at: 3_000 },
    { code: 'order-gone', order: 'grey-1', wanted: 1, there: 0 },
  ],
  [
    '[C4] [D2] anew, but with the wrong cube',
    blueChooses,
    redo(delivery('blue-1', 0)),
    { seat: blue, at: 3_000 },
    { code: 'wrong-cube', field: 'beam-1.0', need: 'blue' },
  ],
])('refused %s', (_rule, state, action, { seat = red, at = 0, finger }, why) => {
  expect(ruled(state, seat, action, at, finger)).toStrictEqual({ why, told: why });
});

test('[C9] who is refused keeps his glass, and is told until when', () => {
  const why = ruled(lateForBonus, purple, deliver(YELLOW), 3_000);
  expect(why).toStrictEqual({ why: settling, told: settling });
  expect(lateForBonus.glasses[purple]).toEqual([{ on: 'ship', until: 0 }, null]);
  const { happened } = evening(lateForBonus, [[purple, deliver(YELLOW), 6_100]], 6_100);
  expect(happened).toEqual([admitted(red), getsAll(red, grey), empty(blue), gets(purple, gold)]);
});

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

test('[C10] a question put again at one planet leaves the question at another as it is', () => {
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

test('[C1] who waits at another planet is nobody to arrive together with', () => {
  const start = lay(
    visiting(meeting(oneGrey, { red: ['grey'], blue: ['grey'] }), purple, red, ['grey']),
    red,
    oneGrey,
  );
  const ready = visiting(visiting(start, green, red, ['grey']), blue, green, ['grey']);
  const waitingThere = run(ready, [purple, deliver(GREY), 1_000]);
  const { happened, end } = evening(waitingThere, [[blue, deliver(GREY), 1_100]], 1_100);
  expect(happened).toEqual([held(blue, 1_350)]);
  expect(end.held.map(({ seat }) => seat)).toEqual([purple, blue]);
  const met = run(end, [red, deliver(GREY), 1_200]);
  expect(met.held).toEqual([end.held[0]]);
  expect(met.contests).toEqual([
    asksOwner(6_200, visit(blue, 1_100, GREY), visit(red, 1_200, GREY)),
  ]);
});

// The glass goes on meanwhile ------------------------------------------------------------------------

test.each([
  ['[C8] [H10] who waits may turn the same glass at once and set out', couple, [], 1_250, red],
  ['[C3] [H10] so may who is contested', couple, [meet[1]!], 6_100, red],
] as const)('%s', (_rule, start, steps, until, seat) => {
  const away: Action = { type: 'turn', glass: 0, on: 'ship', to: 'moon-1' };
  const state = run(start, meet[0]!, [seat, away, 1_001], ...steps);
  const { end } = evening(state, [], until);
  expect(end.centres[seat]!.below).toEqual({ green: ['grey-1'] });
  expect(end.glasses[seat]).toEqual([{ on: 'ship', until: 61_001 }, null]);
  expect(end.ships[seat]).toEqual({ at: green, to: 'moon-1' });
});

test('[D6] [C8] the owner may exchange for 5 seconds from the moment it went', () => {
  const start = meeting(twoGrey, { red: ['grey', 'grey'], blue: ['grey', 'grey'] });
  const { exchanges } = evening(start, [[red, deliver(GREY), 1_000]], 1_250).end;
  expect(exchanges).toEqual([{ seat: green, order: 'grey-1', field: 'plant-1.0', until: 6_250 }]);
});

test('[C5] [D6] what he gets without a choice goes when the 5 seconds are over', () => {
  const start = meeting(
    { ...oneGrey, 'plant-2.0': 'blue-1', 'plant-3.0': 'blue-1' },
    { red: ['grey'], blue: ['grey', 'blue'] },
  );
  const { exchanges } = evening(start, greedy, 12_000).end;
  expect(exchanges).toEqual([{ seat: green, order: 'blue-1', field: 'plant-2.0', until: 16_100 }]);
});

describe('somebody whose moment is not over while two others are served', () => {
  const orders = { 'plant-1.0': 'grey-1', 'plant-2.0': 'blue-1' } as const;
  const both: readonly Good[] = ['grey', 'blue'];
  const purpleBlue = delivery('blue-1', 0);
  const second = [
    [purple, deliver(purpleBlue), 1_000], // held: red and blue could take it
    [red, deliver(GREY), 1_050],
    [blue, deliver(GREY), 1_100],
    [green, admit(red), 1_150],
  ] as const;
  const state = second.reduce(
    (soFar, [seat, action, at]) => after(soFar, seat, action, at),
    meeting(orders, { red: both, blue: both, purple: ['blue'] }),
  );

  test('[C4] [C9] who chooses anew does not snatch what the one before him has come for', () => {
    expect(state.contests).toMatchObject([{ chooser: blue }]);
    expect(ruled(state, blue, redo(BLUE), 1_249)).toMatchObject({
      why: { code: 'being-settled', until: 1_250 },
    });
    expect(ruled(state, blue, redo(), 1_249)).not.toHaveProperty('why');
  });

  test('[C4] [C8] when that moment is over, what is left is left', () => {
    const served = elapse(state, 1_250).state;
    expect(served.centres[purple]!.below).toEqual({ [green]: ['blue-1'] });
    expect(ruled(state, blue, redo(BLUE), 1_250)).toMatchObject({
      why: { code: 'order-gone', order: 'blue-1', wanted: 1, there: 0 },
    });
  });
});
