import type { Seat } from '@/kit/seat';
import type { Deed } from '../../rules/actions';
import type { Change } from '../../rules/change';
import {
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
  raise,
  red,
  running,
  stack,
  stand,
  study,
  visiting,
} from '../../rules/testing/fixture';
import type { State } from '../../rules/state';
import { type PieceFlight, flights } from './motions';

const path = ({ from, to, thing, tile, seat }: PieceFlight) =>
  `${seat}: ${thing ?? tile} ${from} > ${to}`;
const moved = ({ events, state }: Change, seat: Seat) => flights(events, state, seat);
const lifted = (state: State, deed: Deed) => played(state, red, lift(0, deed), 1);
const loading = lay(running(), red, { 'plant-2.0': 'yellow' });
const onMoon = stand(
  fly(stack(running(), 'moon-1', ['white-1', 'black-1']), red, red, 'moon-1'),
  red,
  0,
  'ship',
);
const visit = lay(visiting(running(), red, green, ['grey', 'grey']), green, {
  'plant-1.0': 'grey-2',
});
const raised = raise(running(), red, 'plant-1', 'ochre-1');

test.each<[string, Change, string[]]>([
  [
    'a cube is made',
    lifted(stand(running(), red, 0, 'plant-1'), { do: 'produce', fields: ['plant-1.0'] }),
    ['red: grey supply > plant-1.0'],
  ],
  [
    'a cube is beamed',
    lifted(stand(loading, red, 0, 'beam-1'), {
      do: 'load',
      moves: [{ from: 'plant-2.0', to: 'beam-1.0' }],
    }),
    ['red: yellow plant-2.0 > beam-1.0'],
  ],
  [
    'an order is offered',
    lifted(stand(running(), red, 0, 'trade-1'), {
      do: 'offer',
      orders: [{ order: 'blue-2', field: 'plant-3.0' }],
    }),
    ['red: blue-2 above > plant-3.0'],
  ],
  [
    'a tile is taken',
    lifted(onMoon, { do: 'take', tile: 'white-1' }),
    ['red: white-1 ship > research'],
  ],
  [
    'a tile is built',
    lifted(stand(study(running(), red, 'white-1'), red, 0, 'research'), {
      do: 'build',
      slot: 'trade-2',
    }),
    ['red: white-1 research > trade-2'],
  ],
  [
    'a building is upgraded: nothing moves',
    lifted(stand(raised, red, 0, 'plant-1'), { do: 'upgrade' }),
    [],
  ],
])('%s', (_what, change, paths) => {
  expect(moved(change, red).map(path)).toEqual(paths);
});

test('a delivery moves pieces for both sides, and for nobody else', () => {
  const change = played(visit, red, deliver(delivery('grey-2', 0, 1)), 1);
  expect(moved(change, red).map(path)).toEqual([
    'red: grey beam-1.0 > ship',
    'red: grey beam-1.1 > ship',
    'green: grey-2 ship > below',
  ]);
  expect(moved(change, green).map(path)).toEqual(['green: grey-2 plant-1.0 > ship']);
  expect(moved(change, blue)).toEqual([]);
});

test('exchanging a counter moves the other one over', () => {
  const two = lay(visiting(running(), green, red, ['grey']), red, {
    'plant-1.0': 'grey-1',
    'plant-2.0': 'grey-1',
  });
  const given = after(two, green, deliver(delivery('grey-1', 0)), 1);
  const swap = { type: 'exchange', from: 'plant-2.0', to: 'plant-1.0' } as const;
  expect(moved(played(given, red, swap, 2), red).map(path)).toEqual([
    'red: grey-1 plant-2.0 > plant-1.0',
  ]);
});

test('orders placed before the start come from above', () => {
  const [one, two, three] = [red, green, blue].map(
    seat => (state: State) =>
      after(state, seat, { type: 'choose', orders: ['grey-1', 'blue-1'] }, 0),
  ) as [(state: State) => State, (state: State) => State, (state: State) => State];
  const placing = three(two(one(dealt())));
  const change = played(placing, red, { type: 'place', fields: ['plant-1.0', 'plant-2.0'] }, 1);
  expect(moved(change, red).map(path)).toEqual([
    'red: grey-1 above > plant-1.0',
    'red: blue-1 above > plant-2.0',
  ]);
});
