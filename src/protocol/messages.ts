/** The messages between host and guests. One message is one JSON text. */
import { z } from 'zod';
import { problemOf } from '../kit/decoded';
import type { Delta } from '../kit/delta';
import { jsonOf } from '../kit/json';
import type { Millis } from '../kit/millis';
import type { Seat } from '../kit/seat';
import { shownText } from '../kit/shownText';
import { entry, header, packRef } from './entry';
import type { Token } from './token';

/** Increase it when an older app can no longer follow. */
export const VERSION = 9;
/** In characters. No honest message of a guest comes near it. */
export const LARGEST = 64 * 1024;
/** Views grow with the game, so only guests are held to the smaller limit. */
export const LARGEST_VIEW = 256 * 1024;
export const LONGEST_NAME = 24;
/** In characters: what fits into a file of 8 MB, with its pictures as text. */
export const LARGEST_PACK = 12 * 1024 * 1024;
export const LONGEST_PACK_TITLE = 60;

const millis = z.number().min(-1e15).max(1e15) as z.ZodType<Millis>;
const count = z.int().min(0);
const seat = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,23}$/)
  .transform(name => name as Seat);
const token = z
  .string()
  .regex(/^[0-9a-f]{32}$/)
  .transform(text => text as Token);
/** The code of a picture; empty: none. */
const face = z.string().regex(/^[a-z]{0,16}$/);
const name = z.string().transform(shownText).pipe(z.string().min(1).max(LONGEST_NAME));
/** The name as everybody will see it; undefined if it is not valid. */
export const validName = (text: string): string | undefined => name.safeParse(text).data;
const person = z.lazy(() => z.object({ name, face: face.exactOptional() }));
export type Person = z.infer<typeof person>;
/** The name and face as everybody will see them; undefined if one of them is not valid. */
export const validPerson = (given: Person): Person | undefined => person.safeParse(given).data;
const code = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);

/** In every language of the app. */
export const packTitle = z.lazy(() =>
  z.strictObject({
    en: z.string().max(LONGEST_PACK_TITLE),
    de: z.string().max(LONGEST_PACK_TITLE),
  }),
);
const packHash = z.string().regex(/^[0-9a-f]{32}$/);

/** A request: a code of the game, and a few plain values to fill its sentence with. */
const words = z.lazy(() =>
  z.strictObject({
    code,
    about: z
      .array(z.union([z.string().max(24), z.number()]))
      .max(8)
      .default([]),
  }),
);
export type SentTalk = z.infer<typeof words>;

const ping = z.lazy(() => z.strictObject({ say: z.literal('ping'), t: millis }));
const pong = z.lazy(() => z.strictObject({ say: z.literal('pong'), t: millis, here: millis }));
/**
 * The host adds the revision of each of the guest's views, so that a lost last message is noticed.
 */
const revs = z.lazy(() => z.record(z.string().max(24), count));

const upward = z.lazy(() =>
  z.discriminatedUnion('say', [
    z.strictObject({
      say: z.literal('hello'),
      v: z.literal(VERSION),
      name,
      face: face.default(''),
      watch: z.boolean().default(false),
      /** The packs of all games of this app. */
      packs: z.array(packRef).max(64).default([]),
      proofs: z.array(z.strictObject({ seat, token })).max(16).default([]),
    }),
    z.strictObject({ say: z.literal('sit'), seat }),
    /** Any seat will do; the usual one is best. */
    z.strictObject({ say: z.literal('seat-me'), usual: seat.optional() }),
    /**
     * A guest without a seat asks the host for one, or asks no longer. `seat`: the one it had, which
     * is open on another phone.
     */
    z.strictObject({ say: z.literal('ask-seat'), asks: z.boolean(), seat: seat.exactOptional() }),
    z.strictObject({ say: z.literal('rise'), seat }),
    z.strictObject({ say: z.literal('kept'), seat, token }),
    /** One seat of this device; without one, the device and all its seats. */
    z.strictObject({
      say: z.literal('rename'),
      name,
      /** Without one, the face stays. */
      face: face.exactOptional(),
      seat: seat.optional(),
    }),
    z.strictObject({
      say: z.literal('propose'),
      seat,
      n: z.int().min(1),
      /**
       * The revision of the seat's view on which it was made. In a game in turns only the latest is
       * valid.
       */
      rev: count,
      finger: millis,
      action: z.unknown(),
    }),
    z.strictObject({ say: z.literal('whole'), viewer: seat }),
    z.strictObject({ say: z.literal('pause') }),
    z.strictObject({ say: z.literal('resume') }),
    /** Asks to undo the last act of this device. */
    z.strictObject({ say: z.literal('undo') }),
    /** Whether the players at this device agree that another player's act is undone. */
    z.strictObject({ say: z.literal('vote'), id: count, agrees: z.boolean() }),
    z.strictObject({
      say: z.literal('ask'),
      seat,
      to: seat.optional(),
      words,
      lasts: z.int().min(1_000).max(60_000),
    }),
    z.strictObject({ say: z.literal('story'), from: count }),
    /** This device has so many characters of the pack, and takes what follows. */
    z.strictObject({ say: z.literal('pack'), hash: packHash, from: count }),
    /** It does not take the pack. */
    z.strictObject({ say: z.literal('no-pack'), hash: packHash }),
    ping,
    pong,
  ]),
);
export type Upward = z.infer<typeof upward>;

const why = z.lazy(() => z.looseObject({ code: z.string().max(60) }));
const clock = z.lazy(() => {
  const clocked = { at: millis, speed: z.number().min(0.25).max(120).default(1) };
  return z.discriminatedUnion('running', [
    z.strictObject({ running: z.literal(true), ...clocked, since: millis }),
    z.strictObject({ running: z.literal(false), ...clocked }),
  ]);
});
const place = z.lazy(() =>
  z.strictObject({
    seat,
    name: z.string().max(LONGEST_NAME),
    /** Only players have one. */
    face,
    sits: z.enum(['nobody', 'player', 'bot']),
    here: z.boolean(),
  }),
);
/** A guest without a seat that does not only watch. */
const standing = z.lazy(() =>
  z.strictObject({
    /** Its number at this table, as in its welcome. */
    guest: count,
    name: z.string().max(LONGEST_NAME),
    face,
    asks: z.boolean(),
    /** The seat it asks for; without one, any. */
    seat: seat.exactOptional(),
  }),
);
const request = z.lazy(() =>
  z.strictObject({
    id: count,
    from: seat,
    to: seat.optional(),
    words,
    until: millis,
  }),
);
export const undoWay = z.lazy(() => z.enum(['off', 'free', 'asked']));
export type UndoWay = z.infer<typeof undoWay>;
const undo = z.lazy(() =>
  z.strictObject({
    way: undoWay,
    /** True if a player has an act after which nothing was revealed. */
    isOpen: z.boolean(),
    /** This seat can take back its last act at once, because its turn is not over. */
    inTurn: seat.exactOptional(),
    /** A player asks to undo an act; these seats have agreed. */
    question: z.strictObject({ id: count, by: seat, agreed: z.array(seat).max(16) }).optional(),
  }),
);
/** The pack of a player with which this table plays, and the devices that do not have it yet. */
const sharedPack = z.lazy(() =>
  z.strictObject({
    id: z.string().max(40),
    kind: z.enum(['deck', 'mission']),
    hash: packHash,
    title: packTitle,
    /** In characters. */
    size: z.int().min(1).max(LARGEST_PACK),
    lacks: z
      .array(
        z.strictObject({
          guest: count,
          name: z.string().max(LONGEST_NAME),
          seats: z.array(seat).max(16),
          /** How much of it has arrived, in tenths. */
          tenths: z.int().min(0).max(10),
          refuses: z.boolean(),
        }),
      )
      .max(64),
  }),
);
export type SharedPack = z.infer<typeof sharedPack>;

/** What everybody at the table can see, whatever the game. */
const shared = z.lazy(() =>
  z.strictObject({
    game: z.string().max(40),
    options: z.unknown(),
    phase: z.enum(['lobby', 'playing', 'over']),
    /** How many matches were played at this table before this one. */
    match: count.default(0),
    places: z.array(place).max(16),
    standing: z.array(standing).max(64).default([]),
    watchers: count,
    /** The player at the host's device; empty: unknown. */
    host: z.string().max(LONGEST_NAME),
    clock,
    /** The player who has paused the match. */
    pausedBy: z.string().max(LONGEST_NAME).exactOptional(),
    /** Present while the match is paused because the host was away. `isOver`: it is back. */
    absence: z.strictObject({ isOver: z.boolean() }).optional(),
    requests: z.array(request).max(64),
    undo,
    pack: sharedPack.exactOptional(),
  }),
);
export type SharedState = z.infer<typeof shared>;
export type SentRequest = SharedState['requests'][number];
export type StandingGuest = SharedState['standing'][number];

const delta = z.custom<Delta>(
  value => value === 0 || (typeof value === 'object' && value !== null),
);
const events = z.lazy(() => z.array(z.looseObject({ type: z.string() })).max(256));

const said = z.lazy(() =>
  z.discriminatedUnion('say', [
    z.strictObject({
      say: z.literal('welcome'),
      v: z.literal(VERSION),
      table: z.string().max(64),
      /** The number of this guest at this table. */
      guest: count.default(0),
      invite: z.string().max(1_024).optional(),
    }),
    z.strictObject({ say: z.literal('code'), code: z.string().max(8) }),
    z.strictObject({ say: z.literal('no'), why }),
    z.strictObject({ say: z.literal('seated'), seat, token, serial: count, n: count }),
    z.strictObject({ say: z.literal('unseated'), seat, why }),
    z.strictObject({ say: z.literal('shared'), rev: count, shared }),
    z.strictObject({ say: z.literal('view'), viewer: seat, rev: count, view: z.unknown() }),
    z.strictObject({ say: z.literal('answer'), seat, n: count, why: why.optional() }),
    /** Some of the `of` entries of a match, those after the first `from`. */
    z.strictObject({
      say: z.literal('story'),
      deal: header,
      from: count,
      of: count,
      entries: z.array(entry),
    }),
    /** A piece of the pack, after its first `from` characters. */
    z.strictObject({ say: z.literal('pack'), hash: packHash, from: count, text: z.string() }),
    ping,
    pong.unwrap().extend({ revs }),
  ]),
);

/** The most frequent message, so it is sent in as few characters as possible. */
const changed = z.lazy(() =>
  z
    .strictObject({ d: z.tuple([seat, count, delta]), e: events.default([]) })
    .transform(({ d: [viewer, rev, change], e }) => ({
      say: 'delta' as const,
      viewer,
      rev,
      delta: change,
      events: e,
    })),
);
type Changed = z.infer<typeof changed>;
export type Downward = z.infer<typeof said> | Changed;

export type Said<Message extends { say: string }, Word extends Message['say']> = Extract<
  Message,
  { say: Word }
>;

type Read<Message> = { ok: true; message: Message } | { ok: false; why: BadMessage };
type BadMessage =
  | { code: 'too-large' }
  | { code: 'not-json' }
  | { code: 'not-a-message'; problem: string }
  | { code: 'other-version'; ours: number; theirs: number };

export const readUpward = (text: string): Read<Upward> => read(() => upward, text, LARGEST);
export const readDownward = (text: string): Read<Downward> =>
  read<Downward>(json => (isChange(json) ? changed : said), text, LARGEST_VIEW);
export const encode = (message: Upward | Downward): string =>
  JSON.stringify(message.say === 'delta' ? shortened(message) : message);

const shortened = ({ viewer, rev, delta: change, events: e }: Changed) => ({
  d: [viewer, rev, change],
  ...(e.length > 0 && { e }),
});

const isChange = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && 'd' in json;

function read<Message>(
  shapeOf: (json: unknown) => z.ZodType<Message>,
  text: string,
  most: number,
): Read<Message> {
  if (text.length > most) return { ok: false, why: { code: 'too-large' } };
  const json = jsonOf(text);
  if (json === undefined) return { ok: false, why: { code: 'not-json' } };
  const parsed = shapeOf(json).safeParse(json);
  if (parsed.success) return { ok: true, message: parsed.data };
  return { ok: false, why: versionOf(json) ?? badShape(parsed.error) };
}

/** A hello of any version names that version, whatever else it contains. */
const anyHello = z.lazy(() => z.looseObject({ say: z.enum(['hello', 'welcome']), v: z.number() }));

function versionOf(value: unknown): BadMessage | undefined {
  const hello = anyHello.safeParse(value);
  if (!hello.success || hello.data.v === VERSION) return undefined;
  return { code: 'other-version', ours: VERSION, theirs: hello.data.v };
}

function badShape({ issues: [issue] }: z.ZodError): BadMessage {
  return { code: 'not-a-message', problem: issue ? problemOf(issue) : '' };
}
