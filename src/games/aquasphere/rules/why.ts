import type { Seat } from '../../../kit/seat';
import type { CardId, Letter, Room, Task } from './components';

/** Every reason to refuse an act, with the facts that its text needs. */
export type Why =
  | { code: 'over' }
  | { code: 'not-your-turn'; turn: Seat }
  /** In the interim scoring there are no turns. */
  | { code: 'interim' }
  | { code: 'no-interim' }
  /** Something else has to be settled first. */
  | { code: 'return-one' }
  | { code: 'place-first' }
  | { code: 'work-first'; task: Task; sector: Letter }
  | { code: 'letters-first' }
  | { code: 'line-first'; line: number }
  /** Nothing of that kind is open. */
  | { code: 'nothing-to-do' }
  | { code: 'no-letter'; sector: Letter }
  | { code: 'no-line' }
  /** The engineer. */
  | { code: 'no-arrow'; room: Room }
  | { code: 'cannot-sidestep' }
  | { code: 'not-on-top' }
  | { code: 'already-bought' }
  | { code: 'symbol-taken'; task: Task }
  /** Resources. */
  | { code: 'short-of-time'; need: number; have: number }
  | { code: 'stock-empty' }
  | { code: 'no-bot' }
  | { code: 'not-programmed'; task: Task }
  | { code: 'already-there'; sector: Letter }
  /** The last bot is needed: the scientist has moved. */
  | { code: 'keep-one' }
  /** The action of an area. */
  | { code: 'none-there'; task: Task; sector: Letter }
  | { code: 'no-room'; task: Task; room: number }
  | { code: 'lab-complete' }
  | { code: 'own-submarine'; sector: Letter }
  | { code: 'no-submarine' }
  /** The red line. */
  | { code: 'pay-crystal' }
  | { code: 'no-crystal' }
  /** Cards of the interim scoring. */
  | { code: 'not-your-card'; card: CardId }
  | { code: 'not-an-interim-card'; card: CardId }
  | { code: 'used-card'; card: CardId }
  | { code: 'already-collected' };
