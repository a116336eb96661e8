import { createStore } from 'zustand/vanilla';
import type { Hand, HandState, Outside, Told } from './hand';
import { actsOf, inHand, NOWHERE } from './handActs';
import { isFree } from './handed';
import { keptPlans, NO_PLANS } from './plan';

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
