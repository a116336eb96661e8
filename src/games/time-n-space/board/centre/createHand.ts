import { createStore } from 'zustand/vanilla';
import { isSame } from '@/kit/readable';
import type { CentreSeat, CentreSeatState, HandState } from './hand';
import { actsOf, inHand, NOWHERE } from './handActs';
import { isFree } from './handSelectors';
import { keptPlans, NO_PLANS } from './plan';

const EMPTY: HandState = {
  wide: false,
  page: 'centre',
  opened: null,
  held: null,
  free: NOWHERE,
  refusal: null,
  plans: NO_PLANS,
};

export type HandStore = ReturnType<typeof createHand>;

export function createHand(seat: CentreSeat) {
  const store = createStore<HandState>(() => EMPTY);
  /** Lets go of what the table no longer allows. Returns how to stop. */
  const follow = () =>
    seat.subscribe((now, before) => store.setState(hand => handAfter(hand, now, before)));
  return { ...store, acts: actsOf(store, seat), follow };
}

function handAfter(hand: HandState, now: CentreSeatState, before: CentreSeatState): HandState {
  const refusal = now.refusal && now.refusal !== before.refusal ? now.refusal.why : hand.refusal;
  const held = hand.held !== null && isFree(hand.held)(now) ? hand.held : null;
  const plans = keptPlans(hand.plans, now.view.glasses, now.seat);
  const after = { ...hand, refusal, plans, ...inHand(hand, now, held) };
  return isSame(after, hand) ? hand : after;
}
