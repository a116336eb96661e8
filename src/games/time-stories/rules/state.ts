import type { Ballot } from '../../../kit/ballot';
import type { Millis } from '../../../kit/millis';
import type { BySeat, Seat, Seats } from '../../../kit/seat';
import type { CardEffect } from '../mission/effect';
import type {
  Shield,
  Slot,
  ItemId,
  LenderId,
  LocationId,
  PlaceId,
  Resource,
  StateToken,
} from '../mission/names';
import type { Figure, GroupProposal, Plan } from './actions';

export type Options = {
  readonly mission: string;
  /** For one or two players, who may play more agents than they are; null for the usual number. */
  readonly agents: number | null;
  /** The first captain; null if chance decides. */
  readonly first: Seat | null;
};

/** In this unit. Coming back from the vortex counts as moving; `lost`: the agent loses the unit. */
export type Done = 'rolled' | 'moved' | 'rested' | 'lost';

export type Purse = Readonly<Record<Resource, number>>;

export type Agent = {
  /** The players of the agent; two share one. */
  readonly by: readonly Seat[];
  readonly lender: LenderId | null;
  readonly life: number;
  /** Null beside the board. */
  readonly at: LocationId | null;
  /** In the vortex until the marker reaches this; 0 for the rest of the run. */
  readonly vortex: number | null;
  readonly items: readonly ItemId[];
  readonly purse: Purse;
  readonly plan: Plan | null;
  readonly done: Done | null;
  /** Units that the agent will lose. */
  readonly owes: number;
};

export type Laid = { readonly slot: Slot; readonly card: LocationId };

/** A test that has begun. */
export type Running = {
  readonly card: LocationId;
  /** Empty in the view of those who do not stand there. */
  readonly act: string;
  readonly shields: readonly Shield[];
  readonly isLocked: boolean;
  /** In this unit. */
  readonly rolledBy: readonly Figure[];
};

export type Phase =
  | {
      readonly name: 'base';
      readonly card: string;
      readonly text: string;
      readonly reader: Seat;
    }
  /** Lenders are chosen. */
  | { readonly name: 'party' }
  /** The place lies open, and the figures are being placed. */
  | { readonly name: 'entering' }
  /** Between two units. */
  | { readonly name: 'here' }
  | {
      readonly name: 'unit';
      /** It was the last, and the run ends after it. */
      readonly isLast: boolean;
      /** The card that all must enter in this unit. */
      readonly gathering: LocationId | null;
    }
  | { readonly name: 'travel' }
  /** After a run that failed. */
  | { readonly name: 'home'; readonly end: string }
  | { readonly name: 'over'; readonly end: string };

export type RunRecord = {
  readonly end: string;
  readonly units: number;
  readonly place: PlaceId;
  /** What the team had. */
  readonly team: Purse;
  readonly lenders: readonly LenderId[];
};
export type OpenBallot = Ballot<GroupProposal> & { readonly at: Millis };
export type KeptItem = { readonly item: ItemId; readonly figure: Figure };

/** What everybody can see. */
export type Seen = {
  readonly options: Options;
  readonly seats: Seats;
  readonly figures: readonly Figure[];
  readonly agents: BySeat<Agent>;
  readonly captain: Seat;
  readonly run: number;
  readonly units: number;
  readonly phase: Phase;
  readonly place: PlaceId;
  readonly laid: readonly Laid[];
  readonly tests: readonly Running[];
  readonly tokens: readonly StateToken[];
  /** Resources of the team. */
  readonly team: Purse;
  readonly map: readonly PlaceId[];
  readonly red: readonly PlaceId[];
  readonly allowed: readonly LocationId[];
  readonly forbidden: readonly LocationId[];
  /** Beaten opponents and discarded cards of this run. */
  readonly gone: readonly LocationId[];
  /** Cards that another replaces in this run. */
  readonly replaced: Readonly<Record<LocationId, LocationId>>;
  readonly exploredAtLayout: readonly LocationId[];
  readonly ballot: OpenBallot | null;
  /** The agent that has to decide something. */
  readonly asking: Figure | null;
  /** Items that were used in this unit, so that they are not handed on. */
  readonly busy: readonly ItemId[];
  /** Uses that cannot be repeated in this run, or in this place. */
  readonly spent: { readonly run: readonly string[]; readonly place: readonly string[] };
  /** The price of the next journey, if it is not rolled for. */
  readonly journey: number | null;
  readonly rules: readonly string[];
  /** How many hints of a puzzle are open. */
  readonly hints: Readonly<Record<string, number>>;
  readonly kept: { readonly items: readonly KeptItem[]; readonly tokens: readonly StateToken[] };
  /** Components that an effect has marked in this run. */
  readonly marked: { readonly items: readonly ItemId[]; readonly tokens: readonly StateToken[] };
  readonly runs: readonly RunRecord[];
  /** Cards read in any run, and the players that read them. */
  readonly read: Readonly<Record<LocationId, readonly Seat[]>>;
  readonly readInRun: readonly LocationId[];
};

/** A front as its readers know it. */
export type Front = {
  /** Which texts of the card have been read during this visit, in order. */
  readonly texts: readonly string[];
  /** The acts that are open now to each of the viewer's agents there. */
  readonly acts: BySeat<readonly string[]>;
};
export type Question = {
  readonly agent: Figure;
  readonly card: LocationId | null;
  readonly kind: 'pay' | 'choice' | 'agent' | 'space';
  readonly options: readonly string[];
};
export type View = Seen & {
  readonly fronts: Readonly<Record<LocationId, Front>>;
  readonly asked: Question | null;
};

/** Effects that wait for their turn, and for whom. */
export type Job = {
  readonly agent: Figure | null;
  readonly card: LocationId | null;
  readonly effects: readonly CardEffect[];
  /** What the rules do after the effects. */
  readonly step: 'explored' | 'placed' | null;
};
export type FrontMemory = {
  readonly texts: readonly string[];
  readonly won: readonly string[];
  readonly chosen: readonly string[];
  readonly wrong: number;
};
export type Adjustment = {
  readonly card: LocationId;
  readonly act: string;
  readonly kind: Shield | 'any';
  readonly many: number;
};
/** Everything that is not public, in one place, so that one cut removes it. */
export type Secret = {
  readonly fronts: Readonly<Record<LocationId, FrontMemory>>;
  readonly asked: { readonly question: Question; readonly answers: readonly Job[] } | null;
  readonly agenda: readonly Job[];
  readonly once: { readonly run: readonly string[]; readonly visit: readonly string[] };
  /** Shields to add or remove when a test begins. */
  readonly adjustments: readonly Adjustment[];
  /** Changes of running tests that have been made, as card, act and index. */
  readonly applied: readonly string[];
};
export type State = Seen & { readonly secret: Secret };
