import { of, type Seat } from '@/kit/seat';
import type { Deed } from '../../rules/actions';
import { withCentre } from '../../rules/change';
import {
  after,
  deliver,
  delivery,
  fly,
  green,
  lay,
  lift,
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
const moved = (before: State, after: State, seat: Seat) =>
  flights(of(before.centres, seat), of(after.centres, seat), seat);
const lifted = (state: State, deed: Deed) => after(state, red, lift(0, deed), 1);
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

test.each<[string, State, State, string[]]>([
  [
    'a cube is made',
    running(),
    lifted(stand(running(), red, 0, 'plant-1'), { do: 'produce', fields: ['plant-1.0'] }),
    ['red: grey supply > plant-1.0'],
  ],
  [
    'a cube is beamed',
    loading,
    lifted(stand(loading, red, 0, 'beam-1'), {
      do: 'load',
      moves: [{ from: 'plant-2.0', to: 'beam-1.0' }],
    }),
    ['red: yellow plant-2.0 > beam-1.0'],
  ],
  [
    'an order is offered',
    running(),
    lifted(stand(running(), red, 0, 'trade-1'), {
      do: 'offer',
      orders: [{ order: 'blue-2', field: 'plant-3.0' }],
    }),
    ['red: blue-2 above > plant-3.0'],
  ],
  [
    'a tile is taken',
    onMoon,
    lifted(onMoon, { do: 'take', tile: 'white-1' }),
    ['red: white-1 ship > research'],
  ],
  [
    'a tile is built',
    study(running(), red, 'white-1'),
    lifted(stand(study(running(), red, 'white-1'), red, 0, 'research'), {
      do: 'build',
      slot: 'trade-2',
    }),
    ['red: white-1 research > trade-2'],
  ],
  [
    'a building is upgraded: nothing moves',
    raised,
    lifted(stand(raised, red, 0, 'plant-1'), { do: 'upgrade' }),
    [],
  ],
])('%s', (_what, before, later, paths) => {
  expect(moved(before, later, red).map(path)).toEqual(paths);
});

test('a delivery is seen from both sides', () => {
  const later = after(visit, red, deliver(delivery('grey-2', 0, 1)), 1);
  expect(moved(visit, later, red).map(path)).toEqual([
    'red: grey beam-1.0 > ship',
    'red: grey beam-1.1 > ship',
    'green: grey-2 ship > below',
  ]);
  expect(moved(visit, later, green).map(path)).toEqual(['green: grey-2 plant-1.0 > ship']);
});

test('another counter is let go: it moves over', () => {
  const one = lay(running(), red, { 'plant-1.0': 'grey-1' });
  const other = lay(running(), red, { 'plant-2.0': 'grey-1' });
  expect(moved(one, other, red).map(path)).toEqual(['red: grey-1 plant-1.0 > plant-2.0']);
});

test('nothing flies where nothing changed, nor where all did', () => {
  expect(moved(running(), running(), red)).toEqual([]);
  const below = { [green]: Array(12).fill('grey-1') };
  const anew = withCentre(running(), red, { ...of(running().centres, red), below });
  expect(moved(running(), anew, red)).toEqual([]);
});
