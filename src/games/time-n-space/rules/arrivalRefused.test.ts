import type { Why } from './actions';
import {
  meeting,
  withBonus,
  GREY,
  BLUE,
  YELLOW,
  three,
  couple,
  richCouple,
  trio,
  admit,
  redo,
  grey,
  gold,
  admitted,
  empty,
  gets,
  getsAll,
  runSequence,
  meet,
  meetThree,
  run,
  twoContests,
} from './testing/arrivalFixture';
import {
  blue,
  deliver,
  delivery,
  green,
  purple,
  red,
  type Refused,
  ruled,
} from './testing/fixture';

// C9, C11: refusals
// ----------------------------------------------------------------------------------

const inContest = run(trio, ...meet);
const blueChooses = run(richCouple, ...meet, [green, admit(red), 2_000]);
/** Purple could still be part of the moment, but the owner has answered already. */
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
const settling: Why = { code: 'being-settled', until: 6_500 };
const nothing: Why = { code: 'nothing-to-settle' };
const notYours: Why = { code: 'not-yours-to-choose' };

test.each<Refused>([
  [
    '[C9] a finger 250 ms after the first, for the order they want',
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
    '[C9] a wish for what they might still choose',
    lateForBlue,
    deliver(BLUE),
    { seat: purple, at: 3_000 },
    settling,
  ],
  [
    '[C9] a wish that would take the bonus',
    lateForBonus,
    deliver(YELLOW),
    { seat: purple, at: 3_000 },
    settling,
  ],
  [
    '[C9] a visitor of the same moment, once the owner has answered',
    answered,
    deliver(BLUE),
    { seat: purple, at: 1_200 },
    settling,
  ],
  [
    '[C8] a finger of the same moment, once the first is served',
    onlyHeld,
    deliver(GREY),
    { seat: blue, at: 1_650, finger: 1_100 },
    { code: 'order-gone', order: 'grey-1', wanted: 1, there: 0 },
  ],
  [
    '[C9] a finger 250 ms after a visitor that still waits, for the order they want',
    onlyHeld,
    deliver(GREY),
    { seat: blue, at: 1_250 },
    { code: 'being-settled', until: 1_650 },
  ],
  ['[C11] an answer without a contest', couple, admit(red), { seat: green, at: 1_000 }, nothing],
  [
    '[C11] an answer while the first only waits',
    onlyHeld,
    admit(red),
    { seat: green, at: 1_100 },
    nothing,
  ],
  [
    '[C11] a visitor admitting themselves',
    inContest,
    admit(red),
    { seat: red, at: 2_000 },
    nothing,
  ],
  [
    '[C11] an answer by the owner of another planet',
    inContest,
    admit(red),
    { seat: purple, at: 2_000 },
    nothing,
  ],
  [
    '[C11] an answer by the owner of another planet with a contest',
    twoContests,
    admit(blue),
    { seat: red, at: 2_000 },
    { code: 'not-waiting', visitor: blue },
  ],
  [
    '[C11] an owner admitting somebody who does not wait',
    inContest,
    admit(purple),
    { seat: green, at: 2_000 },
    { code: 'not-waiting', visitor: purple },
  ],
  [
    '[C11] an owner admitting themselves',
    inContest,
    admit(green),
    { seat: green, at: 2_000 },
    { code: 'not-waiting', visitor: green },
  ],
  [
    '[C11] an owner admitting a visitor that was served already',
    run(threeInContest, [green, admit(red), 2_000]),
    admit(red),
    { seat: green, at: 3_000 },
    { code: 'not-waiting', visitor: red },
  ],
  [
    "[C11] an owner's answer while the second chooses again",
    blueChooses,
    admit(blue),
    { seat: green, at: 3_000 },
    nothing,
  ],
  [
    "[C3] an owner's answer after the 5 seconds",
    inContest,
    admit(red),
    { seat: green, at: 6_100 },
    nothing,
  ],
  ['[C11] a choice when nobody is asked', couple, redo(GREY), { seat: red, at: 1_000 }, notYours],
  [
    '[C11] a choice while the owner is asked',
    inContest,
    redo(BLUE),
    { seat: blue, at: 2_000 },
    notYours,
  ],
  ['[C11] a choice by the owner', blueChooses, redo(BLUE), { seat: green, at: 3_000 }, notYours],
  [
    '[C11] a choice by a visitor that was served',
    blueChooses,
    redo(BLUE),
    { seat: red, at: 3_000 },
    notYours,
  ],
  [
    '[C11] letting it lapse while another is asked',
    blueChooses,
    redo(),
    { seat: red, at: 3_000 },
    notYours,
  ],
  [
    '[C5] a choice after the 5 seconds',
    blueChooses,
    redo(BLUE),
    { seat: blue, at: 7_000 },
    notYours,
  ],
  [
    '[C4] a new choice of the order that is gone',
    blueChooses,
    redo(GREY),
    { seat: blue, at: 3_000 },
    { code: 'order-gone', order: 'grey-1', wanted: 1, there: 0 },
  ],
  [
    '[C4] [D8] a new choice of more than is left',
    blueChooses,
    redo(BLUE, GREY),
    { seat: blue, at: 3_000 },
    { code: 'order-gone', order: 'grey-1', wanted: 1, there: 0 },
  ],
  [
    '[C4] [D2] a new choice with the wrong cube',
    blueChooses,
    redo(delivery('blue-1', 0)),
    { seat: blue, at: 3_000 },
    { code: 'wrong-cube', field: 'beam-1.0', need: 'blue' },
  ],
])('refuses %s', (_rule, state, action, { seat = red, at = 0, finger }, why) => {
  expect(ruled(state, seat, action, at, finger)).toStrictEqual({ why, told: why });
});

test('[C9] a refused visitor keeps the glass standing and learns until when to wait', () => {
  const why = ruled(lateForBonus, purple, deliver(YELLOW), 3_000);
  expect(why).toStrictEqual({ why: settling, told: settling });
  expect(lateForBonus.glasses[purple]).toEqual([{ on: 'ship', until: 0 }, null]);
  const { events } = runSequence(lateForBonus, [[purple, deliver(YELLOW), 6_500]], 6_500);
  expect(events).toEqual([admitted(red), getsAll(red, grey), empty(blue), gets(purple, gold)]);
});
