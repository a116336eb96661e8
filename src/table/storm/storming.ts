/** The table in a storm, and how long it lasts. */
import type { AnyGame, BotLevel } from '../../games/game';
import { type Chance, chances, pick } from '../../kit/random';
import type { Millis } from '../../kit/millis';
import type { Seat } from '../../kit/seat';
import type { GuestEvent } from '../guest';
import { createHost } from '../host';
import type { ChannelId, Host } from '../hostState';
import { hashOfPack, type TablePack } from '../../protocol/tablePack';
import { createLater, type Later } from './later';

export type StormPlan = {
  readonly storm: Millis;
  /** How long everything has to recover. */
  readonly calm: Millis;
  readonly options: unknown;
  readonly places: number;
  /** The host's bots play the other places. */
  readonly players: number;
  readonly watchers: number;
  readonly level: BotLevel;
};

/** Sees every message of the host before any channel can lose it. */
export type Tap = (host: Host, to: ChannelId, seats: readonly Seat[], text: string) => void;

export type StormLine = {
  readonly id: ChannelId;
  open: boolean;
  /** The phone at its end is out of reach. */
  isCut(): boolean;
  tell(event: GuestEvent): void;
};

export type Storm = Later & {
  readonly game: AnyGame;
  readonly seed: number;
  readonly weather: StormPlan;
  /** Every other table plays with the pack of a player. */
  readonly pack: TablePack | null;
  readonly tap: Tap;
  readonly next: () => Chance;
  readonly counts: Record<string, number>;
  readonly acknowledged: { readonly seat: Seat; readonly n: number }[];
  readonly vault: Map<string, string>;
  readonly lines: Map<ChannelId, StormLine>;
  host: Host | null;
  /** Counts the lives of the host's app; effects of an earlier life are dropped. */
  life: number;
  diskFree: Millis;
  hostFrozenUntil: Millis;
  dialled: number;
  isCalm: boolean;
};

export const createStorm = (game: AnyGame, seed: number, weather: StormPlan, tap: Tap): Storm => ({
  ...createLater(),
  game,
  seed,
  weather,
  pack: packFor(seed),
  tap,
  next: chances(seed),
  counts: {},
  acknowledged: [],
  vault: new Map(),
  lines: new Map(),
  host: newHost(game, seed, weather),
  life: 0,
  diskFree: 0,
  hostFrozenUntil: 0,
  dialled: 0,
  isCalm: false,
});

export const newHost = (game: AnyGame, seed: number, { places }: StormPlan): Host => ({
  ...createHost(`storm-${seed}`, game, places),
  pack: packFor(seed),
});

/** Of five pieces. */
function packFor(seed: number): TablePack | null {
  if (seed % 2 === 0) return null;
  const text = `pack ${seed} `.padEnd(100_000, '"cards", ');
  const hash = hashOfPack(text);
  return {
    ref: { id: `own-${hash}`, kind: 'deck', hash },
    title: { en: 'Storms', de: 'Stürme' },
    text,
  };
}

export function count({ counts }: Storm, what: string): void {
  counts[what] = (counts[what] ?? 0) + 1;
}

export const anyBetween = ({ next }: Storm, least: number, most: number): number =>
  least + pick(next(), most - least + 1);
