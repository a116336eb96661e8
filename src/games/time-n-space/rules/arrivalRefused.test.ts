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
  evening,
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

// C9, C11: what is refused -------------------------------------------------------------------------

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
const settling: Why = { code: 'being-settled', until: 6_500 };
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
    { seat: blue, at: 1_650, finger: 1_100 },
    { code: 'order-gone', order: 'grey-1', wanted: 1, there: 0 },
  ],
  [
    '[C9] one whose finger came 250 ms after one who still waits, for the order they want',
    onlyHeld,
    deliver(GREY),
    { seat: blue, at: 1_250 },
    { code: 'being-settled', until: 1_650 },
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
  const { events } = evening(lateForBonus, [[purple, deliver(YELLOW), 6_500]], 6_500);
  expect(events).toEqual([admitted(red), getsAll(red, grey), empty(blue), gets(purple, gold)]);
});
