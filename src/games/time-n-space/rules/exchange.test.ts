import type { Action, GameEvent, Why } from './actions';
import type { Field } from './components';
import { whyNot } from './rules';
import {
  after,
  type Allowed,
  blue,
  deliver,
  delivery,
  differences,
  green,
  lay,
  lift,
  raise,
  red,
  type Refused,
  ruled,
  running,
  stand,
  study,
  visiting,
} from './testing/fixture';
import type { Exchange, State } from './state';
import { due, elapse } from './time';

const swap = (from: Field, to: Field): Action => ({ type: 'exchange', from, to });
const nothing: Why = { code: 'nothing-to-exchange' };

/** Green offers three identical grey 1s and two orders of other kinds. */
const before: State = {
  ...lay(visiting(running(), red, green, ['grey', 'grey', 'grey']), green, {
    'plant-1.0': 'grey-1',
    'plant-2.0': 'grey-1',
    'plant-3.0': 'grey-2',
    'plant-4.0': 'blue-1',
    'beam-1.0': 'grey-1',
  }),
  bonusAt: [],
};
/** At 1.000 red has filled the first of them: until 6.000 green may exchange it. */
const one = after(before, red, deliver(delivery('grey-1', 0)), 1_000);
const two = after(before, red, deliver(delivery('grey-1', 0), delivery('grey-1', 1)), 1_000);
const all = after(
  before,
  red,
  deliver(delivery('grey-1', 0), delivery('grey-1', 1), delivery('grey-1', 2)),
  1_000,
);

const cubed = after(
  stand(one, green, 0, 'plant-1'),
  green,
  lift(0, { do: 'produce', fields: ['plant-1.0'] }),
  2_000,
);
const covered = after(
  stand(study(one, green, 'white-1'), green, 0, 'research'),
  green,
  lift(0, { do: 'build', slot: 'plant-1' }),
  2_000,
);
const cleared = after(
  stand(cubed, green, 1, 'beam-2'),
  green,
  lift(1, { do: 'load', moves: [{ from: 'plant-1.0', to: 'beam-2.0' }] }),
  2_500,
);
const rebuilt = after(
  stand(study(one, green, 'ochre-1'), green, 0, 'research'),
  green,
  lift(0, { do: 'build', slot: 'plant-1' }),
  2_000,
);
const upgraded = after(
  stand(
    after(
      visiting(
        lay(raise(running(), green, 'plant-1', 'ochre-1'), green, {
          'plant-1.0': 'grey-1',
          'beam-2.0': 'grey-1',
        }),
        red,
        green,
        ['grey'],
      ),
      red,
      deliver(delivery('grey-1', 0)),
      1_000,
    ),
    green,
    0,
    'plant-1',
  ),
  green,
  lift(0, { do: 'upgrade' }),
  2_000,
);

/** Green's third grey 1 is still above when red fills the first of two. */
const pair = after(
  stand(
    visiting(
      lay(visiting(running(), red, green, ['grey']), green, {
        'plant-1.0': 'grey-1',
        'plant-2.0': 'grey-1',
      }),
      blue,
      green,
      ['grey', 'grey'],
      1_500,
    ),
    green,
    0,
    'trade-1',
  ),
  red,
  deliver(delivery('grey-1', 0)),
  1_000,
);
const puts = (field: Field) => lift(0, { do: 'offer', orders: [{ order: 'grey-1', field }] });
const late = after(pair, green, puts('plant-4.0'), 2_000);
const taken = after(pair, blue, deliver(delivery('grey-1', 0)), 2_000);
const again = after(taken, green, puts('plant-2.0'), 3_000);
const used = after(one, green, swap('plant-2.0', 'plant-1.0'), 2_000);

test.each<Refused>([
  [
    '[D6] an exchange 5 seconds after the counter went',
    one,
    swap('plant-2.0', 'plant-1.0'),
    { seat: green, at: 6_000 },
    nothing,
  ],
  [
    '[D6] a field that another counter went from',
    one,
    swap('plant-1.0', 'plant-2.0'),
    { seat: green, at: 2_000 },
    nothing,
  ],
  [
    '[D6] a free field that no counter went from',
    one,
    swap('plant-2.0', 'beam-2.0'),
    { seat: green, at: 2_000 },
    nothing,
  ],
  [
    '[D6] an order of the same good and another value',
    one,
    swap('plant-3.0', 'plant-1.0'),
    { seat: green, at: 2_000 },
    nothing,
  ],
  [
    '[D6] an order of another good',
    one,
    swap('plant-4.0', 'plant-1.0'),
    { seat: green, at: 2_000 },
    nothing,
  ],
  [
    '[D6] an empty field instead',
    one,
    swap('beam-2.0', 'plant-1.0'),
    { seat: green, at: 2_000 },
    nothing,
  ],
  [
    '[D6] the same field instead',
    one,
    swap('plant-1.0', 'plant-1.0'),
    { seat: green, at: 2_000 },
    nothing,
  ],
  [
    '[D6] a field that does not exist instead',
    one,
    swap('beam-2.2', 'plant-1.0'),
    { seat: green, at: 2_000 },
    nothing,
  ],
  [
    '[D6] an exchange by the visitor',
    lay(one, red, { 'plant-2.0': 'grey-1' }),
    swap('plant-2.0', 'plant-1.0'),
    { seat: red, at: 2_000 },
    nothing,
  ],
  [
    '[D6] a second exchange for the same field',
    used,
    swap('beam-1.0', 'plant-1.0'),
    { seat: green, at: 3_000 },
    nothing,
  ],
  [
    '[D6] an exchange with no other of the kind left',
    all,
    swap('plant-3.0', 'plant-1.0'),
    { seat: green, at: 2_000 },
    nothing,
  ],
  [
    '[D9] an exchange while a cube lies on the field',
    cubed,
    swap('plant-2.0', 'plant-1.0'),
    { seat: green, at: 3_000 },
    nothing,
  ],
  [
    '[D9] an exchange after a cube lay on the field',
    cleared,
    swap('plant-2.0', 'plant-1.0'),
    { seat: green, at: 3_000 },
    nothing,
  ],
  [
    '[D9] an exchange for a field that is built over',
    covered,
    swap('plant-2.0', 'plant-1.0'),
    { seat: green, at: 3_000 },
    nothing,
  ],
  [
    '[D9] an exchange onto the building that was built over the field',
    rebuilt,
    swap('plant-2.0', 'plant-1.0'),
    { seat: green, at: 3_000 },
    nothing,
  ],
  [
    '[D9] an exchange onto a building that was upgraded meanwhile',
    upgraded,
    swap('beam-2.0', 'plant-1.0'),
    { seat: green, at: 3_000 },
    nothing,
  ],
  [
    '[D6] an order that was put up after the other had gone',
    late,
    swap('plant-4.0', 'plant-1.0'),
    { seat: green, at: 3_000 },
    nothing,
  ],
  [
    '[D6] an order put up in the place of another of its kind',
    again,
    swap('plant-2.0', 'plant-1.0'),
    { seat: green, at: 4_000 },
    nothing,
  ],
])('refuses %s', (_rule, state, action, { seat = red, at = 0, finger }, why) => {
  expect(ruled(state, seat, action, at, finger)).toStrictEqual({ why, told: why });
});

const exchanged = (from: Field, to: Field): GameEvent[] => [
  { type: 'exchanged', seat: green, order: 'grey-1', from, to },
];

test.each<Allowed>([
  [
    '[D6] an exchange in the last millisecond of the 5 seconds',
    one,
    swap('plant-2.0', 'plant-1.0'),
    { seat: green, at: 5_999 },
    {
      'centres.green.buildings.plant-1.units': ['grey-1'],
      'centres.green.buildings.plant-2.units': [null],
      exchanges: [],
    },
    exchanged('plant-2.0', 'plant-1.0'),
  ],
  [
    '[H14] a finger in the last millisecond, however late it arrives',
    one,
    swap('plant-2.0', 'plant-1.0'),
    { seat: green, at: 6_399, finger: 5_999 },
    {
      'centres.green.buildings.plant-1.units': ['grey-1'],
      'centres.green.buildings.plant-2.units': [null],
      exchanges: [],
    },
    exchanged('plant-2.0', 'plant-1.0'),
  ],
  [
    '[D6] any other counter of its kind',
    one,
    swap('beam-1.0', 'plant-1.0'),
    { seat: green, at: 1_000 },
    {
      'centres.green.buildings.plant-1.units': ['grey-1'],
      'centres.green.buildings.beam-1.units': [null],
      exchanges: [],
    },
    exchanged('beam-1.0', 'plant-1.0'),
  ],
  [
    '[D6] two exchanges where two counters went',
    two,
    swap('beam-1.0', 'plant-2.0'),
    { seat: green, at: 2_000 },
    {
      'centres.green.buildings.plant-2.units': ['grey-1'],
      'centres.green.buildings.beam-1.units': [null],
      exchanges: [
        {
          seat: green,
          order: 'grey-1',
          field: 'plant-1.0',
          others: ['plant-2.0'],
          until: 6_000,
        },
      ],
    },
    exchanged('beam-1.0', 'plant-2.0'),
  ],
])('allows %s', (_rule, state, action, { seat = red, at = 0, finger }, changed, events) => {
  const expected = { changed, events, told: undefined };
  expect(ruled(state, seat, action, at, finger)).toStrictEqual(expected);
});

test.each([
  ['[D6] [W2] nothing changes while a finger in time may still arrive', 6_399, {}],
  ['[D6] [W2] the choice is gone 400 ms after the 5 seconds', 6_400, { exchanges: [] }],
])('%s', (_rule, at, changed) => {
  const { state, events } = elapse(one, at);
  expect(due(one)).toBe(6_400);
  expect(differences(one, state)).toStrictEqual(changed);
  expect(events).toEqual([]);
});

test.each([
  ['[D6] a finger in time is not refused', 5_999, undefined],
  ['[D6] a finger too late is refused, though the time has not been advanced', 6_000, nothing],
])('%s', (_rule, finger, why) => {
  const context = { seat: green, at: 6_000, finger };
  expect(whyNot(one, swap('plant-2.0', 'plant-1.0'), context)).toEqual(why);
});

test('[D6] a counter that returned to its own field may be exchanged again', () => {
  const first = after(two, green, swap('beam-1.0', 'plant-1.0'), 2_000);
  expect(first.exchanges).toMatchObject([{ field: 'plant-2.0', others: ['plant-1.0'] }]);
  const second = after(first, green, swap('plant-1.0', 'plant-2.0'), 3_000);
  expect(second.centres[green]!.buildings['plant-2'].units).toEqual(['grey-1']);
});

test("[D6] two owners' choices at fields of the same name are separate", () => {
  const others: Exchange = { ...one.exchanges[0]!, seat: blue, until: 7_000 };
  const both: State = { ...one, exchanges: [...one.exchanges, others] };
  expect(ruled(both, green, swap('plant-2.0', 'plant-1.0'), 2_000)).toMatchObject({
    changed: { exchanges: [others] },
  });
  expect(ruled(both, red, swap('plant-2.0', 'plant-1.0'), 2_000)).toMatchObject({ why: nothing });
});

test('[D6] upgrading a building keeps the field, and the counter can return to it', () => {
  const tiled = lay(raise(running(), green, 'beam-2', 'black-5'), green, {
    'beam-2.0': 'grey-1',
    'plant-1.0': 'grey-1',
  });
  const swept = after(
    { ...visiting(tiled, red, green, ['grey', 'grey']), bonusAt: [] },
    red,
    deliver(delivery('grey-1', 0)),
    1_000,
  );
  const swapped = after(swept, green, swap('beam-2.0', 'plant-1.0'), 2_000);
  const upgraded = after(
    stand(swapped, green, 0, 'beam-2'),
    green,
    lift(0, { do: 'upgrade' }),
    3_000,
  );
  expect(upgraded.centres[green]!.buildings['beam-2'].units).toEqual([null, null, null]);
  expect(upgraded.centres[green]!.buildings['plant-1'].units).toEqual(['grey-1']);
});
