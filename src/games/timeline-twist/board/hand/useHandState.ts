import { useState } from 'react';
import type { SeatProps } from '@/games/board';
import type { AnyWhy } from '@/games/game';
import { ownOf } from '@/kit/seat';
import type { CardId } from '../../deck/card';
import type { Action, GameEvent } from '../../rules/actions';
import { whyNot } from '../../rules/rules';
import type { Held, Seen } from '../../rules/state';
import type { HandState, OpenSheet } from './HandContext';

/** What is in this player’s mind and nowhere else: the card chosen, and where it is to lie. */
export function useHandState(props: SeatProps<Seen, Action, GameEvent>): HandState {
  const { view, seat, clock, places, pending, refusal } = props;
  const [wanted, want] = useState<CardId | null>(null);
  const [laid, setLaid] = useState<{ readonly card: CardId; readonly gap: number } | null>(null);
  const [sheet, open] = useState<OpenSheet | null>(null);
  const { told, tell } = useRefusal(refusal);
  const held = ownOf(view.hands, seat) ?? [];
  const isTurn = view.turn === seat && !view.ended;
  const chosen = chosenOf(held, wanted);
  const canLay = isTurn && view.way === 'versus';
  const gap = canLay && laid !== null && laid.card === chosen?.card ? laid.gap : null;

  function act(action: Action): void {
    const at = clock.now();
    const why = whyNot(view, action, { seat, at, finger: at });
    tell(why ?? null);
    if (!why) props.act(action);
  }

  return {
    view,
    seat,
    clock,
    places,
    held,
    isTurn,
    chosen,
    told,
    sheet,
    open,
    act,
    gap,
    isSent: pending.length > 0,
    choose(card) {
      want(card);
      tell(null);
      // Whoever has found a gap may still think of another card for it.
      setLaid(now => now && { ...now, card });
    },
    lay(to) {
      tell(null);
      setLaid(to === null || !chosen ? null : { card: chosen.card, gap: to });
    },
    dismiss: () => tell(null),
  };
}

/** One that can be played, unless another is wanted. */
const chosenOf = (held: readonly Held[], wanted: CardId | null): Held | undefined =>
  held.find(({ card }) => card === wanted) ?? held.find(({ sideways }) => !sideways) ?? held[0];

/** The last refusal, of the table or of the rules at hand, until something else is done. */
function useRefusal(refused: SeatProps<Seen, Action, GameEvent>['refusal']) {
  const [seen, setSeen] = useState(refused);
  const [own, setOwn] = useState<AnyWhy | null>(null);
  const told = own ?? (refused !== seen && refused ? refused.why : null);
  const tell = (why: AnyWhy | null) => {
    setSeen(refused);
    setOwn(why);
  };
  return { told, tell };
}
