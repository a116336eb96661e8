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

/** Red has come to a moon with these tiles, the top one first. */
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
    '[M2] a second tile, even where only one is left',
    studied(onMoon('black-1')),
    red,
    take('black-1'),
    { code: 'research-is-full' },
  ],
  [
    '[M3] to let it lapse with two tiles left',
    onMoon('black-1', 'white-1'),
    red,
    lapse,
    { code: 'take-or-tuck', left: 2 },
  ],
  [
    '[M3] to let it lapse with two tiles left and a full research station',
    studied(onMoon('black-1', 'white-1')),
    red,
    lapse,
    { code: 'take-or-tuck', left: 2 },
  ],
  [
    '[M3] to let it lapse on a full moon',
    onMoon('black-1', 'black-2', 'white-1', 'white-2', 'ochre-1'),
    red,
    lapse,
    { code: 'take-or-tuck', left: 5 },
  ],
  [
    '[M4] to take a tile where none is',
    onMoon(),
    red,
    take('black-1'),
    { code: 'not-done-here', deed: 'take', on: moon },
  ],
  [
    '[M4] to tuck a tile where none is',
    onMoon(),
    red,
    tuck('black-1'),
    { code: 'not-done-here', deed: 'tuck', on: moon },
  ],
  [
    '[M4] to take a tile in a beginner match',
    beginner,
    red,
    take('ochre-12'),
    { code: 'not-done-here', deed: 'take', on: moon },
  ],
  [
    '[M1] to deliver on a moon',
    onMoon('black-1'),
    red,
    lift(0, { do: 'deliver', deliveries: [] }),
    { code: 'not-done-here', deed: 'deliver', on: moon },
  ],
  [
    '[M5] to take the second tile',
    onMoon('black-1', 'white-1'),
    red,
    take('white-1'),
    { code: 'tile-gone', top: 'black-1' },
  ],
  [
    '[M5] to tuck the second tile',
    onMoon('black-1', 'white-1'),
    red,
    tuck('white-1'),
    { code: 'tile-gone', top: 'black-1' },
  ],
  [
    '[M5] to tuck the top tile of another moon',
    stack(onMoon('black-1', 'white-1'), 'moon-2', ['ochre-3']),
    red,
    tuck('ochre-3'),
    { code: 'tile-gone', top: 'black-1' },
  ],
])('refused %s', (_rule, state, seat, action, why) => {
  expect(ruled(state, seat, action, 1_000)).toStrictEqual({ why, told: why });
});

const lifted: GameEvent = { type: 'lifted', seat: red, glass: 0, from: 'ship' };
const free = { 'glasses.red': [null, null] };

test.each<[...Try, changed: Differences, events: GameEvent[]]>([
  [
    '[M1] the top tile goes under the same stack',
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
    '[M1] or into the research station',
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
    '[M1] the last tile may be taken',
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
    '[M2] with a full research station it goes under the stack',
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
    '[M3] with one tile left it may lapse',
    onMoon('black-1'),
    red,
    lapse,
    free,
    [lifted, { type: 'lapsed', seat: red, on: 'ship' }],
  ],
  [
    '[M3] [M4] with none left it may lapse',
    onMoon(),
    red,
    lapse,
    free,
    [lifted, { type: 'lapsed', seat: red, on: 'ship' }],
  ],
  [
    '[M4] in a beginner match it may lapse',
    beginner,
    red,
    lapse,
    free,
    [lifted, { type: 'lapsed', seat: red, on: 'ship' }],
  ],
  [
    '[M3] what lapses elsewhere is no matter of the moon left behind',
    stack(stand(fly(running(), red, moon, green), red, 0, 'ship'), moon, ['black-1', 'white-1']),
    red,
    lapse,
    { ...free, 'ships.red.at': green, 'ships.red.to': null },
    [lifted, { type: 'arrived', seat: red, at: green }, { type: 'lapsed', seat: red, on: 'ship' }],
  ],
])('allowed %s', (_rule, state, seat, action, changed, events) => {
  expect(ruled(state, seat, action, 1_000)).toStrictEqual({ changed, events, told: undefined });
});

test('[M1] a glass on a building obliges to nothing, even beside a full moon', () => {
  const before = stand(onMoon('black-1', 'white-1'), red, 1, 'plant-1');
  const deed: Deed = { do: 'lapse' };
  expect(ruled(before, red, lift(1, deed), 1_000)).toMatchObject({
    changed: { 'glasses.red': [{ on: 'ship', until: 0 }, null] },
  });
});

test('[M5] who meant the tile another has just taken is told which one is on top', () => {
  const both = stand(fly(onMoon('black-1', 'white-1'), green, moon), green, 0, 'ship');
  const taken = after(both, green, take('black-1'), 1_000);
  const why = { code: 'tile-gone', top: 'white-1' };
  expect(ruled(taken, red, take('black-1'), 1_000)).toStrictEqual({ why, told: why });
});

test.each(['moon-1', 'moon-2', 'moon-3'] as const)(
  '[M4] in a beginner match nothing lies on %s',
  place => {
    expect(running(3, BEGINNER).moons[place]).toEqual({ top: null, left: 0 });
  },
);
