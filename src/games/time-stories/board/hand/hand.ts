/** The state of one player's screen, which no other device knows. */
import type { SeatState, SeatStore } from '@/games/board';
import type { AnyWhy } from '@/games/game';
import type { LocationId } from '../../mission/names';
import type { Action, Figure } from '../../rules/actions';
import type { GameEvent } from '../../rules/events';
import type { View } from '../../rules/state';
import type { RollStory } from '../dice/rollStory';

export type StoriesSeatState = SeatState<View, Action>;
export type StoriesSeat = SeatStore<View, Action, GameEvent>;

/** What an agent is meant to do in this unit, with the act that a plan does not name. */
export type MeantAct =
  | { readonly do: 'test'; readonly act: string; readonly spends: boolean }
  | { readonly do: 'move'; readonly card: LocationId }
  | { readonly do: 'nothing' };

/** A card under the lamp, with the texts that were found on it just now. */
export type Reading = {
  readonly card: LocationId;
  readonly texts: readonly string[];
  /** Boxes with rules that were opened since: everybody may read them, and this player as well. */
  readonly rules: readonly string[];
};

export type OpenSheet = 'more' | 'goods' | 'closer';
/** A part of the book, with which it can be opened. */
export type BookPart = 'aloud' | 'notes' | 'told' | 'tokens' | 'hints' | 'rules' | 'happened';

export type HandState = {
  /** Which of the player's agents is shown; null for the one that has something to do. */
  readonly shown: Figure | null;
  readonly aims: Readonly<Record<Figure, MeantAct>>;
  readonly reading: Reading | null;
  readonly story: RollStory | null;
  readonly sheet: OpenSheet | null;
  /** The part that the book begins with; null: as usual. */
  readonly part: BookPart | null;
  /** A code that was typed, kept when it was wrong. */
  readonly typed: string;
  readonly isWrong: boolean;
  /** What happened in the open, the latest first. */
  readonly happened: readonly GameEvent[];
  /** The last refusal, by the table or by the rules here, until the next act. */
  readonly refusal: AnyWhy | null;
};
