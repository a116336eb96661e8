/** What a phone stores about itself: its settings, and the way back to a table. */
import { z } from 'zod';
import { jsonOf } from '../kit/json';
import { type Bag, isBag } from '../kit/keys';
import type { BySeat } from '../kit/seat';
import { LONGEST_NAME } from './messages';
import { sealedLine, unsealed } from './sealedLines';
import type { Token } from './token';

const share = z.number().min(0).max(1);

const gameSettings = z.lazy(() =>
  z.record(z.string().max(40), z.union([z.boolean(), z.string()]).catch('')),
);

/**
 * Every setting falls back on its own default, so that one invalid value never costs the others.
 */
const settings = z.lazy(() =>
  z.object({
    name: z.string().trim().max(LONGEST_NAME).catch(''),
    /** The face that stands for the player in every game; '' until one is chosen. */
    face: z.string().max(16).catch(''),
    /** The seat last chosen; games name their seats by colour. */
    colour: z.string().max(24).catch(''),
    language: z.enum(['phone', 'en', 'de']).catch('phone'),
    cues: share.catch(0.8),
    voice: share.catch(0),
    music: share.catch(0.5),
    haptics: z.boolean().catch(true),
    /** Warn shortly before the sand has run through. */
    warnings: z.boolean().catch(true),
    leftHand: z.boolean().catch(false),
    still: z.enum(['phone', 'yes', 'no']).catch('phone'),
    textScale: z.number().min(1).max(2).catch(1),
    signs: z.boolean().catch(false),
    /** Settings of single games, by the game's id; each game's manifest says what is valid. */
    games: z.record(z.string().max(40), gameSettings).catch({}),
    /** Older versions saved the settings of games among those of the app. */
    former: gameSettings.catch({}),
    /** Finished lessons, each as game and lesson id. */
    learnt: z.array(z.string().max(81)).max(99).catch([]),
    /** The explanation why glasses may ring late has been shown. */
    bellsExplained: z.boolean().catch(false),
    /** The player knows that a match pauses while its host is away. */
    knowsAbsence: z.boolean().catch(false),
    /** Where tables meet, unless the app was opened from such a place. */
    server: z.string().max(200).catch(''),
  }),
);
export type Settings = z.infer<typeof settings>;

export const defaultSettings = (): Settings => settings.parse({});

export function readSettings(text: string | undefined): Settings {
  const kept = jsonOf(text);
  return settings.parse(isBag(kept) ? withFormer(kept) : {});
}

function withFormer(kept: Bag): Bag {
  const ours = defaultSettings();
  const others = Object.entries(kept).filter(([name]) => !(name in ours));
  return { former: Object.fromEntries(others), ...kept };
}

/** Returns a game's setting as this version or an older one saved it. */
export const keptSetting = (
  { games, former }: Pick<Settings, 'games' | 'former'>,
  game: string,
  id: string,
) => games[game]?.[id] ?? former[id];

const token = z.string().transform(text => text as Token);
const tokens = z.record(z.string(), token).transform(all => all as BySeat<Token>);
const face = z.string().max(16).default('');
const hex = z.string().regex(/^[0-9a-f]*$/);

/** The way back to a table of another host. */
const seat = z.lazy(() =>
  z.strictObject({
    kept: z.literal('seat'),
    invite: z.string().max(1_024),
    game: z.string().max(40),
    name: z.string().max(LONGEST_NAME),
    /** Older versions kept none. */
    face,
    watches: z.boolean(),
    tokens,
  }),
);
export type SavedSeat = z.infer<typeof seat>;

/** A lesson, and the step at which it was left. */
const learning = z.lazy(() => z.strictObject({ id: z.string().max(40), step: z.string().max(40) }));
export type LessonProgress = z.infer<typeof learning>;

const NO_KEYS = 'none';

/** The way back to a table of this device. */
const door = z.lazy(() =>
  z
    .strictObject({
      kept: z.literal('door'),
      /** The keys of the table, as text; empty as long as nobody else could come. */
      keys: z.string().max(2_048).default(''),
      /** Older versions kept these instead; such a table gets keys, and a new invite. */
      code: z.string().optional(),
      secret: hex.optional(),
      /** Missing while nobody outside can join. */
      invite: z.string().max(1_024).optional(),
      name: z.string().max(LONGEST_NAME),
      face,
      game: z.string().max(40),
      lesson: learning.optional(),
      /** When it was put aside for another table, as ISO 8601. */
      asideSince: z.string().max(40).optional(),
      tokens,
    })
    .transform(({ code: _code, secret = '', keys, ...kept }) => ({
      ...kept,
      keys: keys === '' && secret !== '' ? NO_KEYS : keys,
    })),
);
export type SavedDoor = z.infer<typeof door>;

/** Undefined if the text is not what was stored. */
export const readSavedSeat = (text: string): SavedSeat | undefined =>
  seat.safeParse(wayIn(text)).data;
export const readSavedDoor = (text: string): SavedDoor | undefined =>
  door.safeParse(wayIn(text)).data;

/**
 * Sealed, because one changed character would lead to another table, or to a taken seat by another
 * token.
 */
export const writeWayBack = (kept: SavedSeat | SavedDoor): string =>
  sealedLine(JSON.stringify(kept));

/** Older versions stored it without a checksum. */
function wayIn(text: string): unknown {
  if (text.startsWith('{')) return jsonOf(text);
  const read = unsealed(text, '', true);
  return read.ok ? read.json : undefined;
}
