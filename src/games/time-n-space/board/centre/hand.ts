/** The state of one player’s screen: opened pages, the glass picked up, plans. No other device knows it. */
import type { SeatState, SeatStore } from '@/games/board';
import type { AnyWhy } from '@/games/game';
import type { Millis } from '@/kit/millis';
import type { Action, GameEvent } from '../../rules/actions';
import type { Good, Node, Place } from '../../rules/components';
import type { GlassId, View } from '../../rules/state';
import type { Plans } from './plan';

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
