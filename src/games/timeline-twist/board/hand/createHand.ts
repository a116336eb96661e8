import { createStore } from 'zustand/vanilla';
import type { Action } from '../../rules/actions';
import { whyNot } from '../../rules/rules';
import type { CardId } from '../../deck/card';
import type { HandState, OpenSheet, TwistSeat } from './hand';
import { chosenCardIn } from './selectors';

const EMPTY: HandState = { wanted: null, laid: null, sheet: null, refusal: null };

export type HandStore = ReturnType<typeof createHand>;

export function createHand(seat: TwistSeat) {
  const { setState, ...store } = createStore<HandState>(() => EMPTY);

  /** Refuses at once what the rules would refuse. */
  function act(action: Action): void {
    const { view, seat: own, clock } = seat.getState();
    const at = clock.now();
    const refusal = whyNot(view, action, { seat: own, at, finger: at }) ?? null;
    setState({ refusal });
    if (!refusal) seat.act(action);
  }
  function lay(gap: number | null): void {
    const chosen = chosenCardIn(seat.getState(), store.getState());
    const laid = gap === null || !chosen ? null : { card: chosen.card, gap };
    setState({ laid, refusal: null });
  }
  const acts = {
    act,
    lay,
    // Keeps the gap that was found when another card is chosen for it.
    choose: (card: CardId) =>
      setState(({ laid }) => ({ wanted: card, laid: laid && { ...laid, card }, refusal: null })),
    open: (sheet: OpenSheet | null) => setState({ sheet }),
    dismiss: () => setState({ refusal: null }),
  };
  /** Shows refusals by the table. Returns an unsubscribe function. */
  const follow = () =>
    seat.subscribe(({ refusal }, before) => {
      if (refusal && refusal !== before.refusal) setState({ refusal: refusal.why });
    });
  return { ...store, acts, follow };
}
