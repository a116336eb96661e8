import { createContext, useContext } from 'react';
import type { Place as Sitting, Request, TableClock, Wish } from '@/games/board';
import type { AnyWhy } from '@/games/game';
import type { Millis } from '@/kit/millis';
import type { Seat } from '@/kit/seat';
import type { Action } from '../../rules/actions';
import type { Good, Node, Place } from '../../rules/components';
import type { Glass, GlassId, View } from '../../rules/state';
import type { Laid } from './plan';
import type { Next } from './turning';

export const PAGES = ['centre', 'map', 'mats'] as const;
export type Page = (typeof PAGES)[number];

/** What lies over the centre. */
export type Opened =
  /** `until`: this standing of the glass, and no later one. */
  | { readonly what: 'place'; readonly glass: GlassId; readonly until: Millis }
  /** `to`: where the ship is to go from here. */
  | { readonly what: 'symbol'; readonly on: Place; readonly to?: Node }
  | { readonly what: 'journey'; readonly glass: GlassId }
  | { readonly what: 'above'; readonly good: Good }
  | { readonly what: 'score' }
  | { readonly what: 'redo' }
  | { readonly what: 'talk' };

/** What every part of the centre knows and can do. */
export type HandState = {
  readonly seat: Seat;
  readonly view: View;
  readonly clock: TableClock;
  readonly places: readonly Sitting[];
  readonly requests: readonly Request[];
  readonly pending: readonly Action[];
  readonly plansRun: boolean;
  readonly page: Page;
  /** All pages lie side by side. */
  readonly wide: boolean;
  readonly opened: Opened | null;
  /** The glass that has been picked up. */
  readonly held: GlassId | null;
  /** The last refusal, until something else is done. */
  readonly told: AnyWhy | null;
  standing(glass: GlassId): Glass;
  /** An act with this glass is on its way. */
  isSent(glass: GlassId): boolean;
  planOf(glass: GlassId): Laid | null;
  show(page: Page): void;
  open(what: Opened | null): void;
  /** What can be done where this glass stands. */
  openPlace(glass: GlassId): void;
  tell(why: AnyWhy | null): void;
  /** A tap on a glass, and on a place of the mat. */
  grasp(glass: GlassId): void;
  touch(on: Place): void;
  /** The glass is dropped there. */
  drop(glass: GlassId, on: Place): void;
  turn(glass: GlassId, on: Place, next?: Next): void;
  lay(glass: GlassId, laid: Laid | null): void;
  /** Does what is laid out, at once. */
  carry(glass: GlassId, laid: Laid): void;
  act(action: Action): void;
  ask(words: Wish, to?: Seat): void;
};

const Context = createContext<HandState | null>(null);
export const HandProvider = Context.Provider;

export function useHand(): HandState {
  const hand = useContext(Context);
  if (!hand) throw new Error('there is no hand around this');
  return hand;
}
