/** The parts of a saved match. */
import { z } from 'zod';
import type { GameId, PackRef } from '../games/game';
import type { Seed } from '../kit/chance';
import type { Millis } from '../kit/millis';
import type { Seat, Seats } from '../kit/seat';

const millis = z.int().min(0) as z.ZodType<Millis>;
const seat = z
  .string()
  .min(1)
  .max(40)
  .transform(name => name as Seat);

/** `finger` is omitted where it equals `at`. The game decodes the action. */
export const entry = z.lazy(() =>
  z.discriminatedUnion('do', [
    z.strictObject({
      do: z.literal('act'),
      at: millis,
      finger: millis.optional(),
      seat,
      /** The seat's own number for the act, if it came from a phone. */
      n: z.int().min(1).optional(),
      action: z.unknown(),
    }),
    z.strictObject({ do: z.literal('pass'), at: millis }),
    z.strictObject({ do: z.literal('pause'), at: millis }),
    z.strictObject({ do: z.literal('resume'), at: millis }),
  ]),
);
export type Entry = z.infer<typeof entry>;

export const packRef = z.lazy(() =>
  z.strictObject({
    id: z.string().max(40),
    kind: z.enum(['deck', 'mission']),
    hash: z.string().max(64),
  }),
);

export const header = z.lazy(() =>
  z.strictObject({
    sandtable: z.literal('match'),
    game: z.string().transform(id => id as GameId),
    version: z.int(),
    /** Missing for games without packs, and in matches older than this field. */
    packs: z.array(packRef).max(64).exactOptional(),
    seats: z.array(seat).min(1).max(16),
    options: z.unknown(),
    /** A number in matches from before keyed random streams; those have another version. */
    seed: z.union([z.string().max(64), z.number().transform(String)]),
  }),
);

type Header = z.infer<typeof header>;

/** All of a match that is saved. Folding the log gives its state. */
export type SavedMatch = {
  readonly game: GameId;
  readonly version: number;
  readonly packs?: readonly PackRef[];
  readonly seats: Seats;
  readonly options: unknown;
  readonly seed: Seed;
  readonly log: readonly Entry[];
};

export const dealOf = ({ game, version, packs, seats, options, seed }: SavedMatch): Header => ({
  sandtable: 'match',
  game,
  version,
  ...(packs && { packs: [...packs] }),
  seats: [...seats],
  options,
  seed,
});

export const matchOf = (
  { game, version, packs, seats, options, seed }: Header,
  log: readonly Entry[],
): SavedMatch => ({
  game,
  version,
  ...(packs && { packs }),
  seats: seats as unknown as Seats,
  options,
  seed,
  log,
});
