import type { Condition } from './condition';
import type { ItemId, LocationId, PlaceId, Resource, Shield, StateToken } from './names';

/** `one` is chosen by the agent that acts, among those who are not in the vortex. */
export type Who = 'me' | 'here' | 'one' | 'team';

export type Goods =
  | { readonly kind: 'item'; readonly item: ItemId }
  | { readonly kind: 'token'; readonly token: StateToken }
  | { readonly kind: 'resource'; readonly resource: Resource; readonly many: number }
  | { readonly kind: 'life'; readonly many: number }
  | { readonly kind: 'units'; readonly many: number };

/** Some of one thing; `any` resource is paid in the order of the list of resources. */
export type Price =
  | { readonly kind: 'item'; readonly item: ItemId }
  | { readonly kind: 'resource'; readonly resource: Resource | 'any'; readonly many: number }
  | { readonly kind: 'life'; readonly many: number }
  | { readonly kind: 'units'; readonly many: number }
  | { readonly kind: 'nothing' };

/** `option` names it for the texts. */
export type Alternative = {
  readonly option: string;
  readonly price: Price;
  readonly effects: readonly CardEffect[];
};
export type CardOption = {
  readonly option: string;
  readonly when: Condition | null;
  readonly effects: readonly CardEffect[];
};
/** With so many hits or more. */
export type RollRow = { readonly hits: number; readonly effects: readonly CardEffect[] };

export type CardEffect =
  | { readonly do: 'gain'; readonly goods: Goods; readonly who: Who }
  | { readonly do: 'lose'; readonly goods: Goods; readonly who: Who }
  | { readonly do: 'pay'; readonly of: readonly Alternative[] }
  | { readonly do: 'reveal'; readonly card: LocationId }
  | { readonly do: 'forbid'; readonly card: LocationId }
  | { readonly do: 'allow'; readonly card: LocationId }
  | { readonly do: 'discard'; readonly card: LocationId }
  | { readonly do: 'replace'; readonly card: LocationId; readonly by: LocationId }
  | { readonly do: 'map'; readonly place: PlaceId }
  | { readonly do: 'red'; readonly place: PlaceId; readonly red: boolean }
  | { readonly do: 'go'; readonly place: PlaceId }
  | {
      readonly do: 'shields';
      readonly act: string;
      readonly kind: Shield | 'any';
      readonly many: number;
    }
  | { readonly do: 'defeat'; readonly act: string }
  | { readonly do: 'roll'; readonly dice: number; readonly table: readonly RollRow[] }
  | { readonly do: 'choice'; readonly of: readonly CardOption[] }
  | { readonly do: 'return' }
  | { readonly do: 'keep'; readonly goods: Goods & { readonly kind: 'item' | 'token' } }
  | { readonly do: 'lose-unit'; readonly many: number; readonly who: Who }
  /** The next journey costs so much, and the captain's die is not rolled. */
  | { readonly do: 'journey'; readonly units: number }
  /** A box with a rule, for everybody. */
  | { readonly do: 'rule'; readonly rule: string }
  /** Which part of the card's texts is read next. */
  | { readonly do: 'tell'; readonly text: string }
  /** The first of these ends whose condition holds; otherwise what follows. */
  | {
      readonly do: 'end';
      readonly of: readonly string[];
      readonly otherwise: readonly CardEffect[];
    }
  | {
      readonly do: 'when';
      readonly when: Condition;
      readonly effects: readonly CardEffect[];
      readonly otherwise: readonly CardEffect[];
    }
  /** Once in a run, until the place is tidied up, or once for each agent in a run. */
  | {
      readonly do: 'once';
      readonly per: 'run' | 'visit' | 'agent';
      readonly name: string;
      readonly effects: readonly CardEffect[];
    };
