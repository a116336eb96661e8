/** A finger that was in time counts, even if its act reaches the host later. */
import {
  admit,
  admitted,
  BLUE,
  contested,
  couple,
  runSequence,
  gets,
  GREY,
  grey,
  held,
  meet,
  redo,
  richCouple,
  run,
  type Step,
} from './testing/arrivalFixture';
import { blue, deliver, green, red, ruled } from './testing/fixture';

const asked = run(couple, ...meet); // at 1.100, until 6.100
const choosing = run(richCouple, ...meet, [green, admit(red), 2_000]); // until 7.000

test.each([
  ["[H14] [C3] an owner's answer in the last millisecond counts", 6_499, 6_099, undefined],
  [
    "[H14] [C3] an owner's answer after the time is refused",
    6_100,
    6_100,
    { code: 'nothing-to-settle' },
  ],
  [
    "[H14] an owner's answer that arrives 400 ms late is refused",
    6_500,
    6_099,
    { code: 'nothing-to-settle' },
  ],
])('%s', (_rule, at, finger, why) => {
  expect(ruled(asked, green, admit(blue), at, finger)).toMatchObject({ told: why });
});

test.each([
  ['[H14] [C5] a new choice in the last millisecond counts', 7_399, 6_999, undefined],
  [
    '[H14] [C5] a new choice after the time is refused',
    7_000,
    7_000,
    { code: 'not-yours-to-choose' },
  ],
  [
    '[H14] a new choice that arrives 400 ms late is refused',
    7_400,
    6_999,
    { code: 'not-yours-to-choose' },
  ],
])('%s', (_rule, at, finger, why) => {
  expect(ruled(choosing, blue, redo(BLUE), at, finger)).toMatchObject({ told: why });
});

test.each<[rule: string, at: number, finger: number, visitors: [typeof red, typeof red]]>([
  ['[H14] [C1] a finger 249 ms later', 1_649, 1_249, [red, blue]],
  ['[H14] [C1] an earlier finger', 1_300, 900, [blue, red]],
])(
  '%s arrives together with the first, however late the act arrives',
  (_rule, at, finger, visitors) => {
    const steps: Step[] = [
      [red, deliver(GREY), 1_000],
      [blue, deliver(GREY), at, finger],
    ];
    expect(runSequence(couple, steps, at).events).toEqual([
      held(red, 1_650),
      contested(at + 5_000, ...visitors),
    ]);
  },
);

test('[H14] [C8] the first is served when no finger of the moment can arrive any more', () => {
  const { events } = runSequence(couple, [[red, deliver(GREY), 1_000]], 1_650);
  expect(events).toEqual([held(red, 1_650), gets(red, grey)]);
});

test('[H14] [C3] without an answer the earlier finger goes first 400 ms after the end', () => {
  const { events } = runSequence(couple, meet, 6_500);
  expect(events.slice(2)).toMatchObject([admitted(red), gets(red, grey), { seat: blue }]);
  expect(runSequence(couple, meet, 6_499).events).toHaveLength(2);
});
