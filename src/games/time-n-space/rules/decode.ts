/** Decodes acts and options from outside, whatever came over the wire. */
import { z } from 'zod';
import { decoded, type Decoded } from '../../../kit/decoded';
import type { Seat } from '../../../kit/seat';
import type { Action } from './actions';
import {
  COLOURS,
  type Field,
  MINUTES,
  ORDERS,
  SIDES,
  SLOTS,
  type TileId,
  TILE_IDS,
} from './components';
import type { Options } from './state';

export const order = z.enum(ORDERS);
export const seat = z
  .enum(COLOURS as readonly string[] as [string, ...string[]])
  .transform(name => name as Seat);
const slot = z.enum(SLOTS);
export const tile = z.enum(TILE_IDS as [TileId, ...TileId[]]);
export const node = z.union([seat, z.enum(SIDES[4].moons)]);
export const field = z.lazy(() =>
  z.enum(SLOTS.flatMap(name => [0, 1, 2].map(unit => `${name}.${unit}` as Field))),
);
const glass = z.union([z.literal(0), z.literal(1)]);

/** More than all fields of the largest centre, so no valid list is longer. */
const MOST = 24;
const list = <T extends z.ZodType>(item: T) => z.array(item).max(MOST);
const fields = list(field);
const placing = z.lazy(() => z.strictObject({ order, field }));
export const deliveries = z.lazy(() =>
  list(z.strictObject({ order, from: z.array(field).max(3) })),
);

const deed = z.lazy(() =>
  z.discriminatedUnion('do', [
    z.strictObject({ do: z.literal('lapse') }),
    z.strictObject({ do: z.literal('produce'), fields }),
    z.strictObject({
      do: z.literal('load'),
      moves: list(z.strictObject({ from: field, to: field })),
    }),
    z.strictObject({ do: z.literal('offer'), orders: list(placing) }),
    z.strictObject({ do: z.literal('build'), slot }),
    z.strictObject({ do: z.literal('upgrade') }),
    z.strictObject({ do: z.literal('tuck'), tile }),
    z.strictObject({ do: z.literal('take'), tile }),
    z.strictObject({ do: z.literal('deliver'), deliveries }),
  ]),
);

const turning = { type: z.literal('turn'), glass };
const turn = z.lazy(() =>
  z.discriminatedUnion('on', [
    z.strictObject({ ...turning, on: z.literal('ship'), to: node.optional() }),
    z.strictObject({ ...turning, on: z.enum([...SLOTS, 'research']) }),
  ]),
);

const action: z.ZodType<Action> = z.lazy(() =>
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('choose'), orders: z.tuple([order, order]) }),
    z.strictObject({ type: z.literal('place'), fields: z.tuple([field, field]) }),
    z.strictObject({ type: z.literal('ready') }),
    turn,
    z.strictObject({ type: z.literal('lift'), glass, deed }),
    z.strictObject({ type: z.literal('admit'), visitor: seat }),
    z.strictObject({ type: z.literal('redo'), deliveries }),
    z.strictObject({ type: z.literal('exchange'), from: field, to: field }),
  ]),
);

/** For example 45 seconds for a child, 90 for a calm table. */
export const GLASS_STEPS = { from: 30, to: 120, step: 5 } as const;
export const MINUTE_STEPS = { from: 6, to: 60, step: 1 } as const;

const steps = ({ from, to, step }: { from: number; to: number; step: number }) =>
  z.number().min(from).max(to).multipleOf(step);

/** Not z.record, which would silently drop a __proto__. */
const glassSeconds = z.lazy(() =>
  z.strictObject(Object.fromEntries(COLOURS.map(one => [one, steps(GLASS_STEPS).optional()]))),
);

export const options = z.lazy(() =>
  z
    .strictObject({
      level: z.enum(['beginner', 'normal']).default('normal'),
      innerLinks: z.boolean().default(false),
      minutes: steps(MINUTE_STEPS).optional(),
      glassSeconds: glassSeconds.default({}),
    })
    // Always in this order, so that a log is rewritten byte for byte.
    .transform(({ level, innerLinks, minutes, glassSeconds }): Options => ({
      level,
      innerLinks,
      minutes: minutes ?? MINUTES[level],
      glassSeconds: glassSeconds as Options['glassSeconds'],
    })),
);

export const decodeAction = (input: unknown): Decoded<Action> => decoded(action, input);
export const decodeOptions = (input: unknown): Decoded<Options> => decoded(options, input);
