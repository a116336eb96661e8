/** One player’s hand: what the table tells, what is in the hand and nowhere else, and what it can do. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SeatProps, Wish } from '@/games/board';
import type { AnyWhy } from '@/games/game';
import type { Millis } from '@/kit/millis';
import type { Seat } from '@/kit/seat';
import type { Action } from '../../rules/actions';
import type { Good, Node, Place } from '../../rules/components';
import type { GlassId, View } from '../../rules/state';
import { isFree, isSent, standing } from './handed';
import { carriedOut, keptPlans, type Laid, NO_PLANS, type Plans, withPlan } from './plan';
import { glassOn, type Next, openPlaces, turnOf, whyNotTurnOn } from './turning';

export const PAGES = ['centre', 'map', 'mats'] as const;
export type Page = (typeof PAGES)[number];

/** What lies over the centre. */
export type Opened =
  /** `until`: this standing of the glass, and no later one. */
  | { readonly what: 'place'; readonly glass: GlassId; readonly until: Millis }
  /** `to`: where the ship is to go from here. */
  | { readonly what: 'symbol'; readonly on: Place; readonly to?: Node }
  | { readonly what: 'journey'; readonly glass: GlassId }
  | { readonly what: 'above'; readonly good: Good }
  | { readonly what: 'score' }
  | { readonly what: 'redo' }
  | { readonly what: 'talk' };

type Props = SeatProps<View, Action>;
/** What is told from outside. */
export type Told = Omit<Props, 'act' | 'ask' | 'coach'> & {
  /** All pages lie side by side. */
  readonly wide: boolean;
};
/** Where what is done goes. */
export type Outside = Pick<Props, 'act' | 'ask'>;

export type HandState = Told & {
  readonly page: Page;
  readonly opened: Opened | null;
  /** The glass that has been picked up. */
  readonly held: GlassId | null;
  /** Where it can be put down. */
  readonly free: readonly Place[];
  /** The last refusal, until something else is done. */
  readonly told: AnyWhy | null;
  readonly plans: Plans;
};

export type HandActs = {
  show(page: Page): void;
  open(what: Opened | null): void;
  /** What can be done where this glass stands. */
  openPlace(glass: GlassId): void;
  tell(why: AnyWhy | null): void;
  /** A tap on a glass, and on a place of the mat. */
  grasp(glass: GlassId): void;
  touch(on: Place): void;
  /** It is carried away, whether or not it was picked up before. */
  lift(glass: GlassId): void;
  /** The glass is dropped there. */
  drop(glass: GlassId, on: Place): void;
  turn(glass: GlassId, on: Place, next?: Next): void;
  lay(glass: GlassId, laid: Laid | null): void;
  /** Does what is laid out, at once. */
  carry(glass: GlassId, laid: Laid): void;
  act(action: Action): void;
  ask(words: Wish, to?: Seat): void;
};

export type Hand = Pick<StoreApi<HandState>, 'getState' | 'getInitialState' | 'subscribe'> & {
  readonly acts: HandActs;
  /** What is told now, and where what is done goes from now on. */
  hear(told: Told, outside: Outside): void;
};

/** Whoever asks it for a part is told of changes of that part only. */
export function createHand(told: Told, outside: Outside): Hand {
  const store = createStore<HandState>(() => ({ ...told, ...EMPTY }));
  let latest = outside;
  const acts = actsOf(store, {
    act: action => latest.act(action),
    ask: (...words) => latest.ask(...words),
  });
  function hear(next: Told, to: Outside): void {
    latest = to;
    store.setState(before => heard(before, next));
  }
  return { ...store, acts, hear };
}

const NOWHERE: readonly Place[] = [];
const EMPTY = {
  page: 'centre',
  opened: null,
  held: null,
  free: NOWHERE,
  told: null,
  plans: NO_PLANS,
} as const;

/** What is no longer so is let go of; the same hand if nothing is new. */
function heard(before: HandState, next: Told): HandState {
  const keys = Object.keys(next) as (keyof Told)[];
  if (keys.every(key => next[key] === before[key])) return before;
  const after = { ...before, ...next };
  const { refused, view, seat } = next;
  const told = refused && refused !== before.refused ? refused.why : before.told;
  const held = before.held !== null && isFree(before.held)(after) ? before.held : null;
  const plans = keptPlans(before.plans, view.glasses, seat);
  return { ...after, told, plans, ...inHand(after, held) };
}

/** Picked up, or put away. */
function inHand({ view, seat, clock, free: before }: HandState, held: GlassId | null) {
  const free = held === null ? NOWHERE : openPlaces(view, seat, held, clock.now());
  return { held, free: isSame(free, before) ? before : free };
}

const isSame = (one: readonly Place[], other: readonly Place[]): boolean =>
  one.length === other.length && one.every((place, n) => place === other[n]);

function actsOf({ getState: now, setState }: StoreApi<HandState>, outside: Outside): HandActs {
  const tell = (told: AnyWhy | null) => now().told !== told && setState({ told });
  const open = (opened: Opened | null) => now().opened !== opened && setState({ opened });
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
  return { show, open, openPlace, tell, grasp, touch, lift, drop, turn, lay, carry, act, ask };
}
