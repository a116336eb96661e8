import type { Result } from '../../game';
import { missionIn } from './lookup';
import type { State } from './state';

/** Won together, or given up together after a run. */
export function result(state: State): Result | undefined {
  const { phase } = state;
  if (phase.name !== 'over') return undefined;
  const isWon = missionIn(state).ends[phase.end]?.kind === 'success';
  return { kind: 'shared', outcome: isWon ? 'won' : 'lost', rank: phase.end };
}
