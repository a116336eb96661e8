import type { ItemId, LenderId, LocationId, Resource, StateToken } from './names';

/** `here`: somebody on the space of the agent it is asked for; `team`: anybody in the run. */
export type ItemReach = 'me' | 'here' | 'team';

export type Condition =
  | { readonly is: 'and'; readonly all: readonly Condition[] }
  | { readonly is: 'or'; readonly any: readonly Condition[] }
  | { readonly is: 'not'; readonly not: Condition }
  | { readonly is: 'token'; readonly token: StateToken }
  | { readonly is: 'item'; readonly item: ItemId; readonly where: ItemReach }
  | {
      readonly is: 'resource';
      readonly resource: Resource | 'any';
      readonly least: number;
      readonly where: ItemReach;
    }
  | { readonly is: 'lender'; readonly lender: LenderId; readonly where: ItemReach }
  /** The number of lenders in the run. */
  | { readonly is: 'lenders'; readonly least: number; readonly most: number }
  /** The first run has the number 1. */
  | { readonly is: 'run'; readonly least: number; readonly most: number }
  /** The units that are left, and so the hour. */
  | { readonly is: 'units'; readonly least: number; readonly most: number }
  /** What the team had of it when the last run ended. */
  | {
      readonly is: 'last-run';
      readonly resource: Resource;
      readonly least: number;
      readonly most: number;
    }
  | { readonly is: 'read'; readonly card: LocationId; readonly in: 'run' | 'ever' }
  | { readonly is: 'chosen'; readonly card: LocationId; readonly option: string }
  | { readonly is: 'won'; readonly card: LocationId; readonly act: string }
  | { readonly is: 'at-layout' }
  | { readonly is: 'all-here' }
  | { readonly is: 'explored-at-layout'; readonly card: LocationId };
