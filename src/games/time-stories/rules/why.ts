import type { Figure } from './actions';
import type { ItemId, LenderId, LocationId, PlaceId, StateToken } from '../mission/names';
import type { Seat } from '../../../kit/seat';

/** Every reason to refuse an act, with the facts that its text needs. */
export type Why =
  | { code: 'over' }
  /** Not in this phase. */
  | { code: 'not-now' }
  /** A question must be answered first. */
  | { code: 'answer-first'; agent: Figure }
  | { code: 'nothing-asked' }
  | { code: 'no-such-option' }
  /** Agents. */
  | { code: 'not-your-agent'; agent: Figure }
  | { code: 'shared-agent'; agent: Figure }
  | { code: 'in-vortex'; agent: Figure }
  | { code: 'has-acted'; agent: Figure }
  | { code: 'no-such-lender' }
  | { code: 'lender-taken'; lender: LenderId }
  /** The captain. */
  | { code: 'captain-only'; captain: Seat }
  | { code: 'reader-only'; reader: Seat }
  | { code: 'no-plan-yet'; agent: Figure }
  /** Spaces and locks. */
  | { code: 'no-such-card' }
  | { code: 'already-there' }
  | { code: 'already-placed' }
  | { code: 'forbidden' }
  | { code: 'needs-token'; token: StateToken }
  | { code: 'only-these'; lenders: readonly LenderId[] }
  | { code: 'not-these'; lenders: readonly LenderId[] }
  | { code: 'needs-key'; item: ItemId }
  | { code: 'lock-closed' }
  | { code: 'all-or-none' }
  | { code: 'gather'; card: LocationId }
  | { code: 'must-start'; cards: readonly LocationId[] }
  | { code: 'locked-in'; card: LocationId }
  /** Tests, codes and deeds. */
  | { code: 'not-standing' }
  | { code: 'no-such-act' }
  | { code: 'no-dice' }
  | { code: 'banned' }
  | { code: 'cannot-spend' }
  /** Items and resources. */
  | { code: 'not-carried' }
  | { code: 'not-together' }
  | { code: 'item-busy'; item: ItemId }
  | { code: 'used-up' }
  | { code: 'not-usable-here' }
  | { code: 'nobody-needs-it' }
  | { code: 'too-few' }
  /** Decisions of the group. */
  | { code: 'ballot-open' }
  | { code: 'no-ballot' }
  | { code: 'no-voter' }
  | { code: 'not-proposer' }
  | { code: 'too-early'; waits: number }
  | { code: 'lenders-missing' }
  | { code: 'already-entered' }
  | { code: 'nowhere-to-go' }
  | { code: 'same-place' }
  | { code: 'not-on-map'; place: PlaceId }
  | { code: 'no-hint' }
  | { code: 'not-shared'; agent: Figure };
