/** The state of one player’s screen: what is picked and planned. No other device knows it. */
import type { SeatState, SeatStore } from '@/games/board';
import type { AnyWhy } from '@/games/game';
import type { Action } from '../../rules/actions';
import type { Letter, Room, Task } from '../../rules/components';
import type { GameEvent } from '../../rules/events';
import type { Seen } from '../../rules/state';

export type AquaSeatState = SeatState<Seen, Action>;
export type AquaSeat = SeatStore<Seen, Action, GameEvent>;

export const PAGES = ['lab', 'station', 'people'] as const;
export type Page = (typeof PAGES)[number];

/** One thing is picked at a time; the button at the bottom does it. */
export type Picked =
  | { readonly what: 'room'; readonly room: Room }
  /** Three markers for a bot; no symbol yet. */
  | { readonly what: 'buy'; readonly task: Task | null }
  /** A programmed bot on its way to a sector. */
  | { readonly what: 'bot'; readonly task: Task; readonly sector: Letter | null };

/** The answer at a red line; a bot only without crystals. */
export type LineAnswer = 'stop' | 'crystal' | Task;

export type Topic =
  | { readonly about: 'task'; readonly task: Task }
  | { readonly about: 'card'; readonly card: string }
  | { readonly about: Plain };
type Plain =
  | 'lab'
  | 'stock'
  | 'now'
  | 'bots'
  | 'rooms'
  | 'any'
  | 'control'
  | 'scientist'
  | 'track'
  | 'player'
  | 'lock'
  | 'charging'
  | 'line'
  | 'centre'
  | 'next'
  | 'supply';

export type HandState = {
  readonly page: Page;
  readonly picked: Picked | null;
  /** Answers at the red lines of the planned act, in order. */
  readonly answers: readonly LineAnswer[];
  /** The sector whose panes are shown large. */
  readonly looking: Letter | null;
  readonly topic: Topic | null;
  /** The sheet for sentences to the others is open. */
  readonly isTalking: boolean;
  /** The next round lies over the headquarters. */
  readonly showsNext: boolean;
  /** Acts that follow once the one before has been answered. */
  readonly queue: readonly Action[];
  /** The last refusal, by the table or by the rules here, until the next act. */
  readonly refusal: AnyWhy | null;
  /** The piece that a finger carries, or carried last. */
  readonly carried: 'engineer' | 'bot' | 'scientist';
};
