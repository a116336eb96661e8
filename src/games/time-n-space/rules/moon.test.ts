import type { Seat } from '../../../kit/seat';
import type { Action, Deed, GameEvent, Why } from './actions';
import type { TileId } from './components';
import {
  after,
  BEGINNER,
  type Differences,
  fly,
  green,
  lift,
  red,
  ruled,
  running,
  stack,
  stand,
  study,
} from './testing/fixture';
import type { State } from './state';

const moon = 'moon-1';
const tuck = (tile: TileId): Action => lift(0, { do: 'tuck', tile });
const take = (tile: TileId): Action => lift(0, { do: 'take', tile });
const lapse = lift(0, { do: 'lapse' });

/** Red has arrived at a moon with these tiles, the top one first. */
const onMoon = (...tiles: TileId[]): State =>
  stack(stand(fly(running(), red, moon), red, 0, 'ship'), moon, tiles);
const studied = (state: State) => study(state, red, 'ochre-12');
const beginner = stand(fly(running(3, BEGINNER), red, moon), red, 0, 'ship');

type Try = [rule: string, state: State, seat: Seat, action: Action];

test.each<[...Try, why: Why]>([
  [
    '[M2] a second tile for the research station',
    studied(onMoon('black-1', 'white-1')),
    red,
    take('black-1'),
    { code: 'research-is-full' },
  ],
  [
    '[M2] a second tile, even with only one left',
    studied(onMoon('black-1')),
    red,
    take('black-1'),
    { code: 'research-is-full' },
  ],
  [
    '[M3] letting it lapse with two tiles left',
    onMoon('black-1', 'white-1'),
    red,
    lapse,
    { code: 'take-or-tuck', left: 2 },
  ],
  [
    '[M3] letting it lapse with two tiles left and a full research station',
    studied(onMoon('black-1', 'white-1')),
    red,
    lapse,
    { code: 'take-or-tuck', left: 2 },
  ],
  [
    '[M3] letting it lapse on a full moon',
    onMoon('black-1', 'black-2', 'white-1', 'white-2', 'ochre-1'),
    red,
    lapse,
    { code: 'take-or-tuck', left: 5 },
  ],
  [
    '[M4] taking a tile from an empty moon',
    onMoon(),
    red,
    take('black-1'),
    { code: 'not-done-here', deed: 'take', on: moon },
  ],
  [
    '[M4] tucking a tile on an empty moon',
    onMoon(),
    red,
    tuck('black-1'),
    { code: 'not-done-here', deed: 'tuck', on: moon },
  ],
  [
    '[M4] taking a tile in a beginner match',
    beginner,
    red,
    take('ochre-12'),
    { code: 'not-done-here', deed: 'take', on: moon },
  ],
  [
    '[M1] delivering on a moon',
    onMoon('black-1'),
    red,
    lift(0, { do: 'deliver', deliveries: [] }),
    { code: 'not-done-here', deed: 'deliver', on: moon },
  ],
  [
    '[M5] taking the second tile',
    onMoon('black-1', 'white-1'),
    red,
    take('white-1'),
    { code: 'tile-gone', top: 'black-1' },
  ],
  [
    '[M5] tucking the second tile',
    onMoon('black-1', 'white-1'),
    red,
    tuck('white-1'),
    { code: 'tile-gone', top: 'black-1' },
  ],
  [
    '[M5] tucking the top tile of another moon',
    stack(onMoon('black-1', 'white-1'), 'moon-2', ['ochre-3']),
    red,
    tuck('ochre-3'),
    { code: 'tile-gone', top: 'black-1' },
  ],
])('refuses %s', (_rule, state, seat, action, why) => {
  expect(ruled(state, seat, action, 1_000)).toStrictEqual({ why, told: why });
});

const lifted: GameEvent = { type: 'lifted', seat: red, glass: 0, from: 'ship' };
const free = { 'glasses.red': [null, null] };

test.each<[...Try, changed: Differences, events: GameEvent[]]>([
  [
    '[M1] tucking the top tile under the same stack',
    onMoon('black-1', 'white-1', 'ochre-1'),
    red,
    tuck('black-1'),
    {
      ...free,
      'moons.moon-1.top': 'white-1',
      'secret.stacks.moon-1': ['white-1', 'ochre-1', 'black-1'],
    },
    [lifted, { type: 'tucked', seat: red, moon, tile: 'black-1' }],
  ],
  [
    '[M1] taking it into the research station',
    onMoon('black-1', 'white-1', 'ochre-1'),
    red,
    take('black-1'),
    {
      ...free,
      'moons.moon-1.top': 'white-1',
      'moons.moon-1.left': 2,
      'secret.stacks.moon-1': ['white-1', 'ochre-1'],
      'centres.red.research': 'black-1',
    },
    [lifted, { type: 'took', seat: red, moon, tile: 'black-1' }],
  ],
  [
    '[M1] taking the last tile',
    onMoon('black-1'),
    red,
    take('black-1'),
    {
      ...free,
      'moons.moon-1.top': null,
      'moons.moon-1.left': 0,
      'secret.stacks.moon-1': [],
      'centres.red.research': 'black-1',
    },
    [lifted, { type: 'took', seat: red, moon, tile: 'black-1' }],
  ],
  [
    '[M2] tucking it with a full research station',
    studied(onMoon('black-1', 'white-1')),
    red,
    tuck('black-1'),
    {
      ...free,
      'moons.moon-1.top': 'white-1',
      'secret.stacks.moon-1': ['white-1', 'black-1'],
    },
    [lifted, { type: 'tucked', seat: red, moon, tile: 'black-1' }],
  ],
  [
    '[M3] letting it lapse with one tile left',
    onMoon('black-1'),
    red,
    lapse,
    free,
    [lifted, { type: 'lapsed', seat: red, on: 'ship' }],
  ],
  [
    '[M3] [M4] letting it lapse with none left',
    onMoon(),
    red,
    lapse,
    free,
    [lifted, { type: 'lapsed', seat: red, on: 'ship' }],
  ],
  [
    '[M4] letting it lapse in a beginner match',
    beginner,
    red,
    lapse,
    free,
    [lifted, { type: 'lapsed', seat: red, on: 'ship' }],
  ],
  [
    '[M3] letting it lapse elsewhere, whatever is left on the moon left behind',
    stack(stand(fly(running(), red, moon, green), red, 0, 'ship'), moon, ['black-1', 'white-1']),
    red,
    lapse,
    { ...free, 'ships.red.at': green, 'ships.red.to': null },
    [lifted, { type: 'arrived', seat: red, at: green }, { type: 'lapsed', seat: red, on: 'ship' }],
  ],
])('allows %s', (_rule, state, seat, action, changed, events) => {
  expect(ruled(state, seat, action, 1_000)).toStrictEqual({ changed, events, told: undefined });
});

test('[M1] a glass on a building has no duty to a moon where the ship stands', () => {
  const before = stand(onMoon('black-1', 'white-1'), red, 1, 'plant-1');
  const deed: Deed = { do: 'lapse' };
  expect(ruled(before, red, lift(1, deed), 1_000)).toMatchObject({
    changed: { 'glasses.red': [{ on: 'ship', until: 0 }, null] },
  });
});

test('[M5] a player meaning a tile that is gone learns which one is on top', () => {
  const both = stand(fly(onMoon('black-1', 'white-1'), green, moon), green, 0, 'ship');
  const taken = after(both, green, take('black-1'), 1_000);
  const why = { code: 'tile-gone', top: 'white-1' };
  expect(ruled(taken, red, take('black-1'), 1_000)).toStrictEqual({ why, told: why });
});

test.each(['moon-1', 'moon-2', 'moon-3'] as const)(
  '[M4] in a beginner match %s is empty',
  place => {
    expect(running(3, BEGINNER).moons[place]).toEqual({ top: null, left: 0 });
  },
);
