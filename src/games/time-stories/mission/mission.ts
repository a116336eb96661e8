/** A mission as data: everything that it can say, and nothing that a player reads. */
import type { Condition } from './condition';
import type { CardEffect } from './effect';
import type {
  ItemId,
  LenderId,
  LocationId,
  MissionId,
  PlaceId,
  PuzzleId,
  Resource,
  Shield,
  Slot,
  StateToken,
} from './names';

/** A symbol on the back of a card, so everybody sees it. */
export type Lock =
  | { readonly lock: 'token'; readonly tokens: readonly StateToken[] }
  | { readonly lock: 'all' }
  | { readonly lock: 'only'; readonly lenders: readonly LenderId[]; readonly key: ItemId | null }
  | { readonly lock: 'not'; readonly lenders: readonly LenderId[] }
  | { readonly lock: 'forbidden' }
  | { readonly lock: 'when'; readonly when: Condition };

/** An agent must start on the card: that lender, or anybody. The lowest priority comes first. */
export type Start = {
  readonly lender: LenderId | null;
  readonly when: Condition | null;
  readonly priority: number;
};

export type ShieldChange = {
  readonly kind: Shield | 'any';
  readonly many: number;
  readonly when: Condition;
};

export type Test = {
  readonly kind: 'test';
  readonly skill: string;
  readonly shields: readonly Shield[];
  readonly when: Condition | null;
  /** Won without a roll. */
  readonly waive: Condition | null;
  readonly locked: boolean;
  /** Beaten, its card is gone for the run. */
  readonly opponent: boolean;
  /** The lock does not hold them, and they are never idle. */
  readonly exempt: readonly LenderId[];
  readonly tags: readonly string[];
  readonly changes: readonly ShieldChange[];
  /** Can be won again when the place is laid out again. */
  readonly again: boolean;
  readonly won: readonly CardEffect[];
  readonly left: readonly CardEffect[];
};
export type Code = {
  readonly kind: 'code';
  readonly hash: string;
  readonly when: Condition | null;
  /** Without it even the right code is wrong. */
  readonly needs: Condition | null;
  /** How many wrong answers a run allows; null for any number. */
  readonly attempts: number | null;
  readonly wrong: readonly CardEffect[];
  readonly exhausted: readonly CardEffect[];
  readonly won: readonly CardEffect[];
  /** What a team must have read or held to work it out; only for simulations and the checker. */
  readonly solvable: Condition | null;
  /** Its hints help with this code. */
  readonly puzzle: PuzzleId | null;
};
/** Costs no unit and needs no dice. */
export type Deed = {
  readonly kind: 'deed';
  readonly when: Condition | null;
  readonly again: boolean;
  readonly won: readonly CardEffect[];
};
export type CardAct = Test | Code | Deed;

/** A text of a card, and when it is read. */
export type TextWhen = { readonly text: string; readonly when: Condition | null };

export type Location = {
  readonly place: PlaceId;
  readonly slot: Slot;
  /** The first that fits is read on arriving, in place of `text` and `again`. */
  readonly texts: readonly TextWhen[];
  readonly locks: readonly Lock[];
  readonly starts: readonly Start[];
  /** Discarded unless explored at lay-out. */
  readonly fleeting: boolean;
  readonly explore: readonly CardEffect[];
  readonly acts: Readonly<Record<string, CardAct>>;
};

/** Other cards of a place, while the condition holds at lay-out. */
export type Variant = {
  readonly when: Condition;
  readonly cards: Readonly<Record<LocationId, LocationId>>;
};
export type Place = {
  readonly map: string;
  readonly open: boolean;
  readonly red: boolean;
  /** With more units left the group waits on arriving until so many are left. */
  readonly notBefore: number | null;
  readonly variants: readonly Variant[];
  readonly onLayout: readonly CardEffect[];
};

/** Without places and cards it holds everywhere. */
export type OnlyAt = { readonly places: readonly PlaceId[]; readonly cards: readonly LocationId[] };
export type Bonus = OnlyAt & {
  readonly skills: readonly string[];
  readonly dice: number;
  readonly hits: number;
};
export type Ban = OnlyAt & { readonly skills: readonly string[]; readonly tags: readonly string[] };
export type Trigger = OnlyAt & {
  readonly on: 'start' | 'explore' | 'after-a';
  readonly effects: readonly CardEffect[];
};
export type Use = {
  readonly limit: 'run' | 'place' | null;
  readonly when: Condition | null;
  /** The item is gone for the run. */
  readonly spends: boolean;
  readonly effects: readonly CardEffect[];
};

export type Lender = {
  readonly skills: Readonly<Record<string, number>>;
  readonly resistance: number;
  readonly life: number;
  readonly gear: readonly CardEffect[];
  readonly bonuses: readonly Bonus[];
  readonly bans: readonly Ban[];
  readonly triggers: readonly Trigger[];
  readonly uses: Readonly<Record<string, Use>>;
  /** A captain's die with this number is rolled again once. */
  readonly rerolls: number | null;
};
export type Item = {
  readonly keep: boolean;
  readonly bonuses: readonly Bonus[];
  readonly uses: Readonly<Record<string, Use>>;
};
export type Threshold = { readonly least: number; readonly effects: readonly CardEffect[] };
export type ResourceKind = {
  readonly team: boolean;
  /** Spent in a roll on this skill, each adds a hit. */
  readonly hitOn: string | null;
  readonly thresholds: readonly Threshold[];
};

export type BaseCard = {
  /** The first that fits is read. */
  readonly texts: readonly TextWhen[];
  /** All that fit are read after it. */
  readonly lines: readonly TextWhen[];
  /** What the lenders of the last run have dreamed is read, too. */
  readonly dreams: boolean;
  readonly gifts: readonly CardEffect[];
};
export const END_KINDS = ['success', 'time', 'death', 'failure'] as const;
export type MissionEnd = {
  readonly kind: (typeof END_KINDS)[number];
  readonly when: Condition | null;
};
export type Hint = { readonly units: number; readonly from: Condition | null };
export type Puzzle = {
  readonly hints: readonly Hint[];
  /** With this lender in the run the first hint costs nothing. */
  readonly free: LenderId | null;
};
export type SpecialShield = {
  readonly per: 'unit' | 'roll';
  /** A test that only these rolled on brings nothing. */
  readonly exempt: readonly LenderId[];
  readonly effects: readonly CardEffect[];
};
export type Fewer = { readonly lenders: number; readonly kind: Shield; readonly many: number };

export type Mission = {
  readonly id: MissionId;
  /** The usual length of a match, for the lobby; null: it does not say. */
  readonly minutes: number | null;
  readonly units: number;
  readonly start: PlaceId;
  readonly skills: readonly string[];
  readonly fewer: readonly Fewer[];
  readonly special: SpecialShield | null;
  readonly resources: Readonly<Partial<Record<Resource, ResourceKind>>>;
  readonly tokens: readonly StateToken[];
  readonly base: Readonly<Record<string, BaseCard>>;
  readonly places: Readonly<Record<PlaceId, Place>>;
  readonly lenders: Readonly<Record<LenderId, Lender>>;
  readonly items: Readonly<Record<ItemId, Item>>;
  readonly cards: Readonly<Record<LocationId, Location>>;
  readonly ends: Readonly<Record<string, MissionEnd>>;
  readonly puzzles: Readonly<Record<PuzzleId, Puzzle>>;
};
