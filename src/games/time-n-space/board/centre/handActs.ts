/** What a hand can do: each act asks how things stand when it is done, so that it is the same for ever. */
import type { StoreApi } from 'zustand/vanilla';
import type { AnyWhy } from '@/games/game';
import { of } from '@/kit/seat';
import type { Action, Why } from '../../rules/actions';
import type { Node, Place } from '../../rules/components';
import type { GlassId } from '../../rules/state';
import type { HandActs, HandState, OpenedPage, Outside, Page } from './hand';
import { isFree, isSent, standing } from './handSelectors';
import { carriedOut, type Laid, withPlan } from './plan';
import { glassOn, type Next, openPlaces, turnOf, waysOf, whyNotTurnOn } from './turning';

export const NOWHERE: readonly Place[] = [];

/** Picked up, or put away. */
export function inHand({ view, seat, clock, free: before }: HandState, held: GlassId | null) {
  const free = held === null ? NOWHERE : openPlaces(view, seat, held, clock.now());
  return { held, free: isSame(free, before) ? before : free };
}

const isSame = (one: readonly Place[], other: readonly Place[]): boolean =>
  one.length === other.length && one.every((place, n) => place === other[n]);

const noWormhole = (from: Node, to: Node): Why => ({ code: 'no-wormhole', from, to });

export function actsOf(
  { getState: now, setState }: StoreApi<HandState>,
  outside: Outside,
): HandActs {
  function tell(told: AnyWhy | null): void {
    if (told !== now().told) setState({ told });
  }
  function open(opened: OpenedPage | null): void {
    if (opened !== now().opened) setState({ opened });
  }
  const show = (page: Page) => setState({ page });
  const take = (glass: GlassId | null) => setState(inHand(now(), glass));
  const lay = (glass: GlassId, laid: Laid | null) =>
    setState(({ plans }) => ({ plans: withPlan(plans, glass, laid) }));

  function openPlace(glass: GlassId): void {
    const stands = standing(glass)(now());
    open(stands && { what: 'place', glass, until: stands.until });
  }

  function act(action: Action): void {
    tell(null);
    outside.act(action);
  }

  function turn(glass: GlassId, on: Place, next?: Next): void {
    setState({ ...inHand(now(), null), opened: null, told: null });
    outside.act(turnOf(glass, on, next));
  }

  function drop(glass: GlassId, on: Place): void {
    const { view, seat, clock } = now();
    const why = whyNotTurnOn(view, seat, glass, on, clock.now());
    if (why) tell(why);
    else if (on === 'ship') open({ what: 'journey', glass });
    else turn(glass, on);
  }

  function touch(on: Place): void {
    const { view, seat, held, wide } = now();
    const glass = glassOn(view, seat, on);
    if (held !== null) return drop(held, on);
    tell(null);
    if (glass !== undefined) openPlace(glass);
    else if (on === 'ship' && !wide) show('map');
    else open({ what: 'symbol', on });
  }

  function touchNode(to: Node): void {
    const { view, seat, held, clock } = now();
    const glass = glassOn(view, seat, 'ship');
    const isWay = waysOf(view, seat).includes(to);
    if (held === null && glass !== undefined) return openPlace(glass);
    if (held === null) return open({ what: 'symbol', on: 'ship', ...(isWay && { to }) });
    const { at } = of(view.ships, seat);
    const why = whyNotTurnOn(view, seat, held, 'ship', clock.now());
    if (why) tell(why);
    else if (!isWay) tell(noWormhole(at, to));
    else turn(held, 'ship', to === at ? {} : { to });
  }

  function grasp(glass: GlassId): void {
    tell(null);
    if (isFree(glass)(now())) take(now().held === glass ? null : glass);
    else if (standing(glass)(now()) && !isSent(glass)(now())) openPlace(glass);
  }

  function lift(glass: GlassId): void {
    if (now().held !== glass) grasp(glass);
  }

  function carry(glass: GlassId, laid: Laid): void {
    const { view, seat, clock } = now();
    const carried = carriedOut(view, seat, glass, laid, clock.now());
    lay(glass, { ...laid, armed: false }); // kept, so that nothing is lost if it is refused
    tell(carried.ok ? null : carried.why);
    if (!carried.ok) return openPlace(glass);
    open(null);
    carried.acts.forEach(outside.act);
  }

  const { ask } = outside;
  const glasses = { grasp, lift, drop, turn };
  return { ...glasses, show, open, openPlace, tell, touch, touchNode, lay, carry, act, ask };
}
