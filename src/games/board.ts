/**
 * The contract of a game's board: it reads a store and sends acts. It knows no host or link.
 */
import type { ComponentType, ReactNode } from 'react';
import type { Millis } from '../kit/millis';
import type { Readable } from '../kit/readable';
import type { Seat } from '../kit/seat';
import type { AnyGame, AnyWhy, TalkMessage } from './game';

/** Replaced by a new object whenever the time jumps, so that everything timed by it starts over. */
export type TableClock = {
  /** Match time now. */
  now(): Millis;
  readonly running: boolean;
  /** How many times faster than real time the match runs. */
  readonly speed: number;
};

/** A seat, and the player or bot that takes it. */
export type TablePlace = {
  readonly seat: Seat;
  readonly name: string;
  /** The code of the player's face; empty for nobody and bots. */
  readonly face: string;
  readonly sits: 'nobody' | 'player' | 'bot';
  readonly here: boolean;
};

export type ShownRequest = {
  readonly id: number;
  readonly from: Seat;
  /** Undefined: to everybody. */
  readonly to?: Seat | undefined;
  readonly words: TalkMessage;
  /** Time left to show it, counted from when this object was made. */
  readonly left: Millis;
};

/** Delivers events as one viewer may see them. A reconnect repeats none of them. */
export type EventFeed<View, GameEvent> = {
  /**
   * Calls `heard` with the events of every message and the view they led to. Returns an unsubscribe
   * function.
   */
  subscribe(heard: (events: readonly GameEvent[], view: View) => void): () => void;
};

/** What one viewer knows of a match. Every field keeps its identity until it changes. */
type ViewState<View> = {
  readonly view: View;
  readonly clock: TableClock;
  readonly places: readonly TablePlace[];
  readonly requests: readonly ShownRequest[];
};

/** What a player has set in one game, by the names in its manifest. */
export type GameSettings = Readonly<Record<string, boolean | string>>;

/** The last refused act of this seat; a new object for each refusal. */
export type Refusal = { readonly why: AnyWhy };

export type SeatState<View, Action> = ViewState<View> & {
  readonly seat: Seat;
  /** Sent and not yet answered. */
  readonly pending: readonly Action[];
  readonly refusal: Refusal | null;
};

/** Boards read these and copy nothing from them; only the session writes. */
export type ViewStore<View, GameEvent, State = ViewState<View>> = Readable<State> & {
  readonly events: EventFeed<View, GameEvent>;
};
export type SeatStore<View, Action, GameEvent> = ViewStore<
  View,
  GameEvent,
  SeatState<View, Action>
> & {
  act(action: Action): void;
  ask(words: TalkMessage, to?: Seat): void;
};

/** What this phone keeps of one match for the seats played on it; no other phone sees it. */
export type SeatShelf = {
  read(name: string): string | undefined;
  write(name: string, text: string): void;
};

/** A player takes back the last act. */
export type SeatUndo = {
  /** Their turn is not over, so it is done at once; else as the host has chosen. */
  readonly isInTurn: boolean;
  takeBack(): void;
};

export type SeatProps<View, Action, GameEvent> = {
  /** The same for as long as the seat is shown. */
  readonly store: SeatStore<View, Action, GameEvent>;
  readonly settings: GameSettings;
  /** The table's menu button, which the board places in its top line. */
  readonly menu?: ReactNode;
  /**
   * Somebody has come or dropped out: a line with a face. The board shows it in the place of its
   * messages, where it covers no running glass and moves nothing that can be touched.
   */
  readonly news?: ReactNode;
  /** Undefined while nothing can be taken back. A board that does not offer it has the menu’s. */
  readonly undo?: SeatUndo | undefined;
  /** Missing where nothing is kept, as in a lesson. */
  readonly shelf?: SeatShelf | undefined;
};

/** A seat in a lesson. The other seats stay empty until the lesson fills them. */
export type LessonProps<View, Action, GameEvent> = SeatProps<View, Action, GameEvent> & {
  /** The id of the lesson. */
  readonly lesson: string;
  /** The step reached so far; empty at the beginning. */
  readonly step: string;
  reach(step: string): void;
  /** Runs the match this many times as fast as usual. */
  pace(times: number): void;
  /** Acts for an empty seat, to demonstrate a move. */
  actFor(seat: Seat, action: Action): void;
  /** Seats bots at the empty places. */
  fillSeats(): void;
  /** Remembers the lesson as learnt, before its match is over. */
  finish(): void;
  /** Ends the lesson; the match goes on as at any other table. */
  leave(): void;
  /** A button to the lesson after this one; null: this is the last. */
  readonly next: ReactNode;
};

export interface Lessons<View, Action, GameEvent> {
  /** A hand that teaches. */
  Hand(props: LessonProps<View, Action, GameEvent>): ReactNode;
}

export type WatchProps<View, GameEvent> = {
  readonly store: ViewStore<View, GameEvent>;
  /** The table already covers the board while it pauses. */
  readonly isVeiled?: boolean | undefined;
  /** A reason for the pause, if there is one to show. */
  readonly pausedWhy?: string | undefined;
  /** As at a seat; on a TV it is large enough to be read from afar. */
  readonly news?: ReactNode;
};

/** A finished match that can be replayed to any entry of its log. */
export type MatchReplay<View, GameEvent = unknown> = {
  readonly entries: number;
  /** What everybody could see after so many entries. */
  viewAfter(entries: number): View;
  /** The events of the last of so many entries, as the board received them. */
  eventsOf(entries: number): readonly GameEvent[];
  /** Match time of an entry. */
  timeOf(entries: number): Millis;
};

/**
 * What a finished match leaves for one seat. The keys are names that the board can put into words.
 */
export type Summary = {
  /** From 0 to 1. */
  readonly shares: Readonly<Record<string, number>>;
  readonly counts: Readonly<Record<string, number>>;
};

/** Summarises finished matches for the history. */
export interface MatchSummaries<View, GameEvent = unknown> {
  summary(story: MatchReplay<View, GameEvent>, seat: Seat): Summary;
  /** Returns the label of a share or a count; undefined: an older version wrote it, so skip it. */
  called(language: string, name: string): string | undefined;
  /** Describes the options in a few words and leaves out unknown ones. */
  optionWords(language: string, options: unknown): string;
  /** Names the rank of a shared result; undefined: an older version gave it, so skip it. */
  rankWords?(language: string, rank: string): string | undefined;
}

export type EndingProps<View, GameEvent = unknown> = {
  readonly view: View;
  readonly seat: Seat | null;
  readonly places: readonly TablePlace[];
  /** Null until it is loaded. */
  readonly story: MatchReplay<View, GameEvent> | null;
  /** Shown on a TV, where everything must fit at once and nobody can touch. */
  readonly afar?: boolean;
};

export type OptionsProps = {
  readonly options: unknown;
  readonly places: readonly TablePlace[];
  /** Shows the options without letting them change, because another phone chooses. */
  readonly fixed: boolean;
  change(options: unknown): void;
};

export type SeatMarkProps = { readonly seat: Seat; readonly size: number };

export type CurtainWords = {
  readonly title: string;
  readonly hint: string;
  readonly hold: string;
};

/** A sound, pulse or spoken line that is due at a moment of match time. */
export type Alarm = {
  /** An alarm with the same name replaces the one before. */
  readonly name: string;
  readonly at: Millis;
  /** Null: it is only spoken. */
  readonly cue: Cue | null;
  /** Spoken words; undefined: none. */
  readonly words?: string | undefined;
};
export const CUES = [
  'turn',
  'glass-left',
  'glass-right',
  'soon-left',
  'soon-right',
  'delivered',
  'asked',
  'contested',
  'refused',
  'last-minute',
  'over',
  'your-turn',
  'right',
  'wrong',
] as const;
export type Cue = (typeof CUES)[number];
/** The table itself plays these in the lobby: a tone for whoever sits down, a chord once all do. */
export const LOBBY_CUES = ['sits-1', 'sits-2', 'sits-3', 'sits-4', 'all-here'] as const;
export type LobbyCue = (typeof LOBBY_CUES)[number];
/** The sounds of a station on the sea floor, which only its game plays. */
export const SEA_CUES = [
  'sea-bot',
  'sea-swim',
  'sea-dock',
  'sea-pushed',
  'sea-overflow',
  'sea-lab',
  'sea-crystal',
  'sea-time',
  'sea-octopod',
  'sea-submarine',
  'sea-card',
  'sea-line',
  'sea-stop',
  'sea-pass',
  'sea-tally',
  'sea-interim',
  'sea-round',
  'sea-turn',
] as const;
export type SeaCue = (typeof SEA_CUES)[number];
/** The sounds of a story on tiles, which only its game plays. */
export const STORY_CUES = [
  'story-place',
  'story-card',
  'story-unit',
  'story-late',
  'story-dice',
  'story-shield',
  'story-won',
  'story-hurt',
  'story-vortex',
  'story-back',
  'story-found',
  'story-token',
  'story-rule',
  'story-journey',
  'story-ask',
  'story-carried',
  'story-rejected',
  'story-captain',
  'story-wrong',
  'story-success',
  'story-failure',
] as const;
export type StoryCue = (typeof STORY_CUES)[number];
export type EventCue = Cue | SeaCue | StoryCue;
/** A sound, pulse or spoken line that an event causes. */
export type Chime = {
  readonly cue: EventCue | null;
  /** Spoken at once. */
  readonly words?: string | undefined;
  /** Plays the cue so much later, so that those of one act are heard one after another. */
  readonly after?: Millis | undefined;
};

export const SOUNDTRACKS = ['glass', 'sea', 'story'] as const;
export type Soundtrack = (typeof SOUNDTRACKS)[number];
/** What a place sounds like, beside any soundtrack. Each is fetched when it is first heard. */
export const AIRS = ['crowd', 'gulls', 'bells', 'kiln', 'fountain', 'wind', 'mud', 'rain'] as const;
export type Air = (typeof AIRS)[number];
/** What the music of a match follows. */
export type MusicMoment = {
  readonly soundtrack: Soundtrack;
  /** How far the match has come, from 0 to 1. */
  readonly share: number;
  /** The last minute runs, or points are being counted. */
  readonly isTense: boolean;
  /** Undefined: no place is heard. */
  readonly air?: Air | undefined;
};

export type Chapter = { readonly title: string; readonly text: string };

/** All texts take `language`, one of the app's; a board without it falls back to English. */
export interface Board<View, Action, GameEvent> {
  /** The rules of the game. */
  readonly game: AnyGame;
  /** One player's control centre, with everything around it. */
  readonly Hand: ComponentType<SeatProps<View, Action, GameEvent>>;
  /** For the TV, and for a screen in the middle of the table. */
  readonly Watch: ComponentType<WatchProps<View, GameEvent>>;
  readonly Options: ComponentType<OptionsProps>;
  /** The symbol of a seat, so that its colour never stands alone. */
  readonly SeatMark: ComponentType<SeatMarkProps>;
  colour(seat: Seat): string;
  seatName(language: string, seat: Seat): string;
  /** Turns every refusal into a sentence. */
  whyNot(language: string, why: AnyWhy): string;
  requestWords(language: string, words: TalkMessage): string;
  /**
   * Names what these options choose to play, for the lobby. Without it, there is nothing to choose;
   * empty: what was chosen is not known here.
   */
  wayOfPlaying?(language: string, options: unknown): string;
  /**
   * In a game with private cards, the words of the curtain that hangs between several players at
   * one device. Without it, hands lie open beside each other.
   */
  curtain?(language: string, name: string): CurtainWords;
  /** Coming events with a sound, as far as this seat can know them; null: those of the whole table. */
  alarms(language: string, view: View, seat: Seat | null): readonly Alarm[];
  /** Without it, the music grows towards the end that the alarms tell of. */
  music?(view: View): MusicMoment;
  /** Sounds and touch for this seat; the view is the one that the events led to. */
  cues(language: string, events: readonly GameEvent[], view: View, seat: Seat): readonly Chime[];
}

export type AnyBoard = Board<unknown, unknown, unknown>;

/** Shows a finished match, and summarises it for the history. */
export interface MatchEnding<View, GameEvent> {
  Ending(props: EndingProps<View, GameEvent>): ReactNode;
  /** Without it, the history has only names and points. */
  readonly memory?: MatchSummaries<View, GameEvent>;
}

/** The room for a picture; what does not fit into its shape is cut off at the sides. */
export type ArtProps = { readonly width: number; readonly height: number };
/** The picture by which a game is known before it is played. */
export type KeyArt = ComponentType<ArtProps>;

export type AnyLessons = Lessons<unknown, unknown, unknown>;
export type AnyEnding = MatchEnding<unknown, unknown>;
