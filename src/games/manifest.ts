/** The part of a game that is loaded at start; it says how to fetch the rest. */
import type { AnyBoard, AnyEnding, AnyLessons, Chapter, GameSettings, KeyArt } from './board';
import type { AnyBot, AnyGame, PackRef, Result } from './game';
import type { PackFiles } from './packReader';

/** One way to play the game: the options it starts with, and how it ends. */
export type Mode = {
  readonly id: string;
  readonly options: unknown;
  readonly result: Result['kind'];
  /** The computer can take a seat. */
  readonly bots: boolean;
};

export type Setup = { readonly places: number; readonly options: unknown };

/** A guided match. Later lessons build on earlier ones. */
export type LessonInfo = {
  readonly id: string;
  title(language: string): string;
  tagline(language: string): string;
  /** Every learner gets the same deal. */
  readonly table: Setup & { readonly seed: number };
};

/** Options of a short match, for tests; without `places` they suit a table of any size. */
export type SampleMatch = { readonly options: unknown; readonly places?: number };

type Switch = { readonly usual: boolean };
type Choice = {
  readonly usual: string;
  readonly choices: readonly { readonly value: string; title(language: string): string }[];
};

/** A setting of this game alone, saved under its id. */
export type SettingInfo = (Switch | Choice) & {
  readonly id: string;
  title(language: string): string;
  hint(language: string): string;
};

export type Manifest = {
  readonly id: string;
  title(language: string): string;
  tagline(language: string): string;
  /** Two to four words, for a poster. */
  motto(language: string): string;
  /** The usual length of a match. */
  readonly minutes: number;
  /** Its length with these options, in a game where they change it; undefined: as usual. */
  minutesOf?(options: unknown): number | undefined;
  /** The version of its rules, which says whether a saved match can go on. */
  readonly version: number;
  /** The packs from which it is dealt; phones with different packs do not play together. */
  readonly packs: readonly PackRef[];
  /** The packs that players can make themselves, if they can. */
  readonly files?: PackFiles;
  /** `usual` is the number of players at most tables. */
  readonly seats: { readonly min: number; readonly max: number; readonly usual: number };
  /** A new table starts with the first. */
  readonly modes: readonly [Mode, ...Mode[]];
  /** Puts the progress of an unfinished match into words; undefined: an older version wrote it. */
  progress?(language: string, kept: string): string | undefined;
  /** A match alone against bots. */
  readonly practice?: Setup;
  /** From the easiest to the hardest. */
  readonly lessons: readonly LessonInfo[];
  readonly samples: readonly SampleMatch[];
  readonly settings: readonly SettingInfo[];
  /** Each piece is loaded when it is needed. */
  readonly load: {
    /** Resolves before rules and board are used, which read from it. */
    pack?(pack: PackRef): Promise<void>;
    /** Its picture; a game without one shows none. */
    art?(): Promise<KeyArt>;
    rules(): Promise<AnyGame>;
    board(): Promise<AnyBoard>;
    /** The first rules, each in at most twelve words, for somebody who waits. */
    hints?(language: string): Promise<readonly Chapter[]>;
    /** A short version of the rules, for searching. */
    chapters(language: string): Promise<readonly Chapter[]>;
    /** Fetched when a lesson begins; missing in a game without lessons. */
    lessons?(): Promise<AnyLessons>;
    /** Fetched when a match has ended, or is opened in the history. */
    ending(): Promise<AnyEnding>;
    /** The bots, which only a host needs. */
    bots?(): Promise<AnyBot>;
  };
  /** Fetches the files and texts of the ending, but runs none of them. */
  prefetchEnding(language: string): Promise<unknown>;
};

/** Falls back to English. */
export const inLanguage = <T>(
  { en, de }: { readonly en: T; readonly de: T },
  language: string,
): T => (language === 'de' ? de : en);

export const seatCounts = ({ seats: { min, max } }: Manifest): readonly number[] =>
  Array.from({ length: max - min + 1 }, (_, n) => min + n);

/** The settings of a game. A missing or invalid one has its usual value. */
export const settingsOf = (
  { settings }: Pick<Manifest, 'settings'>,
  kept: (id: string) => unknown,
): GameSettings => Object.fromEntries(settings.map(it => [it.id, valueOf(it, kept(it.id))]));

function valueOf(setting: SettingInfo, kept: unknown): boolean | string {
  if (!('choices' in setting)) return typeof kept === 'boolean' ? kept : setting.usual;
  return setting.choices.find(({ value }) => value === kept)?.value ?? setting.usual;
}
