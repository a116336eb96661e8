/** Tokens, and resources of the whole team that count towards something. */
import { keysOf } from '../../../../kit/keys';
import type { Condition } from '../../mission/condition';
import type { Resource } from '../../mission/names';
import { missionIn } from '../../rules/lookup';
import type { Seen } from '../../rules/state';

export type TeamTrack = {
  readonly resource: Resource;
  readonly have: number;
  readonly most: number;
  /** Reaching one of these does more than open a box with a rule. */
  readonly thresholds: readonly number[];
  /** From one of these on, somebody has to start on a certain card, as its back says. */
  readonly starts: readonly number[];
};

export function teamTracks(view: Seen): readonly TeamTrack[] {
  const { resources } = missionIn(view);
  return keysOf(resources).flatMap(resource => {
    const { team = false, thresholds = [] } = resources[resource] ?? {};
    const most = Math.max(0, ...thresholds.map(it => it.least));
    if (!team || most === 0) return [];
    const felt = thresholds.filter(it => it.effects.some(effect => effect.do !== 'rule'));
    const leasts = felt.map(it => it.least);
    const have = view.team[resource];
    return [{ resource, have, most, thresholds: leasts, starts: startsOf(view, resource) }];
  });
}

function startsOf(view: Seen, resource: Resource): readonly number[] {
  const starts = Object.values(missionIn(view).cards).flatMap(card => card.starts);
  return [...new Set(starts.flatMap(({ when }) => leastsIn(when, resource)))];
}

function leastsIn(when: Condition | null, resource: Resource): readonly number[] {
  if (when?.is === 'and') return when.all.flatMap(it => leastsIn(it, resource));
  if (when?.is === 'or') return when.any.flatMap(it => leastsIn(it, resource));
  return when?.is === 'resource' && when.resource === resource ? [when.least] : [];
}

/** At least one row of six; more tokens take smaller cells in two rows. */
export const trayCells = (tokens: number): { readonly rows: 1 | 2; readonly columns: number } =>
  tokens <= 6 ? { rows: 1, columns: 6 } : { rows: 2, columns: Math.max(6, Math.ceil(tokens / 2)) };
