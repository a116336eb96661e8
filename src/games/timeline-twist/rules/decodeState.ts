/** The border for a state that was kept as JSON: all of it, so that nothing unknown is played on. */
import { z } from 'zod';
import { decoded, type Decoded } from '../../../kit/decoded';
import type { BySeat, Seats } from '../../../kit/seat';
import { SIGNS } from '../deck/card';
import { card, options, seat } from './decode';
import type { State } from './state';

const bySeat = <T extends z.ZodType>(thing: T) =>
  z.record(z.string(), thing).transform(all => all as BySeat<z.infer<T>>);
const sign = z.enum(SIGNS);
const count = z.int().min(0);
const cards = z.array(card);

const give = z.number();
const date = z.lazy(() =>
  z.discriminatedUnion('shown', [
    z.strictObject({ shown: z.literal('year'), year: z.int() }),
    z.strictObject({ shown: z.literal('about'), year: z.int(), give }),
    z.strictObject({ shown: z.enum(['decade', 'century']), year: z.int() }),
    z.strictObject({ shown: z.literal('ago'), years: z.number(), give }),
  ]),
);
const spot = z.lazy(() =>
  z.discriminatedUnion('at', [
    z.strictObject({ at: z.enum(['left', 'right', 'nowhere']) }),
    z.strictObject({ at: z.enum(['line', 'gaps']), column: count, onto: card }),
    z.strictObject({ at: z.literal('gap'), column: count }),
  ]),
);
const held = z.lazy(() => z.strictObject({ card, sign, sideways: z.boolean() }));

const common = {
  options,
  seats: z
    .array(seat)
    .min(1)
    .transform(all => all as unknown as Seats),
  first: seat,
  turn: seat,
  until: z.number().nullable(),
  hands: bySeat(z.array(held)),
  pile: z.strictObject({ top: z.strictObject({ card, sign }).nullable(), left: count }),
  discards: cards,
  known: cards,
  turnedBy: bySeat(count),
  secret: z.strictObject({
    pile: cards,
    printed: z.record(card, z.strictObject({ front: sign, back: sign, date })),
  }),
};
const ended = <How extends string>(how: readonly [How, ...How[]]) =>
  z.strictObject({ at: z.number(), how: z.enum(how) }).nullable();

const state: z.ZodType<State> = z.lazy(() =>
  z.discriminatedUnion('way', [
    z.strictObject({
      ...common,
      way: z.literal('versus'),
      line: cards,
      round: count,
      playing: z.array(seat),
      isPlayOff: z.boolean(),
      right: bySeat(count),
      last: z.strictObject({ seat, card, gap: count, fits: z.boolean() }).nullable(),
      ended: ended(['won', 'shared']),
    }),
    z.strictObject({
      ...common,
      way: z.literal('together'),
      line: z.array(z.strictObject({ cards, above: cards })),
      asked: sign,
      tried: count,
      laid: count,
      isLost: z.boolean(),
      last: z.strictObject({ seat, card, spot }).nullable(),
      ended: ended(['failed', 'stuck', 'complete']),
    }),
  ]),
);

export const decodeState = (input: unknown): Decoded<State> => decoded(state, input);
