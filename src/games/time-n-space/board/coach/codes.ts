/** Everything the coach can say about a running match, with the values of its sentences. */
import { type Millis, MINUTE, SECOND } from '@/kit/millis';
import type { Seat } from '@/kit/seat';
import type { TaskKind } from '../../rules/deeds';
import type { Good, MoonId, Node, Place, Slot } from '../../rules/components';
import type { GlassId } from '../../rules/state';

export type Advice =
  | { code: 'last-lift'; glass: GlassId; on: Place }
  | { code: 'glass-through'; glass: GlassId; on: Place }
  | { code: 'both-parked' }
  | { code: 'last-turn' }
  | { code: 'raced'; planet: Seat; rival: Seat }
  | { code: 'wants-nothing'; planet: Seat }
  | { code: 'blocked'; good: Good | null }
  | { code: 'colour-late'; good: Good; count: number; minutes: number; on: Slot | null }
  | { code: 'colour-lost'; good: Good; count: number }
  | { code: 'cubes-unwanted'; good: Good }
  | { code: 'tile-no-room' }
  | { code: 'tile-unused' }
  | { code: 'upgrade'; on: Slot }
  | { code: 'bonus'; planet: Seat }
  | { code: 'new-symbol'; planet: Seat; good: Good; symbols: number }
  | { code: 'ask'; good: Good; holder: Seat }
  | { code: 'colour-zero'; good: Good; count: number; minutes: number };

/** The next thing to do, when the player asks for it. */
export type Hint =
  | { code: 'lift'; glass: GlassId; on: Place; kind: TaskKind }
  | { code: 'free-up'; glass: GlassId; on: Place }
  | { code: 'patience'; glass: GlassId; on: Place; seconds: number }
  | { code: 'deliver'; glass: GlassId; planet: Seat; by: Node | null; isLoaded: boolean }
  | { code: 'fetch'; glass: GlassId; moon: MoonId }
  | { code: 'stay'; glass: GlassId; at: 'planet' | 'moon' }
  | { code: 'offer'; glass: GlassId; on: Slot; good: Good; count: number }
  | { code: 'load'; glass: GlassId; on: Slot; good: Good; isWanted: boolean }
  | { code: 'produce'; glass: GlassId; on: Slot; good: Good }
  | { code: 'grow'; glass: GlassId; on: Slot }
  | { code: 'build'; glass: GlassId }
  | { code: 'talk' }
  | { code: 'wait'; seconds: number }
  | { code: 'over' };

export type Spoken = Advice | Hint;
export type CoachLevel = 'quiet' | 'talkative';

/** Advice that even a quiet coach gives, because it costs points or minutes. */
export const COSTLY: ReadonlySet<Advice['code']> = new Set([
  'last-lift',
  'glass-through',
  'both-parked',
  'last-turn',
  'raced',
  'wants-nothing',
  'blocked',
  'colour-late',
  'colour-lost',
  'cubes-unwanted',
]);

export const THROUGH_MS: Millis = 20 * SECOND; // sand that has run out stands this long unmentioned
export const PARKED_MS: Millis = 10 * SECOND; // so do two idle glasses
export const LAST_MS: Millis = MINUTE;
/** A colour is late when its orders take this share of the turns left, or this close to the end. */
export const LATE_SHARE = 0.5;
export const LATE_MS: Millis = 3 * MINUTE;
/** A larger building is worth its turn only if this much time follows. */
export const GROWS_MS: Millis = 5 * MINUTE;
/** Until this share of the match, every colour scores nothing anyway. */
export const ZERO_SHARE = 0.5;

/** Returns the place that glows while the coach speaks of it. */
export function codedPlace(said: Spoken): Place | 'talk' | null {
  switch (said.code) {
    case 'raced':
    case 'wants-nothing':
    case 'bonus':
    case 'new-symbol':
    case 'deliver':
    case 'fetch':
    case 'stay':
      return 'ship';
    case 'blocked':
    case 'cubes-unwanted':
    case 'ask':
    case 'talk':
      return 'talk';
    case 'tile-unused':
    case 'build':
      return 'research';
    default:
      return 'on' in said ? said.on : null;
  }
}
