import type { Millis } from '../../../kit/millis';
import type { BySeat, Seat } from '../../../kit/seat';
import type { Viewer } from '../../game';
import type { CardId, ExpansionId, Letter, ProgrammeId, Room, Task } from './components';
import type { Colour, FinalScore, InterimScore, PointSource } from './state';

/** The way by which a bot came onto its symbol. */
export type ProgrammedBy = 'room' | 'markers' | 'white' | 'card' | 'interim';

/** Facts for alerts, animation and statistics. Never a secret. */
export type GameEvent =
  | { type: 'stepped'; seat: Seat; room: Room; sideways: boolean }
  | { type: 'programmed'; seat: Seat; task: Task; by: ProgrammedBy }
  /** The symbol was taken: so many time markers instead. */
  | { type: 'converted'; seat: Seat; task: Task; time: number }
  /** By these sectors, without the one that it left. */
  | { type: 'moved'; seat: Seat; path: readonly Letter[]; paid: number }
  | {
      type: 'placed';
      seat: Seat;
      sector: Letter;
      /** The area of the action, or null for a letter. */
      task: Task | null;
      /** The bot pushed into the charging station. */
      pushed: Seat | null;
      /** One entry for each bot that goes home. */
      home: readonly Seat[];
    }
  | { type: 'took'; seat: Seat; sector: Letter; what: 'time' | 'crystals'; count: number }
  | { type: 'caught'; seat: Seat; sector: Letter; count: number }
  | { type: 'launched'; seat: Seat; sector: Letter; paid: number }
  | { type: 'extended'; seat: Seat; sector: Letter; expansion: ExpansionId }
  | { type: 'researched'; seat: Seat; sector: Letter; card: CardId }
  /** By a card. */
  | { type: 'rewarded'; seat: Seat; card: CardId; time: number; crystals: number }
  | { type: 'recalled'; seat: Seat; task: Task; time: number }
  /** The counter has moved. */
  | { type: 'scored'; seat: Seat; source: PointSource; from: number; to: number }
  /** The bot that was taken back, or null for a crystal. */
  | { type: 'crossed'; seat: Seat; line: number; bot: Task | null }
  | { type: 'stopped'; seat: Seat; line: number; lost: number }
  | { type: 'skipped'; seat: Seat }
  | { type: 'passed'; seat: Seat; place: number }
  | { type: 'on-turn'; seat: Seat; until: Millis | null }
  /** In the interim scoring: from now on this seat decides. */
  | { type: 'asked'; seat: Seat }
  /** Time markers for submarines. */
  | { type: 'collected'; seat: Seat; time: number }
  | { type: 'interim'; round: number; scores: BySeat<InterimScore> }
  /** A neutral submarine in a sector. */
  | {
      type: 'refilled';
      round: number;
      programme: ProgrammeId;
      neutral: readonly { sector: Letter; colour: Colour }[];
    }
  | { type: 'over'; at: Millis; scores: BySeat<FinalScore> };

/** The board gets all events, a seat its own and those that every phone shows. */
export const eventsFor = (viewer: Viewer, events: readonly GameEvent[]): readonly GameEvent[] =>
  viewer === 'board' ? events : events.filter(event => concerns(event, viewer));

function concerns(event: GameEvent, seat: Seat): boolean {
  if (FOR_ALL.has(event.type) || isOfScoring(event)) return true;
  if ('seat' in event && event.seat === seat) return true;
  return event.type === 'placed' && (event.pushed === seat || event.home.includes(seat));
}

/** Every phone counts an interim scoring for all players. */
const isOfScoring = (event: GameEvent): boolean =>
  event.type === 'scored' && event.source === 'interim';

const FOR_ALL: ReadonlySet<GameEvent['type']> = new Set([
  'passed',
  'collected',
  'interim',
  'crossed',
  'stopped',
  'refilled',
  'over',
]);
