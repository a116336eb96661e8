import { createStore } from 'zustand/vanilla';
import type { Action } from '../../rules/actions';
import { whyNot } from '../../rules/rules';
import type { Hand, HandActs, HandState, TwistSeat } from './hand';
import { chosenIn } from './selectors';

const EMPTY: HandState = { wanted: null, laid: null, sheet: null, refusal: null };

export function createHand(seat: TwistSeat): Hand {
  const { setState, ...store } = createStore<HandState>(() => EMPTY);

  function act(action: Action): void {
    const { view, seat: own, clock } = seat.getState();
    const at = clock.now();
    const refusal = whyNot(view, action, { seat: own, at, finger: at }) ?? null;
    setState({ refusal });
    if (!refusal) seat.act(action);
  }
  function lay(gap: number | null): void {
    const chosen = chosenIn(seat.getState(), store.getState());
    const laid = gap === null || !chosen ? null : { card: chosen.card, gap };
    setState({ laid, refusal: null });
  }
  const acts: HandActs = {
    act,
    lay,
    // A gap that was found stays, whichever card is thought of for it.
    choose: card =>
      setState(({ laid }) => ({ wanted: card, laid: laid && { ...laid, card }, refusal: null })),
    open: sheet => setState({ sheet }),
    dismiss: () => setState({ refusal: null }),
  };
  const follow = () =>
    seat.subscribe(({ refusal }, before) => {
      if (refusal && refusal !== before.refusal) setState({ refusal: refusal.why });
    });
  return { ...store, acts, follow };
}
