/** One player’s hand: what is in it and nowhere else, and what it can do. */
import type { SeatState, SeatStore, TalkMessage } from '@/games/board';
import type { AnyWhy } from '@/games/game';
import type { Millis } from '@/kit/millis';
import type { Readable } from '@/kit/readable';
import type { Seat } from '@/kit/seat';
import type { Action, GameEvent } from '../../rules/actions';
import type { Good, Node, Place } from '../../rules/components';
import type { GlassId, View } from '../../rules/state';
import type { Laid, Plans } from './plan';
import type { Next } from './turning';

export const PAGES = ['centre', 'map', 'mats'] as const;
export type Page = (typeof PAGES)[number];

/** What lies over the centre. */
export type OpenedPage =
  /** `until`: this standing of the glass, and no later one. */
  | { readonly what: 'place'; readonly glass: GlassId; readonly until: Millis }
  /** `to`: where the ship is to go from here. */
  | { readonly what: 'symbol'; readonly on: Place; readonly to?: Node }
  | { readonly what: 'journey'; readonly glass: GlassId }
  | { readonly what: 'above'; readonly good: Good }
  | { readonly what: 'score' }
  | { readonly what: 'redo' }
  | { readonly what: 'talk' };

export type CentreSeatState = SeatState<View, Action>;
export type CentreSeat = SeatStore<View, Action, GameEvent>;

export type HandState = {
  /** All pages lie side by side. */
  readonly wide: boolean;
  readonly page: Page;
  readonly opened: OpenedPage | null;
  /** The glass that has been picked up. */
  readonly held: GlassId | null;
  /** Where it can be put down. */
  readonly free: readonly Place[];
  /** The last refusal, until something else is done. */
  readonly refusal: AnyWhy | null;
  readonly plans: Plans;
};

export type HandActs = {
  show(page: Page): void;
  open(what: OpenedPage | null): void;
  /** What can be done where this glass stands. */
  openPlace(glass: GlassId): void;
  /** Null: it is hidden again. */
  refuse(why: AnyWhy | null): void;
  spread(wide: boolean): void;
  /** A tap on a glass, and on a place of the mat. */
  grasp(glass: GlassId): void;
  touch(on: Place): void;
  /** A tap on a place of the star map. */
  touchNode(to: Node): void;
  /** It is carried away, whether or not it was picked up before. */
  lift(glass: GlassId): void;
  /** The glass is dropped there. */
  drop(glass: GlassId, on: Place): void;
  turn(glass: GlassId, on: Place, next?: Next): void;
  lay(glass: GlassId, laid: Laid | null): void;
  /** Does what is laid out, at once. */
  carry(glass: GlassId, laid: Laid): void;
  act(action: Action): void;
  ask(words: TalkMessage, to?: Seat): void;
};

export type Hand = Readable<HandState> & {
  readonly acts: HandActs;
  /** Lets go of what the table no longer allows. Returns how to stop. */
  follow(): () => void;
};
