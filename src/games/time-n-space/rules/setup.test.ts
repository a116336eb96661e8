import { chances, shuffled } from '../../../kit/random';
import { of, type Seat } from '../../../kit/seat';
import { isCube, isOrder } from './centre';
import { GOODS, type Good, type Order, type Slot, SLOTS, TILE_IDS } from './components';
import { BEGINNER, blue, census, dealt, green, NORMAL, purple, red } from './testing/fixture';
import { misfit, setup } from './setup';
import { timeNSpace } from './game';
import type { State, Thing } from './state';

const each = <T>(values: [T, T, T]) =>
  Object.fromEntries(GOODS.flatMap(good => values.map((value, n) => [`${good}-${n + 1}`, value])));
const thingsOf = ({ centres }: State, seat: Seat): Thing[] =>
  Object.values(of(centres, seat).buildings).flatMap(({ units }) => units.filter(unit => !!unit));
const goodOf = (order: Order) => order.split('-')[0] as Good;

const CHANCES = Array.from({ length: 100 }, (_, n) => n / 100);

const TABLES = [
  ['three, normal', 3, NORMAL],
  ['four, normal', 4, NORMAL],
  ['three beginners', 3, BEGINNER],
  ['four beginners', 4, BEGINNER],
] as const;

test.each(TABLES)(
  '[S1] %s: ships are at home, glasses are parked, and all other cubes are in the supply',
  (_rule, count, options) => {
    const state = dealt(count, options);
    const { seats, ships, glasses, supply } = state;
    for (const seat of seats) {
      expect(of(ships, seat)).toEqual({ at: seat, to: null });
      expect(of(glasses, seat)).toEqual([null, null]);
    }
    const laid = seats.flatMap(seat => thingsOf(state, seat));
    for (const good of GOODS) {
      expect(supply[good]).toBe(12 - laid.filter(thing => thing === good).length);
    }
    expect(census(state).cubes).toBe(48);
    expect(state).toMatchObject({ held: [], contests: [], exchanges: [] });
    expect(state.secret.choices).toEqual({});
  },
);

test.each<[string, 3 | 4, Record<string, number>, string | null]>([
  ['[O6] no lengths', 3, {}, null],
  ['[O6] lengths for three of three seats', 3, { red: 30, green: 45, blue: 120 }, null],
  ['[O6] a length for the fourth of four seats', 4, { purple: 45 }, null],
  ['[O6] a length for a seat that does not play', 3, { purple: 45 }, 'purple'],
  ['[O6] two lengths, one for a seat that does not play', 3, { purple: 45, red: 30 }, 'purple'],
])('checks %s at a table for %d', (_rule, count, glassSeconds, who) => {
  const { seats } = dealt(count);
  const problem = who === null ? undefined : expect.stringContaining(who);
  expect(misfit(seats, { ...NORMAL, glassSeconds })).toEqual(problem);
  expect(timeNSpace.misfit?.(seats, { ...NORMAL, glassSeconds })).toEqual(problem);
});

test.each([
  ['[S2] eight each with three', 3, 8, ['moon-1', 'moon-2', 'moon-3']],
  ['[S2] six each with four', 4, 6, ['moon-1', 'moon-2', 'moon-3', 'moon-4']],
] as const)('the shuffled tiles form stacks: %s', (_rule, count, height, moons) => {
  const { moons: seen, secret } = dealt(count);
  const stacks = moons.map(moon => secret.stacks[moon]!);
  expect(Object.keys(secret.stacks)).toEqual([...moons]);
  expect(stacks.map(tiles => tiles.length)).toEqual(moons.map(() => height));
  expect(stacks.flat()).toEqual(shuffled(TILE_IDS, chances(0.5)));
  expect(stacks.flat()).not.toEqual(TILE_IDS);
  expect(stacks.flat().sort()).toEqual([...TILE_IDS].sort());
  expect(seen).toEqual(
    Object.fromEntries(moons.map((moon, n) => [moon, { top: stacks[n]![0], left: height }])),
  );
  expect(secret.box).toEqual([]);
});

test.each([
  ['[S3] three bonus counters', 3, [red, green, blue]],
  ['[S3] four bonus counters', 4, [red, green, blue, purple]],
] as const)('%s lie one on every planet', (_rule, count, planets) => {
  const { bonusAt, centres, seats } = dealt(count);
  expect(bonusAt).toEqual(planets);
  expect(seats.map(seat => of(centres, seat).bonus)).toEqual(seats.map(() => 0));
});

test.each([
  ['[S4] normal: all counters', NORMAL, each([3, 2, 1]), 24],
  ['[S9] beginners: only the 1s, two of them laid out', BEGINNER, undefined, 12],
])('%s start above', (_rule, options, above, owned) => {
  const state = dealt(4, options);
  for (const seat of state.seats) {
    const centre = of(state.centres, seat);
    if (above) expect(centre.above).toEqual(above);
    expect(centre).toMatchObject({ research: null, below: {}, bonus: 0 });
  }
  expect(Object.values(census(state).counters)).toEqual([owned, owned, owned, owned]);
});

test('[S4] [S5] in a normal match the centres are empty and orders are to be chosen', () => {
  const state = dealt(3);
  expect(state.phase).toEqual({ name: 'choosing', chosen: [] });
  expect(state.seats.flatMap(seat => thingsOf(state, seat))).toEqual([]);
  for (const seat of state.seats) {
    const { buildings } = of(state.centres, seat);
    expect(SLOTS.map(slot => buildings[slot].stage)).toEqual(SLOTS.map(() => 1));
  }
});

test.each([3, 4] as const)(
  '[S9] %d beginners have no bonus, no stacks and nothing to choose',
  count => {
    const { bonusAt, moons, phase, seats, secret } = dealt(count, BEGINNER);
    expect(bonusAt).toEqual([]);
    expect(Object.values(moons)).toEqual(seats.map(() => ({ top: null, left: 0 })));
    expect(secret.stacks).toEqual({});
    const hand = Object.fromEntries(seats.map(seat => [seat, []]));
    expect(phase).toEqual({ name: 'preparing', hand, ready: [] });
  },
);

const STAGE_THREE: [Slot, RegExp, number][] = [
  ['beam-2', /^black-\d$/, 3],
  ['trade-2', /^white-\d$/, 0],
  ['trade-1', /^ochre-\d+$/, 3],
];

test.each([3, 4] as const)(
  '[S10] %d beginners have a black, a white and an ochre tile each',
  count => {
    const state = dealt(count, BEGINNER);
    const built = state.seats.flatMap(seat => {
      const { buildings } = of(state.centres, seat);
      const covered = SLOTS.filter(slot => buildings[slot].tile !== null);
      expect(covered.sort()).toEqual(['beam-2', 'trade-1', 'trade-2']);
      return STAGE_THREE.map(([slot, kind, units]) => {
        expect(buildings[slot].tile).toMatch(kind);
        expect(buildings[slot]).toMatchObject({ stage: 3, units: { length: units } });
        return buildings[slot].tile;
      });
    });
    expect(new Set(built).size).toBe(3 * count);
    const { box } = state.secret;
    expect([...built, ...box].sort()).toEqual([...TILE_IDS].sort());
  },
);

test('[S10] over many deals every beginner gets every ochre tile', () => {
  const tables = CHANCES.map(chance => dealt(4, BEGINNER, chance));
  for (const seat of [red, green, blue, purple]) {
    const dealtTo = tables.map(({ centres }) => of(centres, seat).buildings['trade-1'].tile);
    expect(new Set(dealtTo).size).toBe(12);
  }
});

test.each([
  [
    'red',
    red,
    { 'beam-2': 'grey', 'plant-2': 'yellow', 'plant-3': 'blue-1', 'plant-4': 'brown-1' },
  ],
  [
    'green',
    green,
    { 'beam-2': 'yellow', 'plant-3': 'blue', 'plant-4': 'brown-1', 'plant-1': 'grey-1' },
  ],
  [
    'blue',
    blue,
    { 'beam-2': 'blue', 'plant-4': 'brown', 'plant-1': 'grey-1', 'plant-2': 'yellow-1' },
  ],
  [
    'purple',
    purple,
    { 'beam-2': 'brown', 'plant-1': 'grey', 'plant-2': 'yellow-1', 'plant-3': 'blue-1' },
  ],
] as const)('[S11] %s, a beginner, starts with these, one cube loaded', (_rule, seat, laid) => {
  const { buildings, above } = of(dealt(4, BEGINNER).centres, seat);
  const things: Readonly<Record<string, string>> = laid;
  for (const slot of SLOTS) {
    const [first = null, ...rest] = buildings[slot].units;
    expect([slot, first, ...rest]).toEqual([slot, things[slot] ?? null, ...rest.map(() => null)]);
  }
  const orders = Object.values(things).filter(thing => thing.includes('-'));
  const ones = each([3, 0, 0]) as Record<string, number>;
  for (const order of orders) ones[order] = 2;
  expect(above).toEqual(ones);
  expect(Object.values(above).reduce((sum, n) => sum + n)).toBe(10);
});

test.each([3, 4] as const)(
  '[S11] %d beginners have a cube for every order and an order for every cube',
  count => {
    const state = dealt(count, BEGINNER);
    for (const seat of state.seats) {
      const others = state.seats
        .filter(other => other !== seat)
        .flatMap(other => thingsOf(state, other));
      const [cubes, orders] = [
        thingsOf(state, seat).filter(isCube),
        thingsOf(state, seat).filter(isOrder),
      ];
      expect([cubes.length, orders.length]).toEqual([2, 2]);
      for (const order of orders) expect(others).toContain(goodOf(order));
      for (const cube of cubes) expect(others).toContain(`${cube}-1`);
    }
  },
);

test.each([3, 4] as const)(
  '[S16] %d beginners begin alike, each seat shifted by one colour',
  count => {
    const state = dealt(count, BEGINNER);
    const inTurn = GOODS.slice(0, count);
    const starts = state.seats.map((seat, n) =>
      thingsOf(state, seat)
        .map(thing => {
          const [good = '', value = 'cube'] = thing.split('-');
          return `${value} ${(inTurn.indexOf(good as Good) - n + count) % count}`;
        })
        .sort(),
    );
    for (const start of starts) expect(start).toEqual(starts[0]);
    expect(starts.flat().some(thing => thing.includes('-'))).toBe(false);
  },
);

test.each([
  ['normal', NORMAL],
  ['beginners', BEGINNER],
])('[S15] %s: the same chance deals the same table, another chance another', (_rule, options) => {
  expect(dealt(4, options, 0.25)).toEqual(dealt(4, options, 0.25));
  expect(dealt(4, options, 0.25)).not.toEqual(dealt(4, options, 0.75));
});

test('[S15] the table has the given seats and options', () => {
  const options = { ...NORMAL, minutes: 7, innerLinks: true, glassSeconds: { [green]: 45 } };
  const seats = [red, green, blue] as const;
  expect(setup({ seats, options, chances: chances(0) })).toMatchObject({ seats, options });
});
