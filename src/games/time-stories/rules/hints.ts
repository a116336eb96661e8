/** Hints to a puzzle: they cost time, and stay open from run to run. */
import type { PuzzleId } from '../mission/names';
import { changed, type Change, whileRunning } from './change';
import { holds } from './conditions';
import { agentOf, missionIn } from './lookup';
import type { Seen, State } from './state';
import { unitsLost } from './time';
import type { Why } from './why';

export function whyNotHint(seen: Seen, puzzle: PuzzleId): Why | undefined {
  const next = missionIn(seen).puzzles[puzzle]?.hints[seen.hints[puzzle] ?? 0];
  const isOpen = next && holds(seen, next.from, { agent: null, card: null });
  return isOpen ? undefined : { code: 'no-hint' };
}

export function hintPrice(seen: Seen, puzzle: PuzzleId): number {
  const { hints = [], free = null } = missionIn(seen).puzzles[puzzle] ?? {};
  const place = seen.hints[puzzle] ?? 0;
  const isFree = place === 0 && seen.figures.some(it => isLender(agentOf(seen, it), free));
  return isFree ? 0 : (hints[place]?.units ?? 0);
}

const isLender = ({ lender }: { readonly lender: string | null }, name: string | null): boolean =>
  name !== null && lender === name;

export const hintTaken = (state: State, puzzle: PuzzleId): Change =>
  whileRunning(
    changed(
      { ...state, hints: { ...state.hints, [puzzle]: (state.hints[puzzle] ?? 0) + 1 } },
      { type: 'hint', puzzle },
    ),
    now => unitsLost(now, hintPrice(state, puzzle)),
  );
