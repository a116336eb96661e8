/** What every part of a hand may ask and do. */
import { createContext, useContext } from 'react';
import type { SeatProps } from '@/games/board';
import type { AnyWhy } from '@/games/game';
import type { Action, GameEvent } from '../../rules/actions';
import type { CardId } from '../../deck/card';
import type { Held, Seen } from '../../rules/state';

export type OpenSheet =
  { readonly what: 'table' } | { readonly what: 'line'; readonly at?: CardId };

export type HandState = Pick<
  SeatProps<Seen, Action, GameEvent>,
  'view' | 'seat' | 'clock' | 'places'
> & {
  /** All that lies before this player. */
  readonly held: readonly Held[];
  readonly isTurn: boolean;
  /** Something was done and is not yet answered. */
  readonly isSent: boolean;
  readonly chosen: Held | undefined;
  /** Where the chosen card lies for now, face up. */
  readonly gap: number | null;
  readonly told: AnyWhy | null;
  readonly sheet: OpenSheet | null;
  choose(card: CardId): void;
  lay(gap: number | null): void;
  /** Refused at once, where the rules would refuse it. */
  act(action: Action): void;
  open(sheet: OpenSheet | null): void;
  dismiss(): void;
};

const HandContext = createContext<HandState | null>(null);
export const HandProvider = HandContext.Provider;

export function useHand(): HandState {
  const hand = useContext(HandContext);
  if (!hand) throw new Error('there is no hand around this part');
  return hand;
}
