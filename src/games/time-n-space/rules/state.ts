import type { Millis } from '../../../kit/millis';
import type { BySeat, Seat, Seats } from '../../../kit/seat';
import type { Field, Good, MoonId, Node, Order, Place, Slot, Stage, TileId } from './components';

/** A cube or a counter. A counter on a centre is always one of its owner. */
export type Thing = Good | Order;
export type Building = {
  readonly tile: TileId | null; // null: the building printed on the centre
  readonly stage: Stage;
  readonly units: readonly (Thing | null)[];
};
export type Centre = {
  readonly buildings: Readonly<Record<Slot, Building>>;
  readonly research: TileId | null;
  /** Own counters that are not yet in play. */
  readonly above: Readonly<Record<Order, number>>;
  /** Counters earned, by the player whose symbol they bear. */
  readonly below: BySeat<readonly Order[]>;
  readonly bonus: number;
};

export type GlassId = 0 | 1;
/** Standing on a time symbol until lifted, or parked in front of its player. */
export type Glass = { readonly on: Place; readonly until: Millis } | null;
/** `to` is where it points while a glass stands on it: on the wormhole between. */
export type Ship = { readonly at: Node; readonly to: Node | null };

export type Options = {
  readonly level: 'beginner' | 'normal';
  readonly innerLinks: boolean;
  readonly minutes: number;
  /** Seats that are not named have glasses of 60 seconds. */
  readonly glassSeconds: BySeat<number>;
};

export type Phase =
  | { readonly name: 'choosing'; readonly chosen: readonly Seat[] }
  | {
      readonly name: 'preparing';
      readonly hand: BySeat<readonly Order[]>;
      readonly ready: readonly Seat[];
    }
  | {
      readonly name: 'running';
      readonly startedAt: Millis;
      readonly endsAt: Millis;
      /** When the last sand is through that runs beyond the clock; left out where none does. */
      readonly lastSand?: Millis;
    }
  | { readonly name: 'over'; readonly startedAt: Millis; readonly at: Millis };

/** One order filled: which, and the cubes for it, by the beam units they lie in. */
export type Delivery = { readonly order: Order; readonly from: readonly Field[] };
/** A glass lifted at somebody's planet, and what is wanted there. */
export type Visit = {
  readonly seat: Seat;
  readonly planet: Seat;
  readonly finger: Millis;
  readonly deliveries: readonly Delivery[];
  /** The loaded cubes and the planet's orders that were there at the lift: nothing else counts. */
  readonly cubes: readonly Field[];
  readonly orders: readonly Field[];
};
/** A visit that waits until no finger can come any more that arrived together with it. */
export type Held = Visit & { readonly until: Millis };
/** Visits of one moment that cannot all be served. */
export type Contest = {
  readonly planet: Seat;
  /** Nobody has been served: the first to be let in does what he came for. */
  readonly fresh: boolean;
  readonly waiting: readonly Visit[]; // the earliest finger first
  /** The visitor who chooses anew, or null while the owner is asked who is next. */
  readonly chooser: Seat | null;
  readonly until: Millis;
};
/** Of identical counters the owner may let another one go than the one that went. */
export type Exchange = {
  readonly seat: Seat;
  readonly order: Order;
  /** From which it went. */
  readonly field: Field;
  /** Where counters like it stood as it went. */
  readonly others: readonly Field[];
  readonly until: Millis;
};

/** What lies open on the table. */
export type Seen = {
  readonly options: Options;
  readonly seats: Seats;
  readonly phase: Phase;
  readonly centres: BySeat<Centre>;
  readonly ships: BySeat<Ship>;
  readonly glasses: BySeat<readonly [Glass, Glass]>;
  readonly supply: Readonly<Record<Good, number>>;
  readonly moons: Readonly<
    Partial<Record<MoonId, { readonly top: TileId | null; readonly left: number }>>
  >;
  readonly bonusAt: readonly Seat[]; // planets whose bonus counter is still there
  readonly held: readonly Held[];
  readonly contests: readonly Contest[];
  readonly exchanges: readonly Exchange[];
};

/** Everything that may not leave the state, in one place, so that one cut takes it out. */
export type Secret = {
  readonly stacks: Readonly<Partial<Record<MoonId, readonly TileId[]>>>; // the top first
  readonly choices: BySeat<readonly Order[]>;
  readonly box: readonly TileId[];
};
export type State = Seen & { readonly secret: Secret };
/** What a seat or the board gets to see. `choice`: one's own two orders before the reveal. */
export type View = Seen & { readonly choice?: readonly Order[] };
