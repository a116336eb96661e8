import type { Chance, Chances } from '../kit/random';
import type { Decoded } from '../kit/decoded';
import type { Millis } from '../kit/millis';
import type { BySeat, Seat, Seats } from '../kit/seat';

export type GameId = string & { readonly __game: true };
export type Viewer = Seat | 'board';

/** The table accepts a finger's time no earlier than this before the ruling. */
export const LAG_MS: Millis = 400;

/** The border: only known input passes, and faults are described in words. */
type Decoder<T> = (input: unknown) => Decoded<T>;

/** The seat and the times of an act. The host stamps them, and the log keeps them. */
export type Context = {
  readonly seat: Seat;
  /** When the host rules, in match time. Never earlier than the previous ruling. */
  readonly at: Millis;
  /** When the finger lifted, as far as the host believes it: at `at` or shortly before. */
  readonly finger: Millis;
};

/** What an act or time alone has changed. */
type Outcome<State, GameEvent> = {
  state: State;
  events: readonly GameEvent[];
  /**
   * Somebody has learnt something hidden: a new card, a die, another's secret. It cannot be undone.
   */
  reveals: boolean;
};
export type Ruling<State, Why, GameEvent> =
  ({ ok: true } & Outcome<State, GameEvent>) | { ok: false; why: Why };

/** The players played against each other. */
export type Ranked = {
  readonly kind: 'ranked';
  /** The first place first; seats that share a place are in one list. */
  readonly places: readonly (readonly Seat[])[];
  readonly points: BySeat<number>;
};
/** All players won or lost together. */
export type Shared = {
  readonly kind: 'shared';
  /** Open: nothing could be won or lost; the points show how far the players came. */
  readonly outcome: 'won' | 'lost' | 'open';
  /** A code that the texts of the game have a name for. */
  readonly rank?: string;
  readonly points?: number;
};
export type Result = Ranked | Shared;

/** An act that a seat can do now, ready to send, and the choices it may vary. */
export type Offer<Action> = { readonly action: Action; readonly choices?: unknown };

/** What a player asks of others: a code of the game, and the values to fill its sentence with. */
export type TalkMessage = { readonly code: string; readonly about: readonly (string | number)[] };
/** A request shown at the table; without `to` it is for everybody. */
export type PlayerRequest = {
  readonly id: number;
  readonly from: Seat;
  readonly to?: Seat | undefined;
  readonly words: TalkMessage;
};

/** What a bot wants to do; undefined: ask it again after the next act. */
export type Intent<Action> =
  | { act: Action }
  /** Sends a request to one seat or to all. */
  | { ask: TalkMessage; to?: Seat; lasts: Millis }
  /** Asks to be woken at that moment, or after the next act. */
  | { wake: Millis }
  /** Its hand is moving until that moment; the bot is asked again then, and not before. */
  | { hand: Millis }
  /**
   * Needs more thought than fits into a frame. The next slice begins where this one ended, changes
   * nothing outside, and gives the same whenever it is called.
   */
  | { think: () => Intent<Action> }
  | undefined;
export type BotMoment = {
  readonly seat: Seat;
  readonly at: Millis;
  readonly chance: Chance;
  /** The bot's hand has arrived. */
  readonly arrived?: boolean;
  readonly heard?: readonly PlayerRequest[];
  /** How many times faster than a relaxed person it sees and moves; 1 if undefined. */
  readonly pace?: number;
  /** The seats of people; none if undefined. */
  readonly people?: readonly Seat[];
};
/** Thinks to the end in one go. */
export function decided<Action>(
  intent: Intent<Action>,
): Exclude<Intent<Action>, { think: unknown }> {
  let now = intent;
  while (now && 'think' in now) now = now.think();
  return now;
}
export type Bot<View, Action> = (view: View, moment: BotMoment) => Intent<Action>;
/**
 * The first three play as people do. The last two are for tests: any legal act, and a quick one.
 */
export const BOT_LEVELS = ['learner', 'player', 'expert', 'random', 'plain'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

export type Deal<Options> = {
  readonly seats: Seats;
  readonly options: Options;
  readonly chances: Chances;
};

/** Content of a game, with a hash of everything that decides a match. */
export type PackRef = {
  readonly id: string;
  readonly kind: 'deck' | 'mission';
  readonly hash: string;
};

/** Converts what an older version of the game has written. */
export type Migration = { options(older: unknown): unknown; action(older: unknown): unknown };

/** A board game as a pure function over data. Everything from the world arrives as an argument. */
export interface Game<State, Action, View, Why, Options, GameEvent> {
  readonly id: GameId;
  /** Rises whenever an old log would no longer lead to the same state. */
  readonly version: number;
  /** The packs, such as decks, from which its matches are dealt. */
  readonly packs?: readonly PackRef[];
  /** Converts a match of that version; undefined: it cannot go on. */
  migrate?(version: number): Migration | undefined;
  readonly seats: { readonly min: number; readonly max: number };
  readonly pace: 'at-once' | 'in-turns';
  /** Words of its rules that give nothing away by themselves, wherever they occur. */
  readonly vocabulary?: readonly string[];
  readonly action: Decoder<Action>;
  readonly options: Decoder<Options>;
  /** Decodes a state that was kept as JSON. */
  readonly state: Decoder<State>;
  /** The seats of a table of this size; always defined from `min` to `max`. */
  places(count: number): Seats | undefined;
  /** Says why these options do not suit these seats; undefined: they do. */
  misfit?(seats: Seats, options: Options): string | undefined;
  setup(deal: Deal<Options>): State;
  /** `rulingOn` asks before an act and the board before it offers, so both give one answer. */
  whyNot(seen: View, action: Action, context: Context): Why | undefined;
  /**
   * Plays an act that `whyNot` allows; it refuses one only for what its seat does not see. The
   * caller has already called `elapse` on the state, up to `at`.
   */
  apply(
    state: State,
    action: Action,
    context: Context,
    /** Random draws, seeded by the act's place in the log. */
    chances: Chances,
  ): Ruling<State, Why, GameEvent>;
  /** Returns the next moment at which time alone changes something. */
  due(state: State): Millis | undefined;
  /** Applies what time alone has done up to and including `at`. */
  elapse(state: State, at: Millis): Outcome<State, GameEvent>;
  /** Cuts the state for a viewer. Secrets are removed here and nowhere else. */
  view(state: State, viewer: Viewer): View;
  /**
   * Cuts the events for a viewer: a seat gets those its phone needs for a cue or a motion, the
   * board gets all. Nothing may reveal a secret that is still hidden from the viewer in `after`.
   */
  eventsFor(viewer: Viewer, events: readonly GameEvent[], after: State): readonly GameEvent[];
  result(state: State): Result | undefined;
  /** How far a match has come, in a few signs that the manifest can put into words. */
  progress?(state: State): string;
  /** The seats that can act now, any number of them; none once the match is over. */
  waitingFor(seen: View): readonly Seat[];
  offers(seen: View, seat: Seat, at: Millis): readonly Offer<Action>[];
  /**
   * Plays an empty seat; it sees only that seat's view. Guests do not load it, and a game may have
   * none.
   */
  bot?(level: BotLevel, view: View, moment: BotMoment): Intent<Action>;
}

/**
 * Rules on an act. Asks for its legality once, on the view of its seat, so that no refusal gives a
 * secret away. The acts of a saved log go through it, too, so an illegal one is found.
 */
export function rulingOn<State, Action, View, Why, GameEvent>(
  game: Pick<Game<State, Action, View, Why, never, GameEvent>, 'view' | 'whyNot' | 'apply'>,
  state: State,
  action: Action,
  context: Context,
  chances: Chances,
): Ruling<State, Why, GameEvent> {
  const why = game.whyNot(game.view(state, context.seat), action, context);
  return why === undefined ? game.apply(state, action, context, chances) : { ok: false, why };
}

/** A refusal of any game: a code, with whatever a sentence about it needs. */
export type AnyWhy = { readonly code: string };
/** An event of any game: a type, with whatever else belongs to it. */
export type AnyEvent = { readonly type: string };
export type AnyGame = Game<unknown, unknown, unknown, AnyWhy, unknown, AnyEvent>;
export type AnyBot = NonNullable<AnyGame['bot']>;

/** The rules of a match: their version, and its packs. */
export type RulesOf = { readonly version: number; readonly packs?: readonly PackRef[] | undefined };

/** A match without packs was written before games had them, and fits the packs of today. */
export const hasSameRules = (kept: RulesOf, ours: RulesOf): boolean =>
  kept.version === ours.version &&
  (!kept.packs || namesOf(kept.packs) === namesOf(ours.packs ?? []));

/** The packs that another app lacks, or has with another hash. */
export const otherPacks = (
  wanted: readonly PackRef[],
  theirs: readonly PackRef[],
): readonly PackRef[] =>
  wanted.filter(({ id, hash }) => !theirs.some(one => one.id === id && one.hash === hash));

const namesOf = (packs: readonly PackRef[]): string =>
  packs
    .map(({ id, hash }) => `${id} ${hash}`)
    .sort()
    .join();
