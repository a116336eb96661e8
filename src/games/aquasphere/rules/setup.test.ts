import { chances } from '../../../kit/random';
import {
  BULBS,
  CARDS,
  EXPANSIONS,
  LETTERS,
  PROGRAMMES,
  ROOMS,
  TASKS,
  tileOf,
  WHITE_FIELDS,
} from './components';
import { places, setup } from './setup';
import { liesAtZero } from './station';
import type { Options, State } from './state';
import { blue, census, red, white, yellow } from './testing/fixture';

const OPTIONS: Options = { first: null, turnSeconds: null };
const dealt = (count: number, seed: number, options: Partial<Options> = {}): State =>
  setup({
    seats: places(count)!,
    options: { ...OPTIONS, ...options },
    chances: chances(seed),
  });
const SEEDS = Array.from({ length: 40 }, (_, n) => n + 1);
const COUNTS = [2, 3, 4] as const;
const everywhere = <T>(state: State, part: (sector: State['sectors']['A']) => T): T[] =>
  LETTERS.map(it => part(state.sectors[it]));
const basesOf = (state: State) => state.seats.map(seat => state.players[seat]!.base);

test('[S1] two to four seats play, in the order of the box', () => {
  expect([1, 2, 3, 4, 5].map(places)).toEqual([
    undefined,
    [red, yellow],
    [red, yellow, blue],
    [red, yellow, blue, white],
    undefined,
  ]);
});

test('[S2] the ring holds each sector once, and chance decides the order', () => {
  const rings = SEEDS.map(seed => dealt(4, seed).ring);
  for (const ring of rings) expect([...ring].sort()).toEqual(LETTERS);
  expect(new Set(rings.map(String)).size).toBeGreaterThan(35);
});

test('[S3] four different programmes are drawn: one now, one next, two covered', () => {
  for (const seed of SEEDS) {
    const { programme, nextProgramme, secret } = dealt(3, seed);
    const all = [programme, nextProgramme, ...secret.programmes];
    expect(all).toHaveLength(4);
    expect(new Set(all).size).toBe(4);
    expect(Object.keys(PROGRAMMES)).toEqual(expect.arrayContaining(all));
  }
});

test('[P6] every programme has every task once, and no two have the same top row', () => {
  const all = Object.values(PROGRAMMES);
  for (const programme of all) {
    expect(ROOMS.map(room => programme[room]).sort()).toEqual([...TASKS].sort());
  }
  expect(new Set(all.map(({ c1, c2, c3 }) => [c1, c2, c3].sort().join())).size).toBe(7);
});

test('[P6] the box has 30 expansions, 41 cards, and a tile with six wedges for each refill', () => {
  expect([EXPANSIONS.size, CARDS.size]).toEqual([30, 41]);
  const letters = [...EXPANSIONS.values()].map(it => it.letters.length);
  expect([0, 1, 2].map(n => letters.filter(it => it === n).length)).toEqual([3, 24, 3]);
  for (const count of COUNTS) {
    expect(BULBS.map(bulb => tileOf(bulb, count).length)).toEqual([6, 6, 6, 0]);
  }
});

const goodsOf = (bulb: 2 | 3 | 4, count: number) => {
  const wedges = tileOf(bulb, count);
  const sum = (part: 'time' | 'crystals' | 'octopods') =>
    wedges.reduce((soFar, it) => soFar + it[part], 0);
  return [sum('time'), sum('crystals'), sum('octopods'), wedges.filter(it => it.neutral).length];
};

test('[P6] [S15] tiles lay 9 markers, 4 crystals, 4 octopods, with fewer players less', () => {
  expect([goodsOf(2, 4), goodsOf(3, 4), goodsOf(4, 4), goodsOf(4, 2)]).toEqual([
    [9, 4, 4, 0],
    [9, 4, 4, 0],
    [9, 4, 4, 0],
    [9, 4, 4, 0],
  ]);
  for (const count of [2, 3]) {
    expect([goodsOf(2, count), goodsOf(3, count)]).toEqual([
      [7, 3, 3, 1],
      [7, 3, 3, 1],
    ]);
  }
});

test('[S4] [T1] the order begins with the first player and goes clockwise', () => {
  const firsts = SEEDS.map(seed => dealt(4, seed)).map(({ first, order, turn }) => {
    expect([order[0], turn]).toEqual([first, first]);
    return first;
  });
  expect(new Set(firsts).size).toBe(4);
  expect(dealt(4, 1, { first: blue }).order).toEqual([blue, white, red, yellow]);
});

test('[O1] the named seat begins; if it is absent, chance decides', () => {
  for (const seed of SEEDS) expect(dealt(3, seed, { first: yellow }).first).toBe(yellow);
  const firsts = SEEDS.map(seed => dealt(3, seed, { first: white }).first);
  expect(new Set(firsts)).toEqual(new Set([red, yellow, blue]));
  for (const seed of SEEDS) {
    expect(dealt(3, seed, { first: white })).toMatchObject({ first: dealt(3, seed).first });
  }
});

test('[O2] the glass of the first turn is turned at once, or there is none', () => {
  expect(dealt(2, 1).until).toBeNull();
  expect(dealt(2, 1, { turnSeconds: 45 }).until).toBe(45_000);
});

test.each(COUNTS)('[S5] [S6] [S7] [S14] %d players have their pieces', count => {
  for (const seed of SEEDS) {
    const state = dealt(count, seed);
    expect(new Set(basesOf(state)).size).toBe(count);
    for (const seat of state.seats) {
      const { base, time: _, ...player } = state.players[seat]!;
      expect(player).toEqual({
        scientist: { sector: base, task: 'submarine' },
        engineer: 'start',
        stock: 14,
        programmed: [WHITE_FIELDS[base]],
        submarines: 5,
        crystals: 0,
        hasBought: false,
        expansions: [],
        cards: [],
        spent: [],
        points: 0,
      });
    }
  }
});

test('[S14] every sector shows another symbol, and none the one of the white area', () => {
  const fields = Object.values(WHITE_FIELDS);
  expect(new Set(fields).size).toBe(6);
  expect(fields).not.toContain('program');
});

test.each(COUNTS)(
  '[S8] with %d players each start sector has its goods and its submarine',
  count => {
    for (const seed of SEEDS) {
      const state = dealt(count, seed);
      for (const seat of state.seats) {
        expect(state.sectors[state.players[seat]!.base]).toMatchObject({
          octopods: 1,
          crystals: 1,
          time: 4,
          submarines: [seat],
          control: null,
          charging: [],
        });
      }
    }
  },
);

test.each(COUNTS)('[S9] with %d players two other sectors have goods', count => {
  for (const seed of SEEDS) {
    const state = dealt(count, seed);
    const others = LETTERS.filter(it => !basesOf(state).includes(it)).map(it => state.sectors[it]);
    const goods = others.map(it => [it.octopods, it.crystals, it.time].join(' ')).sort();
    const empty = Array.from({ length: 4 - count }, () => '0 0 0');
    expect(goods).toEqual([...empty, '2 1 0', '3 2 0']);
  }
});

const isBare = (state: State) =>
  LETTERS.map(it => state.sectors[it]).filter(it => it.octopods + it.crystals === 0);

test('[S10] [P5] with two players the other sectors have one neutral submarine each', () => {
  for (const seed of SEEDS) {
    const bare = isBare(dealt(2, seed));
    expect(bare.flatMap(it => it.submarines).sort()).toEqual([blue, white]);
    expect(bare.map(it => it.submarines.length)).toEqual([1, 1]);
    expect(everywhere(dealt(2, seed), it => it.charging).flat()).toEqual([]);
  }
});

test('[S11] [P5] with three players one has a neutral submarine, and three a neutral bot', () => {
  for (const seed of SEEDS) {
    const state = dealt(3, seed);
    expect(isBare(state).map(it => it.submarines)).toEqual([[white]]);
    for (const letter of LETTERS) {
      const isStart = basesOf(state).includes(letter);
      expect(state.sectors[letter].charging).toEqual(isStart ? [] : [white]);
    }
  }
});

test('[S11] [S10] with four players nothing is neutral', () => {
  const state = dealt(4, 3);
  expect(everywhere(state, it => it.charging).flat()).toEqual([]);
  expect(
    everywhere(state, it => it.submarines)
      .flat()
      .sort(),
  ).toEqual([blue, red, white, yellow]);
});

test.each(COUNTS)('[S12] with %d players each sector has a card and an expansion', count => {
  const state = dealt(count, 5);
  const cards = everywhere(state, it => it.cards).flat();
  const expansions = everywhere(state, it => it.expansions).flat();
  expect([new Set(cards).size, new Set(expansions).size]).toEqual([6, 6]);
  expect(everywhere(state, it => it.cards.length)).toEqual([1, 1, 1, 1, 1, 1]);
  expect([state.secret.cards.length, state.secret.expansions.length]).toEqual([35, 24]);
});

test('[S13] three markers at the lock with the 0, four elsewhere', () => {
  const seen = new Set<string>();
  for (const seed of SEEDS) {
    const state = dealt(4, seed);
    const near = LETTERS.filter(it => liesAtZero(state, it));
    const at = state.ring.indexOf('B');
    expect(near.sort()).toEqual(['B', state.ring[(at + 1) % 6]!].sort());
    for (const seat of state.seats) {
      const { base, time } = state.players[seat]!;
      expect(time).toBe(near.includes(base) ? 3 : 4);
      seen.add(`${time}`);
    }
  }
  expect(seen.size).toBe(2);
});

test('[S15] the 2 lies on top, and all tiles are turned at random', () => {
  const turns = SEEDS.map(seed => dealt(2, seed)).map(({ centre, secret }) => {
    expect(centre.bulb).toBe(2);
    expect(secret.turns).toHaveLength(3);
    return [centre.turn, ...secret.turns];
  });
  for (const place of [0, 1, 2, 3]) {
    expect(new Set(turns.map(it => it[place])).size).toBeGreaterThan(4);
  }
});

test.each(COUNTS)('[P1] [P2] [P3] with %d players every piece is there', count => {
  const bots = places(count)!.flatMap(it => [
    [`${it} bots`, 16],
    [`${it} submarines`, 6],
  ]);
  const goods = { time: 44, crystals: 20, octopods: 15, cards: 41, expansions: 30 };
  for (const seed of SEEDS) {
    expect(census(dealt(count, seed))).toEqual({ ...Object.fromEntries(bots), ...goods });
  }
});

test('[S16] the same chance gives the same table', () => {
  expect(dealt(3, 9)).toEqual(dealt(3, 9));
  expect(dealt(3, 9)).not.toEqual(dealt(3, 10));
});
