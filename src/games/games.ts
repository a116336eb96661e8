/** Finds a game by its id, and fetches its parts when they are needed. */
import type { AnyBoard, AnyEnding, AnyLessons, Chapter, KeyArt } from './board';
import { type AnyGame, hasSameRules, type PackRef, type RulesOf } from './game';
import type { Manifest } from './manifest';
import { MANIFESTS } from './manifests';

export const manifestFor = (game: string | undefined): Manifest | undefined =>
  MANIFESTS.find(({ id }) => id === game);

/** Returns the title, or the id of a game that only a newer version has. */
export const titleOf = (game: string, language: string): string =>
  manifestFor(game)?.title(language) ?? game;

/** The length of a match with these options; undefined for a game that only a newer version has. */
export function matchMinutes(game: string, options: unknown): number | undefined {
  const manifest = manifestFor(game);
  return manifest?.minutesOf?.(options) ?? manifest?.minutes;
}

/** True if this app has the rules a match began with, or if they are unknown. */
export function hasRules(game: string, rules: RulesOf | undefined): boolean {
  const manifest = manifestFor(game);
  return !manifest || !rules || hasSameRules(rules, manifest);
}

/** True if bots can take a seat in at least one of the game's modes. */
export const mayHaveBots = (game: string | undefined): boolean =>
  manifestFor(game)?.modes.some(({ bots }) => bots) ?? false;

/** The rules alone, which is all that a guest needs. */
export async function rulesOf(game: string): Promise<AnyGame | undefined> {
  const manifest = manifestFor(game);
  return manifest && withPacks(manifest, manifest.load.rules);
}

export async function boardOf(game: string): Promise<AnyBoard | undefined> {
  const manifest = manifestFor(game);
  return manifest && withPacks(manifest, manifest.load.board);
}

/** Also waits for the packs of the game. */
async function withPacks<T>({ packs, load }: Manifest, fetch: () => Promise<T>): Promise<T> {
  const [piece] = await Promise.all([fetch(), ...packs.map(pack => load.pack?.(pack))]);
  return piece;
}

/** The packs of all games. A guest sends them to the host, which compares them. */
export const allPacks = (): readonly PackRef[] => MANIFESTS.flatMap(({ packs }) => packs);

/** The short rules. */
export const chaptersOf = async (
  game: string,
  language: string,
): Promise<readonly Chapter[] | undefined> => manifestFor(game)?.load.chapters(language);

/** The first rules in a few cards. */
export const hintsOf = async (
  game: string,
  language: string,
): Promise<readonly Chapter[] | undefined> => manifestFor(game)?.load.hints?.(language);

/** The picture of a game that has one. */
export const artOf = async (game: string): Promise<KeyArt | undefined> =>
  manifestFor(game)?.load.art?.();

/** Guides through a lesson. */
export async function lessonsOf(game: string): Promise<AnyLessons | undefined> {
  const manifest = manifestFor(game);
  return manifest?.load.lessons && withPacks(manifest, manifest.load.lessons);
}

/** Shows a finished match. */
export async function endingOf(game: string): Promise<AnyEnding | undefined> {
  const manifest = manifestFor(game);
  return manifest && withPacks(manifest, manifest.load.ending);
}

/** The rules with the bots, which a host needs. */
export async function gameOf(game: string): Promise<AnyGame | undefined> {
  const manifest = manifestFor(game);
  return manifest && withBots(manifest);
}

/** Loads every game, for programs that need them all. */
export const allGames = (): Promise<readonly AnyGame[]> => Promise.all(MANIFESTS.map(withBots));

/** Makes a lookup over games that are already loaded. */
export const findIn =
  (games: readonly AnyGame[]) =>
  (id: string): AnyGame | undefined =>
    games.find(game => game.id === id);

export async function withBots(manifest: Manifest): Promise<AnyGame> {
  const { load } = manifest;
  const [rules, bot] = await Promise.all([withPacks(manifest, load.rules), load.bots?.()]);
  return bot ? { ...rules, bot } : rules;
}
