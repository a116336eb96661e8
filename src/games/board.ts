/** What the boards of every game are: a view in, intents out. They know no host, no link and no store. */
import type { ComponentType, ReactNode } from 'react';
import type { Millis } from '../kit/millis';
import type { Readable } from '../kit/readable';
import type { Seat } from '../kit/seat';
import type { AnyGame, AnyWhy } from './game';

/** A new object whenever what it says would jump: then everything that runs by it starts anew. */
export type TableClock = {
  /** Match time at this instant. */
  now(): Millis;
  readonly running: boolean;
  /** How many times faster than life. */
  readonly speed: number;
};

/** Who sits where. */
export type TablePlace = {
  readonly seat: Seat;
  readonly name: string;
  readonly sits: 'nobody' | 'player' | 'bot';
  readonly here: boolean;
};

/** A wish between players, in words of the game: what kind, and what its sentence is filled with. */
export type TalkMessage = { readonly code: string; readonly about: readonly (string | number)[] };
export type ShownRequest = {
  readonly id: number;
  readonly from: Seat;
  /** Undefined: to all. */
  readonly to?: Seat | undefined;
  readonly words: TalkMessage;
  /** How long it stays, from when this object was made. */
  readonly left: Millis;
};

/** What has just happened, as one viewer is told of it. After a reconnect nothing is told again. */
export type EventFeed<View, GameEvent> = {
  /** Called with the events of every message and the view they led to. Returns how to stop. */
  subscribe(heard: (events: readonly GameEvent[], view: View) => void): () => void;
};

/** What one viewer knows of a match. Every field keeps its identity until it changes. */
type ViewState<View> = {
  readonly view: View;
  readonly clock: TableClock;
  readonly places: readonly TablePlace[];
  readonly requests: readonly ShownRequest[];
};

/** The last act of this seat that was refused; a new object for each. */
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

export type SeatProps<View, Action, GameEvent> = {
  /** The same for as long as the seat is shown. */
  readonly store: SeatStore<View, Action, GameEvent>;
  /** Planned acts are done at once when their time comes, without a tap. */
  readonly plansRun: boolean;
  /** Whether somebody looks over this player’s shoulder, and how much he says; undefined: nobody. */
  readonly coach?: 'off' | 'quiet' | 'talkative' | undefined;
  /** The table’s own button: a place in the topmost line of the board is its. */
  readonly menu?: ReactNode;
};

/** A seat at a table whose other seats stay empty for as long as the lesson likes. */
export type LessonProps<View, Action, GameEvent> = SeatProps<View, Action, GameEvent> & {
  /** Which one. */
  readonly lesson: string;
  /** How far it had come; empty: it begins. */
  readonly step: string;
  reach(step: string): void;
  /** So many times as fast as else. */
  pace(times: number): void;
  /** What is shown at a seat at which nobody sits. */
  actFor(seat: Seat, action: Action): void;
  /** The computer sits down at them. */
  fillSeats(): void;
};

export interface Lessons<View, Action, GameEvent> {
  /** A hand that teaches. */
  Hand(props: LessonProps<View, Action, GameEvent>): ReactNode;
}

export type WatchProps<View, GameEvent> = {
  readonly store: ViewStore<View, GameEvent>;
  /** Over the board stands already that the table pauses. */
  readonly isVeiled?: boolean | undefined;
  /** Why the match pauses, where there is more to say than that it does. */
  readonly pausedWhy?: string | undefined;
};

/** A finished match, from which everything can be played again. */
export type MatchReplay<View, GameEvent = unknown> = {
  readonly entries: number;
  /** What all could see after so many entries. */
  viewAfter(entries: number): View;
  /** What the last of so many entries led to, as the board was told of it. */
  eventsOf(entries: number): readonly GameEvent[];
  /** In match time. */
  timeOf(entries: number): Millis;
};

/** What is remembered of an evening for one seat, by names that the board can say. */
export type Summary = {
  /** Parts of a whole, from 0 to 1. */
  readonly shares: Readonly<Record<string, number>>;
  readonly counts: Readonly<Record<string, number>>;
};

/** How a game is remembered when the table has long been cleared. */
export interface MatchSummaries<View, GameEvent = unknown> {
  summary(story: MatchReplay<View, GameEvent>, seat: Seat): Summary;
  /** What a share or a count is called; undefined: it is of another time, and not shown. */
  called(language: string, name: string): string | undefined;
  /** In a few words; what is not known is left out. */
  optionWords(language: string, options: unknown): string;
}

export type EndingProps<View, GameEvent = unknown> = {
  readonly view: View;
  readonly seat: Seat | null;
  readonly places: readonly TablePlace[];
  /** Null until it has come. */
  readonly story: MatchReplay<View, GameEvent> | null;
  /** On a wall: all of it is to be seen at once, and nobody touches it. */
  readonly afar?: boolean;
};

export type OptionsProps = {
  readonly options: unknown;
  readonly places: readonly TablePlace[];
  /** Only shown: another phone chooses. */
  readonly fixed: boolean;
  change(options: unknown): void;
};

/** Something that will be heard and felt at a moment of match time. */
export type Alarm = {
  /** The same name again is the same alarm, moved. */
  readonly name: string;
  readonly at: Millis;
  /** Null: it is only said. */
  readonly cue: Cue | null;
  /** What a voice would say; undefined: nothing. */
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
/** Something heard and felt at once, because of an event. */
export type Chime = { readonly cue: Cue | null; readonly words?: string | undefined };

export type Chapter = { readonly title: string; readonly text: string };

/** `language` is one of the app's: a board that does not speak it speaks English. */
export interface Board<View, Action, GameEvent> {
  /** By whose rules it is played. */
  readonly game: AnyGame;
  /** One player's control centre with all that belongs to it. */
  readonly Hand: ComponentType<SeatProps<View, Action, GameEvent>>;
  /** For the TV, and for a screen in the middle of the table. */
  readonly Watch: ComponentType<WatchProps<View, GameEvent>>;
  readonly Options: ComponentType<OptionsProps>;
  /** The rules in short, to be searched. */
  rules(language: string): readonly Chapter[];
  colour(seat: Seat): string;
  seatName(language: string, seat: Seat): string;
  /** Every refusal as a sentence for a person. */
  whyNot(language: string, why: AnyWhy): string;
  requestWords(language: string, words: TalkMessage): string;
  /** What is to come, as far as this seat can know; null: as far as it concerns the whole table. */
  alarms(language: string, view: View, seat: Seat | null): readonly Alarm[];
  /** What of these events is heard and felt at this seat; the view is the one they led to. */
  cues(language: string, events: readonly GameEvent[], view: View, seat: Seat): readonly Chime[];
}

export type AnyBoard = Board<unknown, unknown, unknown>;

/** What is shown and remembered of a match that is over. */
export interface MatchEnding<View, GameEvent> {
  Ending(props: EndingProps<View, GameEvent>): ReactNode;
  /** Without it, only names and points are remembered. */
  readonly memory?: MatchSummaries<View, GameEvent>;
}

export type AnyLessons = Lessons<unknown, unknown, unknown>;
export type AnyEnding = MatchEnding<unknown, unknown>;
