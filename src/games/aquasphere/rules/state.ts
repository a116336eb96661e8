import type { Millis } from '../../../kit/millis';
import type { BySeat, Seat, Seats } from '../../../kit/seat';
import type {
  BulbValue,
  CardId,
  ExpansionId,
  Letter,
  ProgrammeId,
  Room,
  START,
  Task,
} from './components';

export type Options = {
  /** The seat that begins; null if chance decides. */
  readonly first: Seat | null;
  /** Seconds of sand in a turn; null without a glass. */
  readonly turnSeconds: number | null;
};

/** Any of the four colours; one without a player is neutral. */
export type Colour = Seat;

export type Sector = {
  readonly octopods: number;
  readonly crystals: number;
  readonly time: number;
  /** In the order of the fields, the cheapest first. */
  readonly submarines: readonly Colour[];
  /** The bot on the control field. */
  readonly control: Seat | null;
  readonly charging: readonly Colour[];
  /** The top one first; those below lie covered, but everybody has seen them. */
  readonly cards: readonly CardId[];
  readonly expansions: readonly ExpansionId[];
};

export type Player = {
  readonly base: Letter;
  /** The sector and area of the scientist. */
  readonly scientist: { readonly sector: Letter; readonly task: Task };
  /** Null on the track of those who have passed. */
  readonly engineer: Room | typeof START | null;
  readonly stock: number;
  /** Symbols with a bot: up to two, or three until one of them is taken back. */
  readonly programmed: readonly Task[];
  /** Submarines still on the board, so not launched. */
  readonly submarines: number;
  readonly crystals: number;
  readonly time: number;
  /** A time marker lies on the board, because the bot for three was bought in this round. */
  readonly hasBought: boolean;
  readonly expansions: readonly ExpansionId[];
  readonly cards: readonly CardId[];
  /** Cards that can be used once a match, and have been. */
  readonly spent: readonly CardId[];
  /** Laps included. */
  readonly points: number;
};

/** The origin of points. */
export type PointSource = 'octopods' | 'submarine' | 'card' | 'room' | 'charging' | 'interim';

/** What the asked seat has still to settle, the next first. */
export type Due =
  /** The scientist has moved, and a bot must be placed. */
  | { readonly name: 'place' }
  /** The bot stands on the control field, and its action may be done. */
  | { readonly name: 'work'; readonly sector: Letter; readonly task: Task }
  /** For each of these letters a bot may go onto that control field. */
  | { readonly name: 'letters'; readonly letters: readonly Letter[] }
  /** Points to move on the track; the counter stands before a red line that can be crossed. */
  | { readonly name: 'points'; readonly points: number; readonly from: PointSource }
  /** A research card that acts at once does so after its points. */
  | { readonly name: 'at-once'; readonly card: CardId };

/** The points of a seat in an interim scoring; `octopods` is negative or 0. */
export type InterimScore = {
  readonly majority: number;
  readonly bots: number;
  readonly crystals: number;
  readonly octopods: number;
  readonly total: number;
};
export type FinalScore = {
  readonly letters: number;
  readonly time: number;
  readonly submarines: number;
  readonly lab: number;
  readonly total: number;
};

export type Phase =
  /** The seat of `turn` takes its turn. */
  | { readonly name: 'turn' }
  /** Markers for submarines, and cards of the interim scoring, in any order. */
  | {
      readonly name: 'time';
      /** Seats that come later. */
      readonly later: readonly Seat[];
      readonly hasCollected: boolean;
      readonly used: readonly CardId[];
    }
  /** The counters move. */
  | {
      readonly name: 'points';
      readonly later: readonly Seat[];
      readonly scores: BySeat<InterimScore>;
    }
  | { readonly name: 'over'; readonly at: Millis; readonly scores: BySeat<FinalScore> };

/** What everybody can see. */
export type Seen = {
  readonly options: Options;
  readonly seats: Seats;
  readonly first: Seat;
  readonly round: number;
  readonly phase: Phase;
  /** The seat whose turn it is, or that is asked in the interim scoring. */
  readonly turn: Seat;
  /** When the sand of this turn runs out; null without a glass, and in the interim scoring. */
  readonly until: Millis | null;
  readonly due: readonly Due[];
  /** The order of turns in this round. */
  readonly order: readonly Seat[];
  /** The order of passing, which is the order of the next round. */
  readonly passed: readonly Seat[];
  /** The sectors clockwise. */
  readonly ring: readonly Letter[];
  readonly sectors: Readonly<Record<Letter, Sector>>;
  readonly players: BySeat<Player>;
  readonly supply: { readonly time: number; readonly crystals: number; readonly octopods: number };
  /** The top centre tile: wedge 0 points to the sector at this place of the ring. */
  readonly centre: { readonly bulb: BulbValue; readonly turn: number };
  readonly programme: ProgrammeId;
  /** The programme of the next round; null in the last. */
  readonly nextProgramme: ProgrammeId | null;
};
export type View = Seen;

/** Everything secret, in one place, so that one cut removes it. The top of each pile is first. */
export type Secret = {
  readonly cards: readonly CardId[];
  readonly expansions: readonly ExpansionId[];
  /** After the next one. */
  readonly programmes: readonly ProgrammeId[];
  /** The turns of the centre tiles of the coming rounds. */
  readonly turns: readonly number[];
};
export type State = Seen & { readonly secret: Secret };
