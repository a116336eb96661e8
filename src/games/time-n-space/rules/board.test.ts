import type { Seat } from '../../../kit/seat';
import type { Action, GameEvent, Why } from './actions';
import { destination, isMoon, isPlanet, neighbours } from './board';
import { MINUTE } from '../../../kit/millis';
import type { Node } from './components';
import {
  after,
  blue,
  deliver,
  delivery,
  type Differences,
  fly,
  green,
  lay,
  lift,
  NORMAL,
  purple,
  red,
  ruled,
  running,
  stand,
  visiting,
  waited,
} from './testing/fixture';
import type { Ship, State } from './state';

const table = running();
const four = running(4);
const open = running(4, { ...NORMAL, innerLinks: true });
const setOut = (to?: Node): Action => ({ type: 'turn', glass: 0, on: 'ship', to });
const lapse = lift(0, { do: 'lapse' });
const moon = 'moon-1';

/** Red's glass 0 stands on red's ship and has run out. */
const ready = (state: State) => stand(state, red, 0, 'ship');
const underWay = ready(fly(table, red, red, moon));
const thence = ready(fly(table, red, moon));

type Ring = [rule: string, state: State, node: Node, next: Node[]];
test.each<Ring>([
  ['[F1] red leads to the moons beside it', table, red, ['moon-1', 'moon-3']],
  ['[F1] green leads to the moons beside it', table, green, ['moon-1', 'moon-2']],
  ['[F1] blue leads to the moons beside it', table, blue, ['moon-2', 'moon-3']],
  ['[F1] a moon leads to the planets beside it', table, 'moon-3', [blue, red]],
  ['[F1] with four, purple lies between blue and red', four, purple, ['moon-3', 'moon-4']],
  ['[F1] with four, blue lies next to moon 3', four, 'moon-3', [blue, purple]],
  ['[F1] with four, red lies next to moon 4', four, red, ['moon-1', 'moon-4']],
  ['[F1] inner wormholes join the moons', open, 'moon-1', [red, green, 'moon-2', 'moon-4']],
  ['[F1] inner wormholes do not lead to planets', open, red, ['moon-1', 'moon-4']],
  [
    '[F1] inner wormholes with three players',
    running(3, { ...NORMAL, innerLinks: true }),
    'moon-1',
    [red, green, 'moon-2', 'moon-3'],
  ],
])('%s', (_rule, state, node, next) => {
  expect(neighbours(state, node)).toEqual(next);
});

test.each<[rule: string, ship: Ship, place: Node]>([
  ['[F1] the destination of a ship that sets out is where it points', { at: red, to: moon }, moon],
  ['[F1] the destination of a ship that stays is where it is', { at: red, to: null }, red],
])('%s', (_rule, ship, place) => {
  expect(destination(ship)).toBe(place);
});

test('[F1] every node is a planet or a moon', () => {
  expect([red, 'moon-1' as const, purple].map(isPlanet)).toEqual([true, false, true]);
  expect([red, 'moon-1' as const, purple].map(isMoon)).toEqual([false, true, false]);
});

type Try = [rule: string, state: State, seat: Seat, action: Action];

test.each<[...Try, why: Why]>([
  [
    '[F2] a flight past the next moon',
    table,
    red,
    setOut(green),
    { code: 'no-wormhole', from: red, to: green },
  ],
  [
    '[F2] a flight to a moon that is not adjacent',
    table,
    red,
    setOut('moon-2'),
    { code: 'no-wormhole', from: red, to: 'moon-2' },
  ],
  [
    '[F2] a flight to a moon that is not on this side of the board',
    table,
    red,
    setOut('moon-4'),
    { code: 'no-wormhole', from: red, to: 'moon-4' },
  ],
  [
    '[F2] a flight from moon to moon while the inner wormholes are closed',
    fly(four, red, moon),
    red,
    setOut('moon-2'),
    { code: 'no-wormhole', from: moon, to: 'moon-2' },
  ],
  [
    '[F2] a flight across the middle, even with inner wormholes',
    fly(open, red, moon),
    red,
    setOut('moon-3'),
    { code: 'no-wormhole', from: moon, to: 'moon-3' },
  ],
  [
    '[F2] a flight to where the ship is, because no wormhole leads there',
    table,
    red,
    setOut(red),
    { code: 'no-wormhole', from: red, to: red },
  ],
  [
    '[F2] turning back on the way',
    { ...underWay, glasses: table.glasses },
    red,
    setOut(green),
    { code: 'no-wormhole', from: red, to: green },
  ],
  [
    "[F5] a delivery on the player's own planet",
    ready(table),
    red,
    deliver(delivery('grey-1', 0)),
    { code: 'not-done-here', deed: 'deliver', on: red },
  ],
  [
    "[F5] taking a tile on the player's own planet",
    ready(table),
    red,
    lift(0, { do: 'take', tile: 'ochre-1' }),
    { code: 'not-done-here', deed: 'take', on: red },
  ],
  [
    "[F5] tucking a tile on the player's own planet",
    ready(table),
    red,
    lift(0, { do: 'tuck', tile: 'ochre-1' }),
    { code: 'not-done-here', deed: 'tuck', on: red },
  ],
  [
    '[F3] a deed of the place the ship left instead of the one it comes to',
    ready(fly(table, red, moon, green)),
    red,
    lift(0, { do: 'tuck', tile: table.moons[moon]!.top! }),
    { code: 'not-done-here', deed: 'tuck', on: green },
  ],
])('refuses %s', (_rule, state, seat, action, why) => {
  expect(ruled(state, seat, action, 1_000)).toStrictEqual({ why, told: why });
});

const glassOut = [{ on: 'ship', until: 1_000 + MINUTE }, null];
const turned = (to?: Node): GameEvent => ({
  type: 'turned',
  seat: red,
  glass: 0,
  on: 'ship',
  until: 1_000 + MINUTE,
  ...(to && { to }),
});
const lifted: GameEvent = { type: 'lifted', seat: red, glass: 0, from: 'ship' };
const arrived = (at: Node): GameEvent => ({ type: 'arrived', seat: red, at });
const lapsed: GameEvent = { type: 'lapsed', seat: red, on: 'ship' };
const free = [null, null];

test.each<[...Try, changed: Differences, events: GameEvent[]]>([
  [
    '[F1] a flight to the next moon',
    table,
    red,
    setOut('moon-3'),
    { 'glasses.red': glassOut, 'ships.red.to': 'moon-3' },
    [turned('moon-3')],
  ],
  [
    '[F1] a flight from a moon to the next planet',
    fly(table, red, moon),
    red,
    setOut(green),
    { 'glasses.red': glassOut, 'ships.red.to': green },
    [turned(green)],
  ],
  [
    '[F1] a flight home',
    fly(table, red, moon),
    red,
    setOut(red),
    { 'glasses.red': glassOut, 'ships.red.to': red },
    [turned(red)],
  ],
  [
    '[F1] a flight from moon to moon with open inner wormholes',
    fly(open, red, moon),
    red,
    setOut('moon-4'),
    { 'glasses.red': glassOut, 'ships.red.to': 'moon-4' },
    [turned('moon-4')],
  ],
  [
    '[F1] staying where the ship is',
    fly(table, red, moon),
    red,
    setOut(),
    { 'glasses.red': glassOut },
    [turned()],
  ],
  [
    '[F3] arriving even if the action lapses',
    ready(fly(table, red, moon, green)),
    red,
    lapse,
    { 'glasses.red': free, 'ships.red.at': green, 'ships.red.to': null },
    [lifted, arrived(green), lapsed],
  ],
  [
    '[F3] no second arrival of a ship that stayed',
    ready(fly(table, red, green)),
    red,
    lapse,
    { 'glasses.red': free },
    [lifted, lapsed],
  ],
  [
    '[F3] lifting the other glass without moving the ship',
    stand(underWay, red, 1, 'plant-1'),
    red,
    lift(1, { do: 'lapse' }),
    { 'glasses.red': [{ on: 'ship', until: 0 }, null] },
    [
      { type: 'lifted', seat: red, glass: 1, from: 'plant-1' },
      { type: 'lapsed', seat: red, on: 'plant-1' },
    ],
  ],
  [
    "[F5] only letting it lapse on the player's own planet",
    ready(table),
    red,
    lapse,
    { 'glasses.red': free },
    [lifted, lapsed],
  ],
])('allows %s', (_rule, state, seat, action, changed, events) => {
  expect(ruled(state, seat, action, 1_000)).toStrictEqual({ changed, events, told: undefined });
});

test('[F3] a ship acts where it arrives, within the same act', () => {
  const coming = fly(
    lay(visiting(table, red, green, ['grey']), green, { 'plant-1.0': 'grey-1' }),
    red,
    moon,
    green,
  );
  const before = { ...coming, bonusAt: [] };
  expect(ruled(before, red, deliver(delivery('grey-1', 0)), 1_000)).toStrictEqual({
    changed: {
      'glasses.red': free,
      'ships.red.at': green,
      'ships.red.to': null,
      'supply.grey': 12,
      'centres.red.buildings.beam-1.units': [null, null, null],
      'centres.red.below.green': ['grey-1'],
      'centres.green.buildings.plant-1.units': [null],
    },
    events: [
      lifted,
      arrived(green),
      {
        type: 'delivered',
        seat: red,
        planet: green,
        orders: [{ order: 'grey-1', field: 'plant-1.0' }],
        cubes: ['beam-1.0'],
        bonus: false,
      },
    ],
    told: undefined,
  });
});

test('[F3] a ship is on its way while the glass stands', () => {
  expect(waited(underWay, 10 * MINUTE).ships[red]).toEqual({ at: red, to: moon });
});

test('[F4] all ships may be on one wormhole, at one planet or at one moon', () => {
  const going = [red, green, blue, purple].reduce(
    (state, seat) => stand(fly(state, seat, moon, green), seat, 0, 'ship'),
    four,
  );
  const there = [red, green, blue, purple].reduce(
    (state, seat) => after(state, seat, lapse, 1_000),
    going,
  );
  const all = { at: green, to: null };
  expect(there.ships).toEqual({ red: all, green: all, blue: all, purple: all });
  const back = [red, green, blue, purple].reduce(
    (state, seat) => after(state, seat, setOut(moon), 1_000),
    there,
  );
  const moons = [red, green, blue, purple].reduce(
    (state, seat) =>
      after(state, seat, lift(0, { do: 'tuck', tile: state.moons[moon]!.top! }), 90_000),
    back,
  );
  expect(new Set(Object.values(moons.ships).map(({ at }) => at))).toEqual(new Set([moon]));
});

test('[F1] a moon that a ship has left can be reached again', () => {
  const back = after(thence, red, lift(0, { do: 'tuck', tile: thence.moons[moon]!.top! }), 1_000);
  expect(after(back, red, setOut(red), 1_000).ships[red]).toEqual({ at: moon, to: red });
});
