/** Where pieces travel, as places of the game; each screen knows where it draws them. */
import type { Seat } from '@/kit/seat';
import type { Berth, Letter, Room, START, Task } from '../../rules/components';
import type { Colour } from '../../rules/state';

/** What a player has before them. */
export type Belonging = 'stock' | 'bots' | 'submarines' | 'lab' | Exclude<Berth, 'octopods'>;

export type TravelPlace =
  | { readonly at: 'hub'; readonly letter: Letter }
  | { readonly at: 'pane'; readonly letter: Letter; readonly task: Task }
  | { readonly at: 'charging'; readonly letter: Letter; readonly socket: number }
  /** The scientists stand outside the rim. */
  | { readonly at: 'rim'; readonly letter: Letter; readonly task: Task }
  | { readonly at: 'room'; readonly room: Room | typeof START }
  /** On the track of those who have passed. */
  | { readonly at: 'slot'; readonly place: number }
  | { readonly at: 'seat'; readonly seat: Seat; readonly part: Belonging }
  | { readonly at: 'centre' }
  | { readonly at: 'supply' };

export type Moved =
  | { readonly what: 'bot' | 'submarine'; readonly colour: Colour | null }
  | { readonly what: 'engineer' | 'scientist'; readonly colour: Colour }
  | { readonly what: 'lab' | Berth };

/** A piece on its way from the first place to the last. */
export type Travel = {
  readonly piece: Moved;
  readonly count: number;
  readonly way: readonly [TravelPlace, ...TravelPlace[]];
};
