import type { Chance, Chances } from '../kit/random';
import type { Decoded } from '../kit/decoded';
import type { Millis } from '../kit/millis';
import type { BySeat, Seat, Seats } from '../kit/seat';

export type GameId = string & { readonly __game: true };
export type Viewer = Seat | 'board';

/** The table believes no finger to have lifted longer ago than this. */
export const LAG_MS: Millis = 400;

/** The border: nothing unknown gets past it, and what is wrong is said in words. */
type Decoder<T> = (input: unknown) => Decoded<T>;

/** Who acts and when. The host stamps it; the log keeps it. */
export type Context = {
  readonly seat: Seat;
  /** When the host rules, in match time. Never earlier than the ruling before. */
  readonly at: Millis;
  /** When the finger lifted, as far as the host believes it: `at` or a little before. */
  readonly finger: Millis;
};

export type Ruling<State, Why, GameEvent> =
  { ok: true; state: State; events: readonly GameEvent[] } | { ok: false; why: Why };
type Elapsed<State, GameEvent> = { state: State; events: readonly GameEvent[] };

/** They played against each other. */
export type Ranked = {
  readonly kind: 'ranked';
  /** From the first down; seats that share a place stand together. */
  readonly places: readonly (readonly Seat[])[];
  readonly points: BySeat<number>;
};
/** All won or lost as one. */
export type Shared = {
  readonly kind: 'shared';
  /** Open: there was nothing to win or to lose, and the points say how far they came. */
  readonly outcome: 'won' | 'lost' | 'open';
  /** A code that the texts of the game have a name for. */
  readonly rank?: string;
  readonly points?: number;
};
export type Result = Ranked | Shared;

/** Something a seat can do now, filled in and ready to send, and what it may vary about it. */
export type Offer<Action> = { readonly action: Action; readonly choices?: unknown };

/** A wish in words of the game: a code, and a few plain things to fill its sentence with. */
export type TalkMessage = { readonly code: string; readonly about: readonly (string | number)[] };
/** A wish that stands at the table; without `to` it is for all. */
export type PlayerRequest = {
  readonly id: number;
  readonly from: Seat;
  readonly to?: Seat | undefined;
  readonly words: TalkMessage;
};

/** What a bot wants; undefined: to be asked after the next act. */
export type Intent<Action> =
  | { act: Action }
  /** To say something to one or all. */
  | { ask: TalkMessage; to?: Seat; lasts: Millis }
  /** To be asked again at that moment, or after the next act. */
  | { wake: Millis }
  /** Its hand is on its way until that moment: then it is asked again, and nothing before. */
  | { hand: Millis }
  | undefined;
export type BotMoment = {
  readonly seat: Seat;
  readonly at: Millis;
  readonly chance: Chance;
  /** Its hand has arrived. */
  readonly arrived?: boolean;
  readonly heard?: readonly PlayerRequest[];
  /** How many times as fast as a person at ease its eye and hand are; 1 where nothing is said. */
  readonly pace?: number;
};
export type Bot<View, Action> = (view: View, moment: BotMoment) => Intent<Action>;
/** Three who play as people do; the last two are for tests: anything allowed, and quickly something. */
export const BOT_LEVELS = ['learner', 'player', 'expert', 'random', 'plain'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

export type Deal<Options> = {
  readonly seats: Seats;
  readonly options: Options;
  readonly chances: Chances;
};

/** A board game as a function over data. Everything it needs of the world arrives as an argument. */
export interface Game<State, Action, View, Why, Options, GameEvent> {
  readonly id: GameId;
  /** Rises whenever an old log would no longer fold to the same state. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly pace: 'at-once' | 'in-turns';
  /** An act shows what nobody can forget again: so none is ever taken back. */
  readonly reveals?: true;
  readonly action: Decoder<Action>;
  readonly options: Decoder<Options>;
  /** Of a state that was kept as JSON. */
  readonly state: Decoder<State>;
  /** The seats of a table for so many; between `min` and `max` there always are some. */
  places(count: number): Seats | undefined;
  /** In words, why these options do not go with these seats; undefined: they do. */
  misfit?(seats: Seats, options: Options): string | undefined;
  setup(deal: Deal<Options>): State;
  /** The host asks before it acts, the board before it offers: one answer for both. */
  whyNot(seen: View, action: Action, context: Context): Why | undefined;
  /** Rules on an act. The state given is one on which `elapse` has been called up to `at`. */
  apply(
    state: State,
    action: Action,
    context: Context,
    /** What the act may draw: its place in the log decides it. */
    chances: Chances,
  ): Ruling<State, Why, GameEvent>;
  /** The next moment at which time alone changes something. */
  due(state: State): Millis | undefined;
  /** What time alone has done up to and including `at`. */
  elapse(state: State, at: Millis): Elapsed<State, GameEvent>;
  /** What that viewer may see: the one place where secrets are cut out. */
  view(state: State, viewer: Viewer): View;
  /**
   * The events that viewer is told of: a seat those that need a cue or a motion at its phone, the
   * board all of them. Nothing that is still secret to the viewer, in the state they led to.
   */
  eventsFor(viewer: Viewer, events: readonly GameEvent[], after: State): readonly GameEvent[];
  result(state: State): Result | undefined;
  /** The seats that can still act, however many at once; nobody once it is over. */
  waitingFor(seen: View): readonly Seat[];
  offers(seen: View, seat: Seat, at: Millis): readonly Offer<Action>[];
  /**
   * A player for an empty seat: it sees what the seat sees, and nothing else. A guest’s phone does
   * not load it, and a game may have none.
   */
  bot?(level: BotLevel, view: View, moment: BotMoment): Intent<Action>;
}

/** A refusal of any game: a reason by name, with what a sentence about it needs. */
export type AnyWhy = { readonly code: string };
/** An event of any game: what it is, with whatever else belongs to it. */
export type AnyEvent = { readonly type: string };
export type AnyGame = Game<unknown, unknown, unknown, AnyWhy, unknown, AnyEvent>;
export type AnyBot = NonNullable<AnyGame['bot']>;
