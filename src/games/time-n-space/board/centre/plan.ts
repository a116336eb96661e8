/** A plan says what a glass does when its sand has run out. It is made while the sand runs. */
import type { Millis } from '@/kit/millis';
import { type BySeat, of, type Seat } from '@/kit/seat';
import type { Action, Deed, Why } from '../../rules/actions';
import type { Place } from '../../rules/components';
import { whyNot } from '../../rules/rules';
import type { Glass, GlassId, Seen } from '../../rules/state';
import { deedOfKind } from './tasks';
import { type Next, turnOf } from './turning';

export type Laid = {
  /** The standing it belongs to; the next turn of the glass begins without a plan. */
  readonly on: Place;
  readonly until: Millis;
  readonly kind: Deed['do'];
  /** Null: the most useful deed of its kind at that time. */
  readonly deed: Deed | null;
  /** How the glass is turned again on the same symbol; null: it is not. */
  readonly next: Next | null;
  /** True once the player has confirmed the plan; until then it only keeps their choices. */
  readonly armed: boolean;
};
export type Plans = readonly [Laid | null, Laid | null];
export const NO_PLANS: Plans = [null, null];

const belongs = (laid: Laid, standing: Glass): boolean =>
  standing?.on === laid.on && standing.until === laid.until;

export function planAt(plans: Plans, glass: GlassId, standing: Glass): Laid | null {
  const laid = plans[glass];
  return laid && belongs(laid, standing) ? laid : null;
}

export const withPlan = (plans: Plans, glass: GlassId, laid: Laid | null): Plans =>
  glass === 0 ? [laid, plans[1]] : [plans[0], laid];

/** Drops the plans of glasses that have been lifted; returns the same plans if there are none. */
export function keptPlans(
  plans: Plans,
  glasses: BySeat<readonly [Glass, Glass]>,
  seat: Seat,
): Plans {
  const [left, right] = of(glasses, seat);
  const kept: Plans = [planAt(plans, 0, left), planAt(plans, 1, right)];
  return kept[0] === plans[0] && kept[1] === plans[1] ? plans : kept;
}

type Carried =
  | { readonly ok: true; readonly acts: readonly Action[] }
  | { readonly ok: false; readonly why: Why };

/** Returns the acts that the plan leads to now, or the reason why it is no longer possible. */
export function carriedOut(
  seen: Seen,
  seat: Seat,
  glass: GlassId,
  laid: Laid,
  at: Millis,
): Carried {
  const deed = laid.deed ?? deedOfKind(seen, seat, glass, laid.kind, at);
  if (!deed) return { ok: false, why: { code: 'nothing-chosen' } };
  const lift: Action = { type: 'lift', glass, deed };
  const why = whyNot(seen, lift, { seat, at, finger: at });
  if (why) return { ok: false, why };
  const again = laid.next && mayTurnAgain(seen, deed.do, at);
  return { ok: true, acts: again ? [lift, turnOf(glass, laid.on, laid.next)] : [lift] };
}

/**
 * No glass is turned after the end of the match, or onto a research station that was just emptied.
 */
export const mayTurnAgain = ({ phase }: Seen, kind: Deed['do'], at: Millis): boolean =>
  phase.name === 'running' && at < phase.endsAt && kind !== 'build';
