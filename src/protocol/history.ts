/** What a phone keeps of the evenings it was at, the newest first. */
import { z } from 'zod';
import { jsonOf } from '../kit/json';
import { LONGEST_NAME } from './messages';

export const MOST_EVENINGS = 500;

const word = z.string().max(40);
const player = z.object({
  seat: word,
  name: z.string().max(LONGEST_NAME),
  sits: z.enum(['nobody', 'player', 'bot']),
  points: z.number(),
  /** The first is 1; who shares a place has the same. */
  place: z.int().min(1),
});
const evening = z
  .object({
    /** Of the match: the same one is not kept twice. */
    id: z.string().min(1).max(120),
    when: z.iso.datetime(),
    game: word,
    options: z.unknown(),
    /** Played at this device. */
    seat: word,
    players: z.array(player).min(1).max(16),
    /** Nobody played against anybody; it was not always written down. */
    together: z.boolean().optional(),
    /** What the game itself remembers of this seat: parts of a whole, and numbers. */
    shares: z.record(word, z.number().min(0).max(1)).catch({}),
    counts: z.record(word, z.number()).catch({}),
  })
  .refine(({ seat, players }) => players.some(one => one.seat === seat));
export type HistoryPlayer = z.infer<typeof player>;
export type FinishedMatch = z.infer<typeof evening>;

const history = z.object({ evenings: z.array(z.unknown()) });

/** An evening that cannot be read is lost alone. */
export function readHistory(text: string | undefined): readonly FinishedMatch[] {
  const all = history.safeParse(jsonOf(text)).data?.evenings ?? [];
  const read = all.flatMap(one => evening.safeParse(one).data ?? []);
  return read.reduce<readonly FinishedMatch[]>(withOlder, []).slice(0, MOST_EVENINGS);
}

export const writeHistory = (evenings: readonly FinishedMatch[], indent?: number): string =>
  JSON.stringify({ sandtable: 'history', evenings }, null, indent);

/** In front of all others; one that is known already stays as it is. */
export const withMatch = (
  before: readonly FinishedMatch[],
  news: FinishedMatch,
): readonly FinishedMatch[] =>
  isKnown(before, news) ? before : [news, ...before].slice(0, MOST_EVENINGS);

const withOlder = (
  newer: readonly FinishedMatch[],
  one: FinishedMatch,
): readonly FinishedMatch[] => (isKnown(newer, one) ? newer : [...newer, one]);

const isKnown = (all: readonly FinishedMatch[], { id }: FinishedMatch): boolean =>
  all.some(other => other.id === id);
