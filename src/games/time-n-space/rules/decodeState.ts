/** The border for a state that was kept as JSON: all of it, so that nothing unknown is played on. */
import { z } from 'zod';
import { decoded, type Decoded } from '../../../kit/decoded';
import type { BySeat, Seats } from '../../../kit/seat';
import { GOODS, type MoonId, ORDERS, SIDES, SLOTS } from './components';
import { deliveries, field, node, options, order, seat, tile } from './decode';
import type { Building, Centre, State } from './state';

const bySeat = <T extends z.ZodType>(thing: T) =>
  z.record(z.string(), thing).transform(all => all as BySeat<z.infer<T>>);
const byMoon = <T extends z.ZodType>(thing: T) => z.partialRecord(z.enum(MOONS), thing);
const MOONS: readonly MoonId[] = SIDES[4].moons;

const count = z.int().min(0);
const moment = z.number();
const seats = z.array(seat);
const orders = z.array(order);
const fields = z.array(field);
const tiles = z.array(tile);

const building: z.ZodType<Building> = z.lazy(() =>
  z.strictObject({
    tile: tile.nullable(),
    stage: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    units: z.array(z.union([z.enum(GOODS), order]).nullable()),
  }),
);
const centre: z.ZodType<Centre> = z.lazy(() =>
  z.strictObject({
    buildings: z.record(z.enum(SLOTS), building),
    research: tile.nullable(),
    above: z.record(z.enum(ORDERS), count),
    below: bySeat(orders),
    bonus: count,
  }),
);
const glass = z.lazy(() =>
  z.strictObject({ on: z.enum([...SLOTS, 'research', 'ship']), until: moment }).nullable(),
);

const phase = z.lazy(() =>
  z.discriminatedUnion('name', [
    z.strictObject({ name: z.literal('choosing'), chosen: seats }),
    z.strictObject({ name: z.literal('preparing'), hand: bySeat(orders), ready: seats }),
    z.strictObject({
      name: z.literal('running'),
      startedAt: moment,
      endsAt: moment,
      lastSand: moment.exactOptional(),
    }),
    z.strictObject({ name: z.literal('over'), startedAt: moment, at: moment }),
  ]),
);

const visit = {
  seat,
  planet: seat,
  finger: moment,
  deliveries,
  cubes: fields,
  orders: fields,
};
const contest = z.lazy(() =>
  z.strictObject({
    planet: seat,
    fresh: z.boolean(),
    waiting: z.array(z.strictObject(visit)),
    chooser: seat.nullable(),
    until: moment,
  }),
);

const state = z.lazy(() =>
  z.strictObject({
    options,
    seats: seats.min(1).transform(all => all as unknown as Seats),
    phase,
    centres: bySeat(centre),
    ships: bySeat(z.strictObject({ at: node, to: node.nullable() })),
    glasses: bySeat(z.tuple([glass, glass])),
    supply: z.record(z.enum(GOODS), count),
    moons: byMoon(z.strictObject({ top: tile.nullable(), left: count })),
    bonusAt: seats,
    held: z.array(z.strictObject({ ...visit, until: moment })),
    contests: z.array(contest),
    exchanges: z.array(z.strictObject({ seat, order, field, others: fields, until: moment })),
    secret: z.strictObject({ stacks: byMoon(tiles), choices: bySeat(orders), box: tiles }),
  }),
);

export const decodeState = (input: unknown): Decoded<State> => decoded(state, input);
