/** Decodes acts and options from outside, whatever came over the wire. */
import { z } from 'zod';
import { decoded, type Decoded } from '../../../kit/decoded';
import type { Seat } from '../../../kit/seat';
import type { Action } from './actions';
import { CARDS, COLOURS, LETTERS, ROOMS, TASKS } from './components';
import type { Options } from './state';

export const seat = z
  .enum(COLOURS as readonly string[] as [string, ...string[]])
  .transform(name => name as Seat);
export const letter = z.enum(LETTERS);
export const task = z.enum(TASKS);
export const room = z.enum(ROOMS);
export const cardId = z.enum([...CARDS.keys()] as [string, ...string[]]);

const action: z.ZodType<Action> = z.lazy(() =>
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('step'), room }),
    z.strictObject({ type: z.literal('buy'), task }),
    z.strictObject({ type: z.literal('move'), sector: letter }),
    z.strictObject({ type: z.literal('place'), task, sector: letter }),
    z.strictObject({ type: z.literal('work') }),
    z.strictObject({ type: z.literal('letter'), sector: letter }),
    z.strictObject({ type: z.literal('skip') }),
    z.strictObject({ type: z.literal('recall'), task }),
    z.strictObject({ type: z.literal('cross'), bot: task.nullable() }),
    z.strictObject({ type: z.literal('stop') }),
    z.strictObject({ type: z.literal('pass') }),
    z.strictObject({ type: z.literal('collect') }),
    z.strictObject({ type: z.literal('use'), card: cardId }),
  ]),
);

/** Half a minute is enough for a quick turn, and nobody needs more than five. */
export const TURN_STEPS = { from: 30, to: 300, step: 15 } as const;

export const options = z.lazy(() =>
  z.strictObject({
    first: seat.nullable().default(null),
    turnSeconds: z
      .number()
      .min(TURN_STEPS.from)
      .max(TURN_STEPS.to)
      .multipleOf(TURN_STEPS.step)
      .nullable()
      .default(null),
  }),
);

export const decodeAction = (input: unknown): Decoded<Action> => decoded(action, input);
export const decodeOptions = (input: unknown): Decoded<Options> => decoded(options, input);
