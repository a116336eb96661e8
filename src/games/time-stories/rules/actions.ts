import type { Seat } from '../../../kit/seat';
import type { ItemId, LenderId, LocationId, PlaceId, PuzzleId, Resource } from '../mission/names';

/** An agent is called by the colour of its figure. */
export type Figure = Seat;

/** Without more, because it is public and says nothing of a front. */
export type Plan =
  | { readonly do: 'test' }
  | { readonly do: 'move'; readonly card: LocationId }
  | { readonly do: 'nothing' };

/** Acts of one agent. Those of a shared agent are proposed, unless the captain is one of its two. */
export type AgentAction =
  | { readonly type: 'lend'; readonly agent: Figure; readonly lender: LenderId }
  | { readonly type: 'enter'; readonly agent: Figure; readonly card: LocationId }
  | { readonly type: 'plan'; readonly agent: Figure; readonly plan: Plan }
  | { readonly type: 'move'; readonly agent: Figure; readonly card: LocationId }
  | {
      readonly type: 'roll';
      readonly agent: Figure;
      readonly act: string;
      /** Resources for more hits. */
      readonly spend: { readonly resource: Resource; readonly many: number } | null;
    }
  | { readonly type: 'rest'; readonly agent: Figure }
  | { readonly type: 'deed'; readonly agent: Figure; readonly act: string }
  | {
      readonly type: 'try';
      readonly agent: Figure;
      readonly act: string;
      readonly code: string;
    }
  | { readonly type: 'answer'; readonly agent: Figure; readonly option: string }
  | {
      readonly type: 'use';
      readonly agent: Figure;
      /** Null for what the lender can do. */
      readonly item: ItemId | null;
      readonly use: string;
    }
  | {
      readonly type: 'give';
      /** The giver; one in the vortex gives to the player who takes. */
      readonly agent: Figure;
      readonly to: Figure;
      readonly what: Gift;
    };
export type Gift =
  | { readonly kind: 'item'; readonly item: ItemId }
  | { readonly kind: 'resource'; readonly resource: Resource; readonly many: number };

/** What the group decides. */
export type GroupProposal =
  | { readonly do: 'begin' }
  | { readonly do: 'leave' }
  | { readonly do: 'go'; readonly place: PlaceId }
  | { readonly do: 'hint'; readonly puzzle: PuzzleId }
  | { readonly do: 'again' }
  | { readonly do: 'stop' }
  | { readonly do: 'act'; readonly action: AgentAction };

export type Action =
  | AgentAction
  /** Lays the card of the base back and passes on to the next. */
  | { readonly type: 'read' }
  /** The captain spends a unit. */
  | { readonly type: 'spend' }
  | { readonly type: 'propose'; readonly proposal: GroupProposal }
  | { readonly type: 'withdraw' }
  | { readonly type: 'vote'; readonly agrees: boolean }
  | { readonly type: 'settle'; readonly agrees: boolean };
