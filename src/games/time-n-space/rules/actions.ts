import type { Millis } from '../../../kit/millis';
import type { BySeat, Seat } from '../../../kit/seat';
import type { Field, Good, MoonId, Node, Order, Place, Slot, TileId } from './components';
import type { Delivery, GlassId, Phase } from './state';

export type Action =
  // Before the start.
  | { type: 'choose'; orders: readonly [Order, Order] }
  | { type: 'place'; fields: readonly [Field, Field] } // the first chosen order goes to the first field
  | { type: 'ready' }
  // The hourglasses.
  | { type: 'turn'; glass: GlassId; on: Exclude<Place, 'ship'> }
  | { type: 'turn'; glass: GlassId; on: 'ship'; to?: Node | undefined } // without `to` it stays
  | { type: 'lift'; glass: GlassId; deed: Deed }
  // When players meet.
  | { type: 'admit'; visitor: Seat } // by the planet's owner: the visitor that goes next
  | { type: 'redo'; deliveries: readonly Delivery[] } // by the second visitor; an empty list lets it lapse
  | { type: 'exchange'; from: Field; to: Field }; // by the owner: the counter on `from` goes instead

/** The things to do when a glass is lifted. */
export type Deed =
  | { do: 'lapse' }
  | { do: 'produce'; fields: readonly Field[] }
  | { do: 'load'; moves: readonly { from: Field; to: Field }[] }
  | { do: 'offer'; orders: readonly { order: Order; field: Field }[] }
  | { do: 'build'; slot: Slot }
  | { do: 'upgrade' }
  | { do: 'tuck'; tile: TileId } // under the stack
  | { do: 'take'; tile: TileId } // into the research station
  | { do: 'deliver'; deliveries: readonly Delivery[] };

/** Every reason to refuse an act, with the facts that its text needs. */
export type Why =
  | { code: 'not-now'; phase: Phase['name'] }
  | { code: 'already-ready' }
  | { code: 'place-your-orders-first' }
  | { code: 'nothing-in-hand' }
  | { code: 'not-above'; order: Order; have: number }
  | { code: 'no-such-field'; field: Field }
  | { code: 'field-taken'; field: Field }
  | { code: 'field-twice'; field: Field }
  | { code: 'time-is-up'; since: Millis }
  | { code: 'glass-stands'; on: Place }
  | { code: 'glass-is-parked' }
  | { code: 'symbol-taken'; on: Place }
  | { code: 'research-is-empty' }
  | { code: 'no-wormhole'; from: Node; to: Node }
  | { code: 'sand-still-runs'; until: Millis }
  | { code: 'not-done-here'; deed: Deed['do']; on: Place | Node }
  | { code: 'nothing-chosen' }
  | { code: 'field-elsewhere'; field: Field; on: Slot }
  | { code: 'supply-is-out'; goods: readonly Good[] }
  | { code: 'no-cube'; field: Field }
  | { code: 'not-from-a-plant'; field: Field }
  | { code: 'not-in-a-beam-station'; field: Field }
  | { code: 'wrong-cube'; field: Field; need: Good }
  | { code: 'wrong-count'; order: Order; need: number; given: number }
  | { code: 'too-many'; most: number; given: number }
  | { code: 'order-gone'; order: Order; wanted: number; there: number }
  | { code: 'being-settled'; until: Millis }
  | { code: 'take-or-tuck'; left: number }
  | { code: 'tile-gone'; top: TileId | null }
  | { code: 'research-is-full' }
  | { code: 'not-stage-one'; slot: Slot }
  | { code: 'not-stage-two'; slot: Slot }
  | { code: 'not-empty'; slot: Slot }
  | { code: 'glass-in-the-way'; slot: Slot }
  | { code: 'nothing-to-settle' }
  | { code: 'not-waiting'; visitor: Seat }
  | { code: 'not-yours-to-choose' }
  | { code: 'nothing-to-exchange' };

/** Facts for alerts, animation and statistics. Never a secret. */
export type GameEvent =
  | { type: 'chose'; seat: Seat }
  | { type: 'revealed'; orders: BySeat<readonly Order[]> }
  | { type: 'placed'; seat: Seat; orders: readonly { order: Order; field: Field }[] }
  | { type: 'ready'; seat: Seat }
  | { type: 'started'; at: Millis; endsAt: Millis }
  | { type: 'turned'; seat: Seat; glass: GlassId; on: Place; until: Millis; to?: Node }
  | { type: 'lifted'; seat: Seat; glass: GlassId; from: Place }
  | { type: 'arrived'; seat: Seat; at: Node }
  | { type: 'lapsed'; seat: Seat; on: Place }
  | { type: 'produced'; seat: Seat; fields: readonly Field[]; short: readonly Good[] }
  | { type: 'loaded'; seat: Seat; moves: readonly { from: Field; to: Field }[] }
  | { type: 'offered'; seat: Seat; orders: readonly { order: Order; field: Field }[] }
  | { type: 'built'; seat: Seat; slot: Slot; tile: TileId }
  | { type: 'upgraded'; seat: Seat; slot: Slot; tile: TileId }
  | { type: 'tucked'; seat: Seat; moon: MoonId; tile: TileId }
  | { type: 'took'; seat: Seat; moon: MoonId; tile: TileId }
  | {
      type: 'delivered';
      seat: Seat;
      planet: Seat;
      orders: readonly { order: Order; field: Field }[];
      /** Where the cubes for them lay, in the same order. */
      cubes: readonly Field[];
      bonus: boolean;
    }
  | { type: 'held'; seat: Seat; planet: Seat; until: Millis }
  | { type: 'contested'; planet: Seat; visitors: readonly Seat[]; until: Millis }
  | { type: 'admitted'; planet: Seat; visitor: Seat }
  | { type: 'to-choose-anew'; seat: Seat; planet: Seat; until: Millis }
  | { type: 'left-empty'; seat: Seat; planet: Seat }
  | { type: 'exchanged'; seat: Seat; order: Order; from: Field; to: Field }
  | { type: 'over'; at: Millis };
