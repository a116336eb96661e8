/** Decodes acts and options from outside, whatever came over the wire. */
import { z } from 'zod';
import { decoded, type Decoded } from '../../../kit/decoded';
import type { Seat } from '../../../kit/seat';
import { isDeckName, PACKS } from '../deck/packs';
import type { Action } from './actions';
import { COLOURS } from './components';
import type { Options } from './state';

/** More than the length of any card's name. */
const LONGEST = 80;
export const card = z.string().min(1).max(LONGEST);
export const seat = z
  .enum(COLOURS as readonly string[] as [string, ...string[]])
  .transform(name => name as Seat);

const action: z.ZodType<Action> = z.lazy(() =>
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('place'), card, gap: z.int().min(0) }),
    z.strictObject({ type: z.literal('play'), card }),
    z.strictObject({ type: z.literal('discard'), card }),
    z.strictObject({ type: z.literal('stop') }),
  ]),
);

/** Half a minute is enough for one card, and nobody needs more than five. */
export const TALK_STEPS = { from: 15, to: 300, step: 15 } as const;

const [USUAL] = PACKS;

export const options = z.lazy(() =>
  z.strictObject({
    way: z.enum(['versus', 'together']).default('versus'),
    deck: z.string().refine(isDeckName).default(USUAL.id),
    first: seat.nullable().default(null),
    daily: z.iso.date().nullable().default(null),
    talkSeconds: z
      .number()
      .min(TALK_STEPS.from)
      .max(TALK_STEPS.to)
      .multipleOf(TALK_STEPS.step)
      .nullable()
      .default(null),
  }),
);

export const decodeAction = (input: unknown): Decoded<Action> => decoded(action, input);
export const decodeOptions = (input: unknown): Decoded<Options> => decoded(options, input);
