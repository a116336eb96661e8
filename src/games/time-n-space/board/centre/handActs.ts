/** The acts of a hand. Each reads the state when it is called, so the acts never change. */
import type { StoreApi } from 'zustand/vanilla';
import type { AnyWhy } from '@/games/game';
import { of } from '@/kit/seat';
import type { Action, Why } from '../../rules/actions';
import type { Node, Place } from '../../rules/components';
import type { GlassId } from '../../rules/state';
import type { CentreSeat, CentreSeatState, HandState, OpenedPage, Page } from './hand';
import { isFree, isSent, standing } from './handSelectors';
import { carriedOut, type Laid, withPlan } from './plan';
import { glassOn, type Next, openPlaces, turnOf, waysOf, whyNotTurnOn } from './turning';

export const NOWHERE: readonly Place[] = [];

/** Picks a glass up, or puts it away (null). */
export function inHand(
  { free: before }: HandState,
  { view, seat, clock }: CentreSeatState,
  held: GlassId | null,
) {
  const free = held === null ? NOWHERE : openPlaces(view, seat, held, clock.now());
  return { held, free: isSame(free, before) ? before : free };
}

const isSame = (one: readonly Place[], other: readonly Place[]): boolean =>
  one.length === other.length && one.every((place, n) => place === other[n]);

const noWormhole = (from: Node, to: Node): Why => ({ code: 'no-wormhole', from, to });

export function actsOf(
  { getState: hand, setState }: StoreApi<HandState>,
  { getState: now, act: propose, ask }: CentreSeat,
) {
  /** Null hides the last refusal. */
  function refuse(refusal: AnyWhy | null): void {
    if (refusal !== hand().refusal) setState({ refusal });
  }
  const spread = (wide: boolean) => setState({ wide });
  function open(opened: OpenedPage | null): void {
    if (opened !== hand().opened) setState({ opened });
  }
  const show = (page: Page) => setState({ page });
  const take = (glass: GlassId | null) => setState(inHand(hand(), now(), glass));
  const lay = (glass: GlassId, laid: Laid | null) =>
    setState(({ plans }) => ({ plans: withPlan(plans, glass, laid) }));

  /** Opens the sheet of the place this glass stands on. */
  function openPlace(glass: GlassId): void {
    const stands = standing(glass)(now());
    open(stands && { what: 'place', glass, until: stands.until });
  }

  function act(action: Action): void {
    refuse(null);
    propose(action);
  }

  function turn(glass: GlassId, on: Place, next?: Next): void {
    setState({ ...inHand(hand(), now(), null), opened: null, refusal: null });
    propose(turnOf(glass, on, next));
  }

  /** Called when a glass is dropped on a place. */
  function drop(glass: GlassId, on: Place): void {
    const { view, seat, clock } = now();
    const why = whyNotTurnOn(view, seat, glass, on, clock.now());
    if (why) refuse(why);
    else if (on === 'ship') open({ what: 'journey', glass });
    else turn(glass, on);
  }

  /** Called when a place of the mat is tapped. */
  function touch(on: Place): void {
    const { view, seat } = now();
    const { held, wide } = hand();
    const glass = glassOn(view, seat, on);
    if (held !== null) return drop(held, on);
    refuse(null);
    if (glass !== undefined) openPlace(glass);
    else if (on === 'ship' && !wide) show('map');
    else open({ what: 'symbol', on });
  }

  /** Called when a place of the star map is tapped. */
  function touchNode(to: Node): void {
    const { view, seat, clock } = now();
    const { held } = hand();
    const glass = glassOn(view, seat, 'ship');
    const isWay = waysOf(view, seat).includes(to);
    if (held === null && glass !== undefined) return openPlace(glass);
    if (held === null) return open({ what: 'symbol', on: 'ship', ...(isWay && { to }) });
    const { at } = of(view.ships, seat);
    const why = whyNotTurnOn(view, seat, held, 'ship', clock.now());
    if (why) refuse(why);
    else if (!isWay) refuse(noWormhole(at, to));
    else turn(held, 'ship', to === at ? {} : { to });
  }

  /** Called when a glass is tapped. */
  function grasp(glass: GlassId): void {
    refuse(null);
    if (isFree(glass)(now())) take(hand().held === glass ? null : glass);
    else if (standing(glass)(now()) && !isSent(glass)(now())) openPlace(glass);
  }

  /** Called when a glass is dragged, whether or not it was picked up before. */
  function lift(glass: GlassId): void {
    if (hand().held !== glass) grasp(glass);
  }

  /** Does the prepared deed at once. */
  function carry(glass: GlassId, laid: Laid): void {
    const { view, seat, clock } = now();
    const carried = carriedOut(view, seat, glass, laid, clock.now());
    lay(glass, { ...laid, armed: false }); // kept in case it is refused
    refuse(carried.ok ? null : carried.why);
    if (!carried.ok) return openPlace(glass);
    open(null);
    carried.acts.forEach(propose);
  }

  const glasses = { grasp, lift, drop, turn };
  return {
    ...glasses,
    spread,
    show,
    open,
    openPlace,
    refuse,
    touch,
    touchNode,
    lay,
    carry,
    act,
    ask,
  };
}
