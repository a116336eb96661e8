/** Finds a game by its id, and fetches what is needed of it. */
import type { AnyBoard, AnyEnding, AnyLessons } from './board';
import type { AnyGame } from './game';
import type { Manifest } from './manifest';
import { MANIFESTS } from './manifests';

export const manifestFor = (game: string | undefined): Manifest | undefined =>
  MANIFESTS.find(({ id }) => id === game);

/** Returns the title, or the id of a game that only a newer version has. */
export const titleOf = (game: string, language: string): string =>
  manifestFor(game)?.title(language) ?? game;

/** True if bots can take a seat in at least one of the game's modes. */
export const mayHaveBots = (game: string | undefined): boolean =>
  manifestFor(game)?.modes.some(({ bots }) => bots) ?? false;

/** The rules alone, which is all that a guest needs. */
export const rulesOf = async (game: string): Promise<AnyGame | undefined> =>
  manifestFor(game)?.load.rules();

export const boardOf = async (game: string): Promise<AnyBoard | undefined> =>
  manifestFor(game)?.load.board();

/** What guides through a lesson. */
export const lessonsOf = async (game: string): Promise<AnyLessons | undefined> =>
  manifestFor(game)?.load.lessons?.();

/** For a match that is over. */
export const endingOf = async (game: string): Promise<AnyEnding | undefined> =>
  manifestFor(game)?.load.ending();

/** What a host deals: the rules, and the computer as a player. */
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

export async function withBots({ load }: Pick<Manifest, 'load'>): Promise<AnyGame> {
  const [rules, bot] = await Promise.all([load.rules(), load.bots?.()]);
  return bot ? { ...rules, bot } : rules;
}
