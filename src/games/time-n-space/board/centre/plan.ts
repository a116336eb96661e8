/** What a glass is to do when its sand is through: laid out while it runs, kept by glass. */
import type { Millis } from '@/kit/millis';
import { type BySeat, of, type Seat } from '@/kit/seat';
import type { Action, Deed, Why } from '../../rules/actions';
import type { Place } from '../../rules/components';
import { whyNot } from '../../rules/rules';
import type { Glass, GlassId, Seen } from '../../rules/state';
import { deedOfKind } from './tasks';
import { type Next, turnOf } from './turning';

export type Laid = {
  /** The standing it belongs to: another turn of the glass begins without a plan. */
  readonly on: Place;
  readonly until: Millis;
  readonly kind: Deed['do'];
  /** Null: whatever is most useful of its kind when the time comes. */
  readonly deed: Deed | null;
  /** The glass is turned again on the same symbol. */
  readonly next: Next | null;
  /** Wanted as it lies; if not, it is only kept so that nothing is lost. */
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

/** Without those whose glass has been lifted meanwhile; the same plans if there are none. */
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

/** The acts a plan comes to now; or why it is no longer possible. */
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

/** Nothing is turned once the last minute is over, nor onto a research station just emptied. */
export const mayTurnAgain = ({ phase }: Seen, kind: Deed['do'], at: Millis): boolean =>
  phase.name === 'running' && at < phase.endsAt && kind !== 'build';
