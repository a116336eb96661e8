/** The boards of all games, each fetched when its game is opened. */
import type { AnyBoard } from './board';

export const BOARDS: Readonly<Record<string, () => Promise<AnyBoard>>> = {
  'time-n-space': async () => (await import('./time-n-space/board/board')).board as AnyBoard,
  'timeline-twist': async () => (await import('./timeline-twist/board/board')).board as AnyBoard,
};

export const boardOf = async (game: string): Promise<AnyBoard | undefined> =>
  Object.keys(BOARDS).includes(game) ? BOARDS[game]?.() : undefined;
