/** Tokens, and resources of the whole team that count towards something. */
import { keysOf } from '../../../../kit/keys';
import type { Resource } from '../../mission/names';
import { missionIn } from '../../rules/lookup';
import type { Seen } from '../../rules/state';

export type TeamTrack = {
  readonly resource: Resource;
  readonly have: number;
  readonly most: number;
  /** Reaching one of these does more than open a box with a rule. */
  readonly thresholds: readonly number[];
};

export function teamTracks(view: Seen): readonly TeamTrack[] {
  const { resources } = missionIn(view);
  return keysOf(resources).flatMap(resource => {
    const { team = false, thresholds = [] } = resources[resource] ?? {};
    const most = Math.max(0, ...thresholds.map(it => it.least));
    const felt = thresholds.filter(it => it.effects.some(effect => effect.do !== 'rule'));
    return team && most > 0
      ? [{ resource, have: view.team[resource], most, thresholds: felt.map(it => it.least) }]
      : [];
  });
}

/** At least one row of six; more tokens take smaller cells in two rows. */
export const trayCells = (tokens: number): { readonly rows: 1 | 2; readonly columns: number } =>
  tokens <= 6 ? { rows: 1, columns: 6 } : { rows: 2, columns: Math.max(6, Math.ceil(tokens / 2)) };
