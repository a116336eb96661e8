import { of } from '../../../kit/seat';
import { neighbours, sideFor } from './board';
import { allFields, emptyUnits, face, unitsOf } from './centre';
import {
  COLOURS,
  COUNTERS_PER_GOOD,
  CUBES_PER_GOOD,
  type Face,
  GOODS,
  MAT,
  ONES,
  ORDERS,
  SIDES,
  SLOTS,
  TILE_IDS,
  TILES,
  type TileId,
  VALUES,
} from './components';
import { census, dealt, frozen, lay, NORMAL, red, ruled, running } from './testing/fixture';
import { places } from './setup';

const tilesOf = (kind: string): TileId[] => TILE_IDS.filter(tile => tile.startsWith(`${kind}-`));
const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);

test.each([
  ['[B1] no players', 0, undefined],
  ['[B1] two players', 2, undefined],
  ['[B1] three and a half players', 3.5, undefined],
  ['[B1] five players', 5, undefined],
  ['[B1] not a number', NaN, undefined],
  ['[B1] three players, without purple', 3, ['red', 'green', 'blue']],
  ['[B1] four players', 4, ['red', 'green', 'blue', 'purple']],
])('seats for %s', (_rule, count, seats) => {
  expect(places(count)).toEqual(seats);
});

test('[B2] there are twelve cubes of each of four goods', () => {
  expect(GOODS).toEqual(['grey', 'yellow', 'blue', 'brown']);
  expect(CUBES_PER_GOOD * GOODS.length).toBe(48);
  expect(census(dealt(4)).cubes).toBe(48);
});

test('[B3] 24 counters for each player: three 1s, two 2s and one 3 of every good', () => {
  expect(COUNTERS_PER_GOOD).toEqual({ 1: 3, 2: 2, 3: 1 });
  expect(VALUES).toEqual([1, 2, 3]);
  expect(ORDERS.join(' ')).toBe(
    'grey-1 grey-2 grey-3 yellow-1 yellow-2 yellow-3 blue-1 blue-2 blue-3 brown-1 brown-2 brown-3',
  );
  expect(ONES).toEqual(['grey-1', 'yellow-1', 'blue-1', 'brown-1']);
  expect(census(dealt(4)).counters).toEqual({ red: 24, green: 24, blue: 24, purple: 24 });
});

test.each([
  ['[B4] twelve ochre tiles', 'ochre', 12],
  ['[B4] six black tiles', 'black', 6],
  ['[B4] six white tiles', 'white', 6],
])('%s', (_rule, kind, count) => {
  expect(tilesOf(kind)).toEqual(Array.from({ length: count }, (_, n) => `${kind}-${n + 1}`));
  expect(TILE_IDS).toHaveLength(24);
  expect(census(dealt(3)).tiles).toEqual([...TILE_IDS].sort());
});

test.each<[string, (typeof SLOTS)[number], Face, number]>([
  ['[B5] [B9] a plant for grey with one unit', 'plant-1', { kind: 'plant', makes: ['grey'] }, 1],
  ['[B5] [B9] a plant for yellow', 'plant-2', { kind: 'plant', makes: ['yellow'] }, 1],
  ['[B5] [B9] a plant for blue', 'plant-3', { kind: 'plant', makes: ['blue'] }, 1],
  ['[B5] [B9] a plant for brown', 'plant-4', { kind: 'plant', makes: ['brown'] }, 1],
  ['[B5] [B9] a beam station with one unit', 'beam-1', { kind: 'beam', units: 1 }, 1],
  ['[B5] [B9] another beam station', 'beam-2', { kind: 'beam', units: 1 }, 1],
  [
    '[B5] [B9] a trading centre for one order, without fields',
    'trade-1',
    { kind: 'trade', most: 1 },
    0,
  ],
  ['[B5] [B9] another trading centre', 'trade-2', { kind: 'trade', most: 1 }, 0],
])('the mat of every centre has %s', (_rule, slot, shown, units) => {
  expect(MAT[slot]).toEqual(shown);
  expect(SLOTS).toHaveLength(8);
  const { buildings } = of(dealt().centres, red);
  expect(buildings[slot]).toEqual({ tile: null, stage: 1, units: Array(units).fill(null) });
  expect(face(slot, buildings[slot])).toEqual(shown);
});

test('[B5] the research station starts empty', () => {
  expect(of(dealt().centres, red).research).toBeNull();
});

test.each(tilesOf('black'))('[B6] %s has two beam units, then three', tile => {
  expect(TILES[tile]).toEqual({ 2: { kind: 'beam', units: 2 }, 3: { kind: 'beam', units: 3 } });
});

test.each(tilesOf('white'))('[B6] %s allows two orders, then three', tile => {
  expect(TILES[tile]).toEqual({ 2: { kind: 'trade', most: 2 }, 3: { kind: 'trade', most: 3 } });
});

const goodsOf = (shown: Face) => (shown.kind === 'plant' ? shown.makes : []);

test.each(tilesOf('ochre'))('[B6] %s makes two goods, then a third as well', tile => {
  const [second, third] = [goodsOf(TILES[tile]![2]), goodsOf(TILES[tile]![3])];
  expect(new Set(second).size).toBe(2);
  expect(new Set(third).size).toBe(3);
  expect(third.slice(0, 2)).toEqual(second);
  expect(GOODS).toEqual(expect.arrayContaining([...third]));
});

test('[B6] no two ochre tiles are alike', () => {
  const alike = ([first, second, third = '']: readonly string[]) =>
    [...[first, second].sort(), third].join();
  expect(new Set(tilesOf('ochre').map(tile => alike(goodsOf(TILES[tile]![3]))))).toHaveProperty(
    'size',
    12,
  );
});

test.each([
  ['[B9] a plant for three goods', { kind: 'plant', makes: ['grey', 'blue', 'brown'] }, 3],
  ['[B9] a beam station with two units', { kind: 'beam', units: 2 }, 2],
  ['[B9] a trading centre for three orders', { kind: 'trade', most: 3 }, 0],
] as [string, Face, number][])('the number of units of %s', (_rule, shown, units) => {
  expect(unitsOf(shown)).toBe(units);
  expect(emptyUnits(shown)).toEqual(Array(units).fill(null));
});

test('[B9] the fields of a centre are the units of its plants and beam stations', () => {
  expect(allFields(of(dealt().centres, red))).toEqual([
    'plant-1.0',
    'plant-2.0',
    'plant-3.0',
    'plant-4.0',
    'beam-1.0',
    'beam-2.0',
  ]);
});

test.each([
  ['[B9] a cube', 'grey'],
  ['[B9] a counter', 'blue-2'],
] as const)('besides %s nothing else can lie on a field', (_rule, thing) => {
  const before = {
    ...lay(running(), red, { 'plant-1.0': thing }),
    phase: { name: 'preparing', hand: { [red]: ['blue-1', 'blue-1'] }, ready: [] },
  } as const;
  const why = { code: 'field-taken', field: 'plant-1.0' };
  expect(ruled(before, red, { type: 'place', fields: ['plant-2.0', 'plant-1.0'] }, 0)).toEqual({
    why,
    told: why,
  });
});

test.each([
  ['[B7] three players', 3],
  ['[B7] four players', 4],
] as const)('%s have two hourglasses each', (_rule, count) => {
  const { seats, glasses } = dealt(count);
  expect(Object.keys(glasses)).toEqual([...seats]);
  for (const seat of seats) expect(of(glasses, seat)).toEqual([null, null]);
});

test.each([
  [
    '[B8] three players',
    3,
    ['red', 'moon-1', 'green', 'moon-2', 'blue', 'moon-3'],
    ['moon-1', 'moon-2', 'moon-3'],
  ],
  [
    '[B8] four players',
    4,
    ['red', 'moon-1', 'green', 'moon-2', 'blue', 'moon-3', 'purple', 'moon-4'],
    ['moon-1', 'moon-2', 'moon-3', 'moon-4'],
  ],
] as const)('%s: planets and moons form a ring', (_rule, count, ring, moons) => {
  const turned = (row: readonly string[], by: number) => row.at((by + row.length) % row.length);
  expect(sideFor(count)).toBe(SIDES[count]);
  expect(SIDES[count].moons).toEqual(moons);
  expect(moons).toHaveLength(count);
  const [closed, open] = [dealt(count), dealt(count, { ...NORMAL, innerLinks: true })];
  ring.forEach((node, n) => {
    const beside = [turned(ring, n - 1), turned(ring, n + 1)];
    const inner = (moons as readonly string[]).indexOf(node);
    const across = inner < 0 ? [] : [turned(moons, inner - 1), turned(moons, inner + 1)];
    expect(neighbours(closed, node as 'moon-1').sort()).toEqual([...beside].sort());
    expect(neighbours(open, node as 'moon-1').sort()).toEqual([...beside, ...across].sort());
  });
});

test('[B1] the colours are in the order in which they are dealt', () => {
  expect(frozen(COLOURS)).toEqual(['red', 'green', 'blue', 'purple']);
  expect(sum(Object.values(COUNTERS_PER_GOOD))).toBe(6);
});
