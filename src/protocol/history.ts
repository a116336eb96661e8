/** The finished matches a phone remembers, newest first. */
import { z } from 'zod';
import { jsonOf } from '../kit/json';
import { LONGEST_NAME } from './messages';

export const MOST_MATCHES = 500;

const word = z.string().max(40);
const player = z.lazy(() =>
  z.object({
    seat: word,
    name: z.string().max(LONGEST_NAME),
    sits: z.enum(['nobody', 'player', 'bot']),
    /** Missing in games that are won or lost together and count no points. */
    points: z.number().optional(),
    /** The first place is 1, and seats may share a place. Missing if all share the result. */
    place: z.int().min(1).optional(),
  }),
);
const outcome = z.lazy(() => z.enum(['ranked', 'won', 'lost', 'open']));
const finishedMatch = z.lazy(() =>
  z
    .object({
      /** The id of the match, so that a match is kept only once. */
      id: z.string().min(1).max(120),
      when: z.iso.datetime(),
      game: word,
      options: z.unknown(),
      /** The seat played on this device. */
      seat: word,
      players: z.array(player).min(1).max(16),
      /**
       * Whether the players were ranked against each other, won together or lost together. Missing in
       * older records.
       */
      outcome: outcome.optional(),
      /** The rank of a shared result, in the game's own code. Missing in older records. */
      rank: word.optional(),
      /** Only in older records: all played together. */
      together: z.boolean().optional(),
      /** What the game records for this seat: parts of a whole, and numbers. */
      shares: z.record(word, z.number().min(0).max(1)).catch({}),
      counts: z.record(word, z.number()).catch({}),
    })
    .refine(({ seat, players }) => players.some(one => one.seat === seat))
    .transform(({ together, outcome: known, ...one }) => ({
      ...one,
      outcome: known ?? outcomeBefore(together, one.players),
    })),
);
export type HistoryPlayer = z.infer<typeof player>;
export type FinishedMatch = z.infer<typeof finishedMatch>;

/** The oldest records lack the outcome; if everybody is first, all played together. */
const outcomeBefore = (
  together: boolean | undefined,
  players: readonly HistoryPlayer[],
): z.infer<typeof outcome> =>
  (together ?? players.every(({ place }) => place === 1)) ? 'open' : 'ranked';

/** Older files say `evenings`. */
const history = z.lazy(() =>
  z.object({ matches: z.array(z.unknown()).optional(), evenings: z.array(z.unknown()).optional() }),
);

/** A match that cannot be read is dropped; the others are kept. */
export function readHistory(text: string | undefined): readonly FinishedMatch[] {
  const { matches, evenings = [] } = history.safeParse(jsonOf(text)).data ?? {};
  const read = (matches ?? evenings).flatMap(one => finishedMatch.safeParse(one).data ?? []);
  return read.reduce<readonly FinishedMatch[]>(withOlder, []).slice(0, MOST_MATCHES);
}

export const writeHistory = (matches: readonly FinishedMatch[], indent?: number): string =>
  JSON.stringify({ sandtable: 'history', matches }, null, indent);

/** Puts a new match in front. A match that is already there stays as it is. */
export const withMatch = (
  before: readonly FinishedMatch[],
  news: FinishedMatch,
): readonly FinishedMatch[] =>
  isKnown(before, news) ? before : [news, ...before].slice(0, MOST_MATCHES);

const withOlder = (
  newer: readonly FinishedMatch[],
  one: FinishedMatch,
): readonly FinishedMatch[] => (isKnown(newer, one) ? newer : [...newer, one]);

const isKnown = (all: readonly FinishedMatch[], { id }: FinishedMatch): boolean =>
  all.some(other => other.id === id);
