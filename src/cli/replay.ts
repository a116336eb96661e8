/** A saved match folded from its first line to its last, or to the first one that is wrong. */
import { gameCalled } from '../games/rules';
import type { Table } from '../table/match';
import { open } from '../table/saved';

export function replayed(text: string) {
  const opened = open(text.split('\n'), gameCalled);
  if (opened.ok) return { ok: true, ...told(opened.table) } as const;
  const sound = opened.sound && told(opened.sound);
  return { ok: false, why: opened.fault, ...(sound && { sound }) } as const;
}

const told = ({ game, match, at, state }: Table) => ({
  game: match.game,
  seats: match.seats,
  plies: match.log.length,
  at,
  result: game.result(state) ?? null,
});
