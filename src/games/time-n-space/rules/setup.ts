import { isOneOf, record } from '../../../kit/keys';
import { firstOf, paired } from '../../../kit/lists';
import { shuffled } from '../../../kit/random';
import { bySeat, type Seat, type Seats, seatsFor } from '../../../kit/seat';
import type { Deal } from '../../game';
import { sideFor } from './board';
import {
  emptyUnits,
  isCube,
  isOrder,
  thingAt,
  withAbove,
  withBuilding,
  withThings,
} from './centre';
import { withStack, withSupply } from './change';
import {
  BEGINNER_START,
  BEGINNER_TILES,
  COLOURS,
  COUNTERS_PER_GOOD,
  CUBES_PER_GOOD,
  GOODS,
  MAT,
  ONES,
  ORDERS,
  type Order,
  SLOTS,
  TILE_IDS,
  type TileId,
  VALUES,
} from './components';
import { raised } from './research';
import type { Building, Centre, Options, Phase, State } from './state';

export const SEATS = { min: 3, max: 4 } as const;

/** With three players purple does not play. */
export const places = (count: number): Seats | undefined => seatsFor(COLOURS, SEATS, count);

/** Refuses a glass length for a seat that does not play. */
export function misfit(seats: Seats, { glassSeconds }: Options): string | undefined {
  const stranger = Object.keys(glassSeconds).find(seat => !isOneOf(seats, seat));
  return stranger && `glassSeconds: ${stranger} does not play`;
}

export function setup({ seats, options, chances }: Deal<Options>): State {
  const tiles = shuffled(TILE_IDS, chances);
  const table = bare(seats, options);
  return options.level === 'normal' ? normal(table, tiles) : beginner(table, tiles);
}

function bare(seats: Seats, options: Options): State {
  return {
    options,
    seats,
    phase: { name: 'choosing', chosen: [] },
    centres: bySeat(seats, () => emptyCentre()),
    ships: bySeat(seats, seat => ({ at: seat, to: null })),
    glasses: bySeat(seats, () => [null, null]),
    supply: record(GOODS, () => CUBES_PER_GOOD),
    moons: record(sideFor(seats.length).moons, () => ({ top: null, left: 0 })),
    bonusAt: [],
    held: [],
    contests: [],
    exchanges: [],
    secret: { stacks: {}, choices: {}, box: [] },
  };
}

/**
 * All tiles in equal stacks on the moons, a bonus on every planet, all orders above the centres.
 */
function normal(table: State, tiles: readonly TileId[]): State {
  const { moons } = sideFor(table.seats.length);
  const height = tiles.length / moons.length;
  const stacked = moons.reduce(
    (state, moon, n) => withStack(state, moon, tiles.slice(n * height, (n + 1) * height)),
    table,
  );
  const centres = bySeat(table.seats, () => ({ ...emptyCentre(), above: ALL_COUNTERS }));
  return { ...stacked, centres, bonusAt: table.seats };
}

/** Only the twelve 1s; two orders and two cubes placed; three tiles built; nothing on the moons. */
function beginner(table: State, tiles: readonly TileId[]): State {
  const dealt = table.seats.map((_, n) => tilesFor(n, tiles));
  const box = TILE_IDS.filter(tile => !dealt.flat().includes(tile));
  const phase: Phase = { name: 'preparing', hand: bySeat(table.seats, () => []), ready: [] };
  const start: State = { ...table, phase, secret: { ...table.secret, box } };
  return table.seats.reduce((state, seat, n) => withBeginner(state, seat, dealt[n] ?? []), start);
}

/** For the n-th player: the n-th shuffled tile of every kind. */
const tilesFor = (n: number, tiles: readonly TileId[]): TileId[] =>
  BEGINNER_TILES.map(([, kind]) => firstOf(tiles.filter(tile => tile.startsWith(kind)).slice(n)));

function withBeginner(state: State, seat: Seat, tiles: readonly TileId[]): State {
  const things = BEGINNER_START[state.seats.length === 3 ? 3 : 4][seat] ?? [];
  const built = paired(BEGINNER_TILES, tiles).reduce<Centre>(
    (centre, [[slot], tile]) => withBuilding(centre, slot, raised(slot, tile, 3)),
    { ...emptyCentre(), above: ONES_ONLY },
  );
  const laid = withThings(built, things);
  const placed = things.map(([field]) => thingAt(laid, field));
  const centre = placed.filter(isOrder).reduce((soFar, order) => withAbove(soFar, order, -1), laid);
  const supplied = withSupply(state, placed.filter(isCube), -1);
  return { ...supplied, centres: { ...supplied.centres, [seat]: centre } };
}

const counters = (counted: readonly Order[]) =>
  record(ORDERS, order => {
    const value = VALUES.find(one => order.endsWith(`-${one}`));
    return value && counted.includes(order) ? COUNTERS_PER_GOOD[value] : 0;
  });

const ALL_COUNTERS = counters(ORDERS);
const ONES_ONLY = counters(ONES);
const emptyCentre = (): Centre => ({
  buildings: record(SLOTS, (slot): Building => ({
    tile: null,
    stage: 1,
    units: emptyUnits(MAT[slot]),
  })),
  research: null,
  above: counters([]),
  below: {},
  bonus: 0,
});
