/** Pictures as data: which motifs are drawn where. The board draws them. */

/** Every option that some motif understands; each motif reads its own few. */
export interface MotifOptions {
  /** Drawn only if, or unless, one of these tokens or cards lies there. */
  readonly if?: string | readonly string[];
  readonly unless?: string | readonly string[];
  readonly w?: number;
  readonly h?: number;
  /** From 0, right here, to 1, in the far haze. */
  readonly depth?: number;
  readonly flip?: boolean;
  readonly tone?: number;
  readonly to?: number;
  readonly many?: number;
  readonly lit?: boolean;
  readonly kind?: string;
  readonly sign?: string;
  readonly text?: string;
  readonly points?: readonly number[];
  readonly grid?: readonly string[];
  readonly marks?: readonly (readonly [column: number, row: number])[];
  readonly gap?: readonly [column: number, row: number];
  /** Of a dial or a tower; without it a tower shows the true time. */
  readonly at?: readonly [hour: number, minute: number];
  readonly warm?: boolean;
  readonly open?: boolean;
  readonly turn?: number;
  readonly size?: number;
  /** A person: */
  readonly coat?: string;
  readonly hat?: string;
  readonly prop?: string;
  readonly left?: string;
  readonly right?: string;
  readonly skin?: number;
  readonly kneel?: boolean;
  readonly back?: boolean;
  readonly child?: boolean;
  readonly apron?: boolean;
  readonly beard?: boolean;
  readonly sash?: boolean;
}

export type MotifCall = readonly [
  motif: string,
  x: number,
  y: number,
  size: number,
  options?: MotifOptions,
];

/** Something a card speaks of that players can find: in which picture, where, drawn by what. */
export interface Sight {
  readonly slot: string;
  readonly motif: string;
  /** Left, top, width and height on the wall. */
  readonly box: readonly [number, number, number, number];
}

/** A wall of tiles, 1920 by 600, with a picture for each card. */
export interface PlaceArt {
  /** The slots from left to right. */
  readonly slots: readonly string[];
  readonly layers: readonly (readonly MotifCall[])[];
  readonly sights: Readonly<Record<string, Sight>>;
  /** Feet of the figures, four to a picture. */
  readonly spots: Readonly<Record<string, readonly (readonly [x: number, y: number])[]>>;
  /** It is night whatever the clock says, if one of these lies there; `always` for a night piece. */
  readonly night?: string;
}

/** How the marker of a mission reads as a clock, and when it gets dark. */
export interface DayLight {
  readonly units: number;
  /** Minutes after midnight at the first unit, and how many minutes a unit takes. */
  readonly from: number;
  readonly minutes: number;
  readonly dusk: number;
  readonly night: number;
}

/** Small pictures by card, 362 by 186, of which narrow screens show the middle 84 of the height. */
export type VignetteSet = Readonly<Record<string, readonly MotifCall[]>>;

export interface MissionPictures {
  readonly light: DayLight;
  readonly places: Readonly<Record<string, () => Promise<PlaceArt>>>;
  /** Cards by place; the base, the map and the ends are places of their own here. */
  readonly cards: Readonly<Record<string, () => Promise<VignetteSet>>>;
  readonly items: () => Promise<VignetteSet>;
  readonly lenders: () => Promise<VignetteSet>;
}
