/** How a game reads the packs that players make themselves: decks, missions. */
import type { Decoded } from '../kit/decoded';
import { isBag } from '../kit/keys';
import type { OpenedFile } from '../packs/openFile';
import type { OrFaults, PackFault } from '../packs/packFile';

/** In every language of the app; a pack in one language has the same words twice. */
export type PackTitle = { readonly en: string; readonly de: string };

export type ExampleFile = { readonly name: string; readonly type: string; readonly text: string };

export type PackReader = {
  /**
   * Checks a file and gives the text by which the pack is kept and travels. The same contents give
   * the same text.
   */
  read(file: OpenedFile, thisYear: number): OrFaults<string>;
  /** Decodes such a text, from whomever it comes, and puts the pack on the shelf by its id. */
  shelve(id: string, text: string): Decoded<PackTitle>;
  /** A sentence about what is wrong and what to do; undefined: the code is none of this game. */
  why(language: string, fault: PackFault): string | undefined;
  example(language: string): ExampleFile;
};

/** What the app knows of such packs before it reads one. */
export type PackFiles = {
  readonly kind: 'deck' | 'mission';
  /** The option of a match that names the pack. */
  readonly option: string;
  /** The ends of names that may be chosen. */
  readonly ends: readonly string[];
  /** The game’s own options list the packs that come with the app. */
  readonly isListed?: true;
  /** The title of a pack that comes with the app. */
  title(pack: string, language: string): string;
  load(): Promise<PackReader>;
};

/** The packs of players are named after the hash of their text. */
export const ownPackId = (hash: string): string => `own-${hash}`;
export const isOwnPack = (id: unknown): id is string =>
  typeof id === 'string' && /^own-[0-9a-f]{32}$/.test(id);

/** The pack of players that these options name. */
export function ownPackIn(
  files: Pick<PackFiles, 'option'> | undefined,
  options: unknown,
): string | undefined {
  const named = files && isBag(options) ? options[files.option] : undefined;
  return isOwnPack(named) ? named : undefined;
}
