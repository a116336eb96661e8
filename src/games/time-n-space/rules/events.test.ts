import fc from 'fast-check';
import type { Viewer } from '../../game';
import type { Action, GameEvent } from './actions';
import type { Order, TileId } from './components';
import { timeNSpace } from './game';
import {
  act,
  after,
  blue,
  dealt,
  deliver,
  delivery,
  fly,
  green,
  lay,
  lift,
  played,
  red,
  running,
  stand,
  visiting,
} from './testing/fixture';
import type { Secret, State } from './state';

const VIEWERS: readonly Viewer[] = [red, green, blue, 'board'];
const choose = (...orders: [Order, Order]): Action => ({ type: 'choose', orders });
const chosen = after(dealt(), red, choose('grey-1', 'blue-2'), 0);
const onMoon = stand(fly(running(), red, 'moon-1'), red, 0, 'ship');
const top = onMoon.moons['moon-1']!.top!;
const there = lay(
  visiting(visiting(running(), red, green, ['grey']), blue, green, ['grey']),
  green,
  { 'plant-1.0': 'grey-1' },
);
const held = after(there, red, deliver(delivery('grey-1', 0)), 1_000);
const contested = after(held, blue, deliver(delivery('grey-1', 0)), 1_100);

const twoThere = lay(there, green, { 'plant-2.0': 'blue-1' });
const bothCome = lay(lay(twoThere, red, { 'beam-1.1': 'blue' }), blue, { 'beam-1.1': 'blue' });
const contestedBoth = after(
  after(bothCome, red, deliver(delivery('grey-1', 0)), 1_000),
  blue,
  deliver(delivery('grey-1', 0)),
  1_050,
);

const toldTo = (viewer: Viewer, change: ReturnType<typeof played>): readonly GameEvent[] =>
  timeNSpace.eventsFor(viewer, change.events, change.state);
const types = (events: readonly GameEvent[]) => events.map(({ type }) => type);

type Told = Readonly<Record<string, readonly GameEvent['type'][]>>;
test.each<[rule: string, state: State, seat: typeof red, action: Action, told: Told]>([
  ['[V3] a choice', dealt(), red, choose('grey-1', 'blue-2'), { board: ['chose'] }],
  [
    '[V3] turning a glass',
    running(),
    red,
    { type: 'turn', glass: 0, on: 'plant-1' },
    { red: ['turned'], board: ['turned'] },
  ],
  [
    '[V3] producing cubes',
    stand(running(), red, 0, 'plant-1'),
    red,
    lift(0, { do: 'produce', fields: ['plant-1.0'] }),
    { red: ['produced'], board: ['lifted', 'produced'] },
  ],
  [
    '[V3] taking a tile',
    onMoon,
    red,
    lift(0, { do: 'take', tile: top }),
    { red: ['took'], board: ['lifted', 'took'] },
  ],
  [
    '[V3] a delivery',
    lay(visiting(running(), red, green, ['grey']), green, { 'plant-1.0': 'grey-1' }),
    red,
    deliver(delivery('grey-1', 0)),
    { red: ['delivered'], green: ['delivered'], board: ['lifted', 'delivered'] },
  ],
  [
    '[V3] a question to the owner',
    held,
    blue,
    deliver(delivery('grey-1', 0)),
    { green: ['contested'], board: ['lifted', 'contested'] },
  ],
  [
    '[V3] a question to the second visitor',
    contestedBoth,
    green,
    { type: 'admit', visitor: red },
    {
      red: ['delivered'],
      green: ['delivered'],
      blue: ['to-choose-anew'],
      board: ['admitted', 'delivered', 'to-choose-anew'],
    },
  ],
])('%s reaches those it concerns', (_rule, state, seat, action, told) => {
  const change = played(state, seat, action, 1_100);
  for (const viewer of VIEWERS) {
    expect([viewer, types(toldTo(viewer, change))]).toEqual([viewer, told[viewer] ?? []]);
  }
});

/** The same state with other stacks, another box and other choices by others. */
const scrambled = (state: State, viewer: Viewer): fc.Arbitrary<State> => {
  const tiles = state.secret.box.concat(...Object.values(state.secret.stacks));
  const own = viewer === 'board' ? undefined : state.secret.choices[viewer];
  const orders = fc.constantFrom<readonly Order[]>(['blue-1', 'blue-1'], ['brown-3', 'grey-2']);
  return fc.record({ tiles: fc.shuffledSubarray<TileId>(tiles), orders }).map(other => {
    const choices = Object.fromEntries(
      Object.keys(state.secret.choices).map(seat => [seat, seat === viewer ? own : other.orders]),
    );
    const below = (stack: readonly TileId[] = []) => [...stack.slice(0, 1), ...other.tiles];
    const stacks = Object.fromEntries(
      Object.entries(state.secret.stacks).map(([moon, stack]) => [moon, below(stack)]),
    );
    return { ...state, secret: { stacks, choices, box: other.tiles } as Secret };
  });
};

const TRIES: readonly (readonly [typeof red, Action])[] = [
  [green, choose('grey-1', 'grey-2')],
  [red, { type: 'turn', glass: 1, on: 'plant-1' }],
  [red, lift(0, { do: 'take', tile: top })],
  [red, lift(0, { do: 'tuck', tile: top })],
  [red, deliver(delivery('grey-1', 0))],
  [blue, deliver(delivery('grey-1', 0))],
  [green, { type: 'admit', visitor: blue }],
];

describe.each<[string, State]>([
  ['[V3] while orders are chosen', chosen],
  ['[V3] on a moon', onMoon],
  ['[V3] when two ships have arrived', there],
  ['[V3] when one of them waits', held],
  ['[V3] when both are in a contest', contested],
])('%s', (_rule, state) => {
  test.each(VIEWERS)('[V3] no event tells %s what is secret to them', viewer => {
    let compared = 0;
    for (const [seat, action] of TRIES) {
      const one = act(state, seat, action, 1_150);
      if (!one.ok) continue;
      const told = timeNSpace.eventsFor(viewer, one.events, one.state);
      fc.assert(
        fc.property(scrambled(state, viewer), other => {
          const ruling = act(other, seat, action, 1_150);
          if (!ruling.ok) throw new Error(`a secret decides: ${JSON.stringify(ruling.why)}`);
          expect(timeNSpace.eventsFor(viewer, ruling.events, ruling.state)).toEqual(told);
        }),
        { numRuns: 20 },
      );
      compared += 1;
    }
    expect(compared).toBeGreaterThan(0);
  });
});

test.each(VIEWERS.filter(viewer => viewer !== red))(
  '[V3] no event tells %s which orders red has chosen',
  viewer => {
    const [one, other] = [choose('grey-1', 'blue-2'), choose('brown-3', 'grey-1')];
    const told = (action: Action) => toldTo(viewer, played(dealt(), red, action, 0));
    expect(told(one)).toEqual(told(other));
  },
);

test('[V3] the board learns which cubes were delivered by their fields', () => {
  const laden = lay(visiting(running(), red, green, ['grey', 'grey']), green, {
    'plant-1.0': 'grey-2',
  });
  const change = played(laden, red, deliver(delivery('grey-2', 0, 1)), 1_000);
  expect(toldTo('board', change)).toContainEqual({
    type: 'delivered',
    seat: red,
    planet: green,
    orders: [{ order: 'grey-2', field: 'plant-1.0' }],
    cubes: ['beam-1.0', 'beam-1.1'],
    bonus: true,
  });
});
