/** Folds a saved match from its first line to its last, or to the first faulty one. */
import type { RunningMatch } from '../table/match';
import { type FindGame, open } from '../table/saved';

export function replayed(text: string, find: FindGame) {
  const opened = open(text.split('\n'), find);
  if (opened.ok) return { ok: true, ...summaryOf(opened.match) } as const;
  const sound = opened.sound && summaryOf(opened.sound);
  return { ok: false, why: opened.fault, ...(sound && { sound }) } as const;
}

const summaryOf = ({ game, saved, at, state }: RunningMatch) => ({
  game: saved.game,
  seats: saved.seats,
  plies: saved.log.length,
  at,
  result: game.result(state) ?? null,
});
