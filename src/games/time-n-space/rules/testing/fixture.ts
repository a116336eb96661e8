/** Compact positions for tests. All pieces are taken from where they belong. */
import type { Millis } from '../../../../kit/millis';
import { chances } from '../../../../kit/random';
import { bySeat, of, type Seat } from '../../../../kit/seat';
import { type Context, type Ruling, rulingOn } from '../../../game';
import type { Action, Deed, GameEvent, Why } from '../actions';
import { emptyUnits, face, isCube, isOrder, withAbove, withBuilding, withThing } from '../centre';
import { type Change, withCentre, withGlass, withShip, withStack, withSupply } from '../change';
import {
  COLOURS,
  type Field,
  type MoonId,
  type Node,
  type Order,
  type Place,
  type Slot,
  type Stage,
  type TileId,
} from '../components';
import { withLastSand } from '../hourglass';
import { rulebook } from '../rulebook';
import { whyNot } from '../rules';
import { setup } from '../setup';
import type { Delivery, GlassId, Options, Seen, State, Thing } from '../state';
import { elapse } from '../time';

export const [red, green, blue, purple] = COLOURS as unknown as [Seat, Seat, Seat, Seat];
export const NORMAL: Options = {
  level: 'normal',
  innerLinks: false,
  minutes: 30,
  glassSeconds: {},
};
export const BEGINNER: Options = { ...NORMAL, level: 'beginner', minutes: 12 };
export const ENDS_AT: Millis = 30 * 60_000;

export const dealt = (count: 3 | 4 = 3, options: Options = NORMAL, chance = 0.5): State =>
  setup({
    seats: COLOURS.slice(0, count) as unknown as State['seats'],
    options,
    chances: chances(chance),
  });

/** A match that began at 0, with all counters above, empty centres and parked glasses. */
export function running(count: 3 | 4 = 3, options: Options = NORMAL): State {
  const endsAt = options.minutes * 60_000;
  return { ...dealt(count, options), phase: { name: 'running', startedAt: 0, endsAt } };
}

/** Puts cubes from the supply and own counters from above onto these fields. */
export function lay(state: State, seat: Seat, things: Partial<Record<Field, Thing>>): State {
  return (Object.entries(things) as [Field, Thing][]).reduce((soFar, [field, thing]) => {
    const centre = withThing(of(soFar.centres, seat), field, thing);
    if (isCube(thing)) return withCentre(withSupply(soFar, [thing], -1), seat, centre);
    return withCentre(soFar, seat, isOrder(thing) ? withAbove(centre, thing, -1) : centre);
  }, state);
}

/** Moves a tile from its stack onto a building. */
export function raise(
  state: State,
  seat: Seat,
  slot: Slot,
  tile: TileId,
  stage: Exclude<Stage, 1> = 2,
): State {
  const building = { tile, stage, units: [] };
  const units = emptyUnits(face(slot, building));
  const centre = withBuilding(of(state.centres, seat), slot, { ...building, units });
  return withCentre(withoutTile(state, tile), seat, centre);
}

/** Moves a tile from its stack into the research station. */
export const study = (state: State, seat: Seat, tile: TileId): State =>
  withCentre(withoutTile(state, tile), seat, { ...of(state.centres, seat), research: tile });

export const stack = (state: State, moon: MoonId, tiles: readonly TileId[]): State =>
  withStack(state, moon, tiles);

const withoutTile = (state: State, tile: TileId): State =>
  Object.entries(state.secret.stacks).reduce(
    (soFar, [moon, tiles = []]) =>
      withStack(
        soFar,
        moon as MoonId,
        tiles.filter(other => other !== tile),
      ),
    state,
  );

/** Puts a glass on a symbol; by default its sand has run out. */
export const stand = (
  state: State,
  seat: Seat,
  glass: GlassId,
  on: Place,
  until: Millis = 0,
): State => withLastSand(withGlass(state, seat, glass, { on, until }), until);

export const fly = (state: State, seat: Seat, at: Node, to: Node | null = null): State =>
  withShip(state, seat, { at, to });

/** A ship at a planet, its glass 0 run out, its cubes loaded on a stage III station. */
export function visiting(
  state: State,
  seat: Seat,
  planet: Node,
  cubes: readonly Thing[],
  until: Millis = 0,
): State {
  const station = raise(state, seat, 'beam-1', `black-${state.seats.indexOf(seat) + 1}`, 3);
  const things = Object.fromEntries(cubes.map((cube, n) => [`beam-1.${n}`, cube]));
  return stand(fly(lay(station, seat, things), seat, planet), seat, 0, 'ship', until);
}

/** One order paid with the cubes on these units of beam-1. */
export const delivery = (order: Order, ...units: (0 | 1 | 2)[]): Delivery => ({
  order,
  from: units.map((unit): Field => `beam-1.${unit}`),
});

export const lift = (glass: GlassId, deed: Deed): Action => ({ type: 'lift', glass, deed });
export const deliver = (...deliveries: Delivery[]): Action =>
  lift(0, { do: 'deliver', deliveries });

/** Rules on an act as a table does; none of this game draws by chance. */
export const rulingFor = (
  state: State,
  action: Action,
  context: Context,
): Ruling<State, Why, GameEvent> => rulingOn(rulebook, state, action, context, chances(0));

/** Lets time pass up to `at`, then rules on the act. */
export const act = (state: State, seat: Seat, action: Action, at: Millis, finger: Millis = at) =>
  rulingFor(elapse(state, at).state, action, { seat, at, finger });

/** Like `act`, but throws if the act is refused. */
export function played(
  state: State,
  seat: Seat,
  action: Action,
  at: Millis,
  finger?: Millis,
): Change {
  const ruling = act(state, seat, action, at, finger);
  if (!ruling.ok) throw new Error(`${seat} was refused: ${JSON.stringify(ruling.why)}`);
  return ruling;
}

export const after = (...given: Parameters<typeof played>): State => played(...given).state;

export const waited = (state: State, at: Millis): State => elapse(state, at).state;

/** Counts all pieces, for the tests of conservation. */
export function census({ seats, supply, centres, secret, phase }: State) {
  const all = seats.map(seat => of(centres, seat));
  const lying = all.flatMap(centre =>
    Object.values(centre.buildings).flatMap(({ units }) => units),
  );
  const tiles = [
    ...Object.values(secret.stacks).flat(),
    ...all.flatMap(({ research, buildings }) => [
      research,
      ...Object.values(buildings).map(({ tile }) => tile),
    ]),
    ...secret.box,
  ].filter((tile): tile is TileId => !!tile);
  const cubes = Object.values(supply).reduce((sum, n) => sum + n, lying.filter(isCube).length);
  return { cubes, tiles: [...tiles].sort(), counters: bySeat(seats, seat => counters(seat)) };

  function counters(seat: Seat): number {
    const { above, buildings } = of(centres, seat);
    const on = Object.values(buildings).flatMap(({ units }) => units.filter(isOrder));
    const earned = all.flatMap(({ below }) => below[seat] ?? []);
    const hand = phase.name === 'preparing' ? (phase.hand[seat] ?? []) : [];
    const left = Object.values(above).reduce((sum, n) => sum + n, 0);
    return left + on.length + earned.length + hand.length;
  }
}

export const openTable = ({ secret: _, ...seen }: State): Seen => seen;

/** Deep-freezes a value, so that a rule that mutates its input throws. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

export type Differences = Readonly<Record<string, unknown>>;

/** The differences, part by part; also reports parts that were copied needlessly. */
export function differences(before: unknown, after: unknown, path = ''): Differences {
  if (Object.is(before, after)) return {};
  if (!isBag(before) || !isBag(after)) {
    return JSON.stringify(before) === JSON.stringify(after) ? {} : { [path]: after };
  }
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const parts = keys.map(key =>
    differences(before[key], after[key], path ? `${path}.${key}` : key),
  );
  const found: Differences = Object.assign({}, ...parts);
  return Object.keys(found).length > 0 ? found : { [path]: 'copied without need' };
}

const isBag = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Ruled =
  | { readonly why: Why; readonly told: Why | undefined }
  | {
      readonly changed: Differences;
      readonly events: readonly GameEvent[];
      readonly told: Why | undefined;
    };

/** The result of an act, and that the board, which sees no secrets, gives the same verdict. */
export function ruled(
  state: State,
  seat: Seat,
  action: Action,
  at: Millis,
  finger: Millis = at,
): Ruled {
  const before = frozen(waited(state, at));
  const context = { seat, at, finger };
  const told = whyNot(openTable(before), action, context);
  const ruling = rulingFor(before, action, context);
  if (!ruling.ok) return { why: ruling.why, told };
  return { changed: differences(before, ruling.state), events: ruling.events, told };
}

/** A row of a test table; by default red acts at 0. */
type Row<Expected extends readonly unknown[]> = readonly [
  rule: string,
  before: State,
  action: Action,
  given: { readonly seat?: Seat; readonly at?: Millis; readonly finger?: Millis },
  ...expected: Expected,
];
export type Refused = Row<readonly [why: Why]>;
export type Allowed = Row<readonly [changed: Differences, events: readonly GameEvent[]]>;
