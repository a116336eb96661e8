import type { Millis } from '../../../kit/millis';
import type { Seat } from '../../../kit/seat';
import type { CardId, Sign } from '../deck/card';
import type { Options, Seen, Spot } from './state';

export type Action =
  // Against each other: gap 0 is before the first card of the line, gap 1 behind it, and so on.
  | { type: 'place'; card: CardId; gap: number }
  // Together: the date decides where the card goes.
  | { type: 'play'; card: CardId }
  | { type: 'discard'; card: CardId }
  | { type: 'stop' };

/** Every reason to refuse an act, with the facts that its text needs. */
export type Why =
  | { code: 'over' }
  | { code: 'not-this-way'; way: Options['way'] }
  | { code: 'not-your-turn'; turn: Seat }
  | { code: 'not-before-you'; card: CardId }
  | { code: 'no-such-gap'; most: number }
  | { code: 'lies-sideways'; card: CardId }
  | { code: 'already-tried' }
  | { code: 'other-sign'; sign: Sign; need: Sign }
  | { code: 'lay-one-first' };

/** Facts for alerts, animation and statistics. Never a secret. */
export type GameEvent =
  | { type: 'placed'; seat: Seat; card: CardId; gap: number; fits: boolean }
  | { type: 'played'; seat: Seat; card: CardId; spot: Spot }
  | { type: 'discarded'; seat: Seat; card: CardId }
  | { type: 'stopped'; seat: Seat }
  | { type: 'drew'; seat: Seat; cards: readonly CardId[] }
  | { type: 'shuffled'; left: number }
  | { type: 'on-turn'; seat: Seat; until: Millis | null }
  | { type: 'round'; round: number; playing: readonly Seat[]; isPlayOff: boolean }
  | { type: 'over'; at: Millis; how: NonNullable<Seen['ended']>['how'] };
