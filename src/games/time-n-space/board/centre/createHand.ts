import { createStore } from 'zustand/vanilla';
import type { HandStore, HandState, Outside, HandInput } from './hand';
import { actsOf, inHand, NOWHERE } from './handActs';
import { isFree } from './handSelectors';
import { keptPlans, NO_PLANS } from './plan';
import { keysOf } from '@/kit/keys';

/** Whoever asks it for a part is told of changes of that part only. */
export function createHand(told: HandInput, outside: Outside): HandStore {
  const store = createStore<HandState>(() => ({ ...told, ...EMPTY }));
  let latest = outside;
  const acts = actsOf(store, {
    act: action => latest.act(action),
    ask: (...words) => latest.ask(...words),
  });
  function hear(next: HandInput, to: Outside): void {
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
function heard(before: HandState, next: HandInput): HandState {
  const keys = keysOf(next);
  if (keys.every(key => next[key] === before[key])) return before;
  const after = { ...before, ...next };
  const { refusal, view, seat } = next;
  const told = refusal && refusal !== before.refusal ? refusal.why : before.told;
  const held = before.held !== null && isFree(before.held)(after) ? before.held : null;
  const plans = keptPlans(before.plans, view.glasses, seat);
  return { ...after, told, plans, ...inHand(after, held) };
}
