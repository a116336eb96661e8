import type { Millis } from '../../../kit/millis';
import {
  meeting,
  withBonus,
  GREY,
  BLUE,
  oneGrey,
  twoGrey,
  threeGrey,
  three,
  couple,
  planet,
  held,
  visit,
  waiting,
  bothGrey,
  twoEach,
  trioOf,
  runSequence,
} from './testing/arrivalFixture';
import type { Good } from './components';
import {
  blue,
  deliver,
  delivery,
  fly,
  green,
  lay,
  purple,
  red,
  ruled,
  stand,
  visiting,
} from './testing/fixture';
import type { Delivery, State } from './state';

// C8: which visits have to wait
// ---------------------------------------------------------------------

/** Red lifts at 1.000 by default. Does red wait for the 250 ms after it, or is the visit served? */
type Lifting = [rule: string, state: State, wish: Delivery[], at: Millis, finger: Millis];

const TWO = delivery('grey-2', 0, 1);
const greyTwo = (...cubes: Good[]) =>
  meeting({ 'plant-1.0': 'grey-2' }, { red: ['grey', 'grey'], blue: cubes });

const waits: Lifting[] = [
  ['[C8] for another with a cube for the only order', couple, [GREY], 1_000, 1_000],
  [
    '[C8] for another whose sand runs out 249 ms later',
    stand(couple, blue, 0, 'ship', 1_249),
    [GREY],
    1_000,
    1_000,
  ],
  [
    '[C8] for another that is about to arrive',
    fly(couple, blue, 'moon-2', green),
    [GREY],
    1_000,
    1_000,
  ],
  [
    '[C8] for another whose second glass stands on their ship',
    stand(stand(couple, blue, 0, 'plant-1'), blue, 1, 'ship'),
    [GREY],
    1_000,
    1_000,
  ],
  ['[C8] if the ruling comes 649 ms late', couple, [GREY], 1_649, 1_000],
  ['[C8] if another could take both of two', twoEach, [GREY], 1_000, 1_000],
  [
    '[C8] if red wants both of two',
    meeting(twoGrey, { red: ['grey', 'grey'], blue: ['grey'] }),
    bothGrey,
    1_000,
    1_000,
  ],
  ['[C8] if another has two cubes for the only 2', greyTwo('grey', 'grey'), [TWO], 1_000, 1_000],
  ['[C8] if two others could take one each of two', trioOf(twoGrey), [GREY], 1_000, 1_000],
  [
    '[C8] for the second of the orders that red wants',
    meeting(three, { red: ['grey', 'blue'], blue: ['blue'] }),
    [GREY, BLUE],
    1_000,
    1_000,
  ],
  [
    '[C8] for another that could take the bonus with an order of another kind',
    withBonus(meeting(three, { red: ['grey'], blue: ['blue'] })),
    [GREY],
    1_000,
    1_000,
  ],
];

test.each(waits)('red waits %s', (_rule, state, wish, at, finger) => {
  const until = finger + 650;
  expect(ruled(state, red, deliver(...wish), at, finger)).toStrictEqual({
    changed: { 'glasses.red': [null, null], held: [waiting(visit(red, finger, ...wish), until)] },
    events: [{ type: 'lifted', seat: red, glass: 0, from: 'ship' }, held(red, until)],
    told: undefined,
  });
});

const served: Lifting[] = [
  ['[C7] nobody else is there', meeting(oneGrey, { red: ['grey'] }), [GREY], 1_000, 1_000],
  [
    "[C8] another's sand runs out 250 ms later",
    stand(couple, blue, 0, 'ship', 1_250),
    [GREY],
    1_000,
    1_000,
  ],
  ['[C7] another is about to leave', fly(couple, blue, green, 'moon-2'), [GREY], 1_000, 1_000],
  ['[C7] another stands ready elsewhere', fly(couple, blue, purple), [GREY], 1_000, 1_000],
  [
    "[C7] another's glass stands on a plant",
    stand(couple, blue, 0, 'plant-1'),
    [GREY],
    1_000,
    1_000,
  ],
  [
    "[C7] another's glasses are parked",
    { ...couple, glasses: { ...couple.glasses, [blue]: [null, null] } },
    [GREY],
    1_000,
    1_000,
  ],
  ['[C8] the ruling comes 650 ms late', couple, [GREY], 1_650, 1_000],
  ['[C8] the ruling comes 651 ms late', couple, [GREY], 1_651, 1_000],
  [
    '[C7] there is one for each',
    meeting(twoGrey, { red: ['grey', 'grey'], blue: ['grey'] }),
    [GREY],
    1_000,
    1_000,
  ],
  [
    '[C7] there are two for red and one for the other',
    meeting(threeGrey, { red: ['grey', 'grey'], blue: ['grey'] }),
    bothGrey,
    1_000,
    1_000,
  ],
  [
    "[C7] there is one for each, and red's wish of another kind does not count",
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
    '[C7] another has their cube on a plant',
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
    '[C7] another has cubes for orders that red does not want',
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

test.each(served)('red is served at once: %s', (_rule, state, wish, at, finger) => {
  const { events, end } = runSequence(state, [[red, deliver(...wish), at, finger]], at);
  expect(events).toEqual([expect.objectContaining({ type: 'delivered', seat: red, planet })]);
  expect(end.centres[red]!.below).toEqual({ green: wish.map(({ order }) => order) });
  expect(end.held).toBe(state.held);
  expect(end.contests).toBe(state.contests);
});
