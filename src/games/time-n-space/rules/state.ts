import type { Millis } from '../../../kit/millis';
import type { BySeat, Seat, Seats } from '../../../kit/seat';
import type { Field, Good, MoonId, Node, Order, Place, Slot, Stage, TileId } from './components';

/** A cube or a counter. A counter on a centre is always its owner's. */
export type Thing = Good | Order;
export type Building = {
  readonly tile: TileId | null; // null for the building printed on the centre
  readonly stage: Stage;
  readonly units: readonly (Thing | null)[];
};
export type Centre = {
  readonly buildings: Readonly<Record<Slot, Building>>;
  readonly research: TileId | null;
  /** Own counters that are not yet in play. */
  readonly above: Readonly<Record<Order, number>>;
  /** Earned counters, by the player they came from. */
  readonly below: BySeat<readonly Order[]>;
  readonly bonus: number;
};

export type GlassId = 0 | 1;
/** Standing on a time symbol until it is lifted; null if it is parked. */
export type Glass = { readonly on: Place; readonly until: Millis } | null;
/** `to` is set while a glass stands on the ship, which is then on the wormhole in between. */
export type Ship = { readonly at: Node; readonly to: Node | null };

export type Options = {
  readonly level: 'beginner' | 'normal';
  readonly innerLinks: boolean;
  readonly minutes: number;
  /** Seats without an entry have glasses of 60 seconds. */
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
      /** When the last sand beyond the clock runs out; absent if there is none. */
      readonly lastSand?: Millis;
    }
  | { readonly name: 'over'; readonly startedAt: Millis; readonly at: Millis };

/** One order to fill, and the cubes for it by their beam units. */
export type Delivery = { readonly order: Order; readonly from: readonly Field[] };
/** A glass lifted at somebody's planet, and the deliveries wanted there. */
export type Visit = {
  readonly seat: Seat;
  readonly planet: Seat;
  readonly finger: Millis;
  readonly deliveries: readonly Delivery[];
  /** The loaded cubes and the planet's orders at the lift. Nothing else counts. */
  readonly cubes: readonly Field[];
  readonly orders: readonly Field[];
};
/** A visit that waits until no finger of the same moment can arrive any more. */
export type Held = Visit & { readonly until: Millis };
/** Visits of one moment that cannot all be served. */
export type Contest = {
  readonly planet: Seat;
  /** Nobody has been served yet, so the first to be admitted gets the original wish. */
  readonly fresh: boolean;
  readonly waiting: readonly Visit[]; // the earliest finger first
  /** The visitor that chooses again; null while the owner is asked which is next. */
  readonly chooser: Seat | null;
  readonly until: Millis;
};
/** A counter that the owner may still exchange for an identical one. */
export type Exchange = {
  readonly seat: Seat;
  readonly order: Order;
  /** The field that the counter went from. */
  readonly field: Field;
  /** Where identical counters stood when it went. */
  readonly others: readonly Field[];
  readonly until: Millis;
};

/** What everybody can see. */
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
  readonly bonusAt: readonly Seat[]; // planets that still have their bonus counter
  readonly held: readonly Held[];
  readonly contests: readonly Contest[];
  readonly exchanges: readonly Exchange[];
};

/** Everything secret, in one place, so that one cut removes it. */
export type Secret = {
  readonly stacks: Readonly<Partial<Record<MoonId, readonly TileId[]>>>; // the top first
  readonly choices: BySeat<readonly Order[]>;
  readonly box: readonly TileId[];
};
export type State = Seen & { readonly secret: Secret };
/** What a seat or the board may see. `choice` holds the seat's own two orders before the reveal. */
export type View = Seen & { readonly choice?: readonly Order[] };
