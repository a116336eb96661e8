/** What a phone keeps of its own: how its player likes it, and the way back to a table. */
import { z } from 'zod';
import { jsonOf } from '../kit/json';
import type { BySeat } from '../kit/seat';
import { LONGEST_NAME } from './messages';
import { sealedLine, unsealed } from './sealedLines';
import type { Token } from './token';

const share = z.number().min(0).max(1);

/** Every part has a value of its own to fall back on: a phone never loses all for one bad word. */
const settings = z.object({
  name: z.string().trim().max(LONGEST_NAME).catch(''),
  /** The seat last chosen; games call theirs by colour. */
  colour: z.string().max(24).catch(''),
  language: z.enum(['phone', 'en', 'de']).catch('phone'),
  cues: share.catch(0.8),
  voice: share.catch(0),
  music: share.catch(0.5),
  haptics: z.boolean().catch(true),
  /** A word before the sand is through. */
  warnings: z.boolean().catch(true),
  leftHand: z.boolean().catch(false),
  still: z.enum(['phone', 'yes', 'no']).catch('phone'),
  textScale: z.number().min(1).max(2).catch(1),
  signs: z.boolean().catch(false),
  /** What was laid out for a glass is done at once when its sand is through. */
  plansRun: z.boolean().catch(false),
  /** How much of what a good player would notice is said as one plays. */
  coach: z.enum(['off', 'quiet', 'talkative']).catch('quiet'),
  /** Guided games that were played to their end, each by its game and its own name. */
  learnt: z.array(z.string().max(81)).max(99).catch([]),
  /** It was explained why glasses may ring late: once is enough. */
  bellsExplained: z.boolean().catch(false),
  /** The player knows that a match pauses while its host is away. */
  knowsAbsence: z.boolean().catch(false),
  /** Where tables meet, for who has not come to the app by such a place. */
  server: z.string().max(200).catch(''),
});
export type Settings = z.infer<typeof settings>;

export const USUAL: Settings = settings.parse({});

export const readSettings = (text: string | undefined): Settings =>
  settings.catch(USUAL).parse(jsonOf(text) ?? {});

const token = z.string().transform(text => text as Token);
const tokens = z.record(z.string(), token).transform(all => all as BySeat<Token>);
const hex = z.string().regex(/^[0-9a-f]*$/);

/** The way back to somebody else's table. */
const seat = z.strictObject({
  kept: z.literal('seat'),
  invite: z.string().max(1_024),
  game: z.string().max(40),
  name: z.string().max(LONGEST_NAME),
  watches: z.boolean(),
  tokens,
});
export type SeatKept = z.infer<typeof seat>;

/** A guided game, and the step it was left at. */
const learning = z.strictObject({ id: z.string().max(40), step: z.string().max(40) });
export type LessonProgress = z.infer<typeof learning>;

/** The way back to one's own. */
const door = z.strictObject({
  kept: z.literal('door'),
  code: z.string(),
  secret: hex,
  /** Undefined as long as nobody else can come. */
  invite: z.string().max(1_024).optional(),
  name: z.string().max(LONGEST_NAME),
  game: z.string().max(40),
  lesson: learning.optional(),
  /** When it was put aside for another table, as ISO 8601. */
  asideSince: z.string().max(40).optional(),
  tokens,
});
export type DoorKept = z.infer<typeof door>;

/** Undefined: it is not what was once kept there. */
export const readSeatKept = (text: string): SeatKept | undefined =>
  seat.safeParse(wayIn(text)).data;
export const readDoorKept = (text: string): DoorKept | undefined =>
  door.safeParse(wayIn(text)).data;

/** A character changed in it would lead to another table, or with another token to a seat that is taken. */
export const writeWay = (kept: SeatKept | DoorKept): string => sealedLine(JSON.stringify(kept));

/** Older versions have kept it without a checksum. */
function wayIn(text: string): unknown {
  if (text.startsWith('{')) return jsonOf(text);
  const read = unsealed(text, '', true);
  return read.ok ? read.json : undefined;
}
