/**
 * Moves cards: from the pile into hands, from hands to the table, from the discards back to the
 * pile.
 */
import { type Chances, shuffled } from '../../../kit/random';
import { of, type Seat } from '../../../kit/seat';
import type { Card, CardId } from '../deck/card';
import type { CardDate } from '../deck/date';
import type { Context } from '../../game';
import { type Change, unchanged } from './change';
import type { Fact, Held, Printed, Seen, State } from './state';

/** The context of an act that may draw cards. */
export type Drawing = Context & { readonly chances: Chances };

export const printedOn = ({ front, back, date }: Card): Printed => ({ front, back, date });

/** The print on a card of this match. */
export function printed({ secret }: State, card: CardId): Printed {
  const found = secret.printed[card];
  if (!found) throw new Error(`${card} is not in this match`);
  return found;
}

export const handOf = ({ hands }: Seen, seat: Seat): readonly Held[] => of(hands, seat);

export const heldBy = (seen: Seen, seat: Seat, card: CardId): Held | undefined =>
  handOf(seen, seat).find(held => held.card === card);

const factOf = (state: State, card: CardId): Fact => ({
  card,
  sign: printed(state, card).front,
});

/** Sets the pile: its top and height are public, its order is secret. */
export function withPile<S extends State>(state: S, pile: readonly CardId[]): S {
  const [top] = pile;
  return {
    ...state,
    pile: { top: top === undefined ? null : factOf(state, top), left: pile.length },
    secret: { ...state.secret, pile },
  };
}

export const withHand = <S extends State>(state: S, seat: Seat, hand: readonly Held[]): S => ({
  ...state,
  hands: { ...state.hands, [seat]: hand },
});

export const withoutCard = <S extends State>(state: S, seat: Seat, card: CardId): S =>
  withHand(
    state,
    seat,
    handOf(state, seat).filter(held => held.card !== card),
  );

export const dateOn = (state: State, card: CardId): CardDate => printed(state, card).date;

/** Its date is up and visible from now on. */
export const turnedUp = <S extends State>(state: S, card: CardId): S => ({
  ...state,
  known: state.known.filter(it => it !== card),
});

/** Its fact is up again, but its date stays known. */
export const turnedBack = <S extends State>(state: S, cards: readonly CardId[]): S => ({
  ...state,
  known: [...state.known, ...cards],
});

export const withTurn = <S extends State>(state: S, seat: Seat): S => ({
  ...state,
  turnedBy: { ...state.turnedBy, [seat]: of(state.turnedBy, seat) + 1 },
});

export const discarded = <S extends State>(state: S, card: CardId): S => ({
  ...state,
  discards: [...state.discards, card],
});

/** Draws this many cards, or all there are. */
export function drew<S extends State>(state: S, seat: Seat, count: number): Change<S> {
  const cards = state.secret.pile.slice(0, count);
  if (cards.length === 0) return unchanged(state);
  const held = cards.map((card): Held => ({ ...factOf(state, card), sideways: false }));
  const lower = withPile(state, state.secret.pile.slice(cards.length));
  return {
    state: withHand(lower, seat, [...handOf(lower, seat), ...held]),
    events: [{ type: 'drew', seat, cards }],
  };
}

/** Shuffles the discards into an empty pile, if there are any. */
export function refilled<S extends State>(state: S, chances: Chances): Change<S> {
  if (state.pile.left > 0 || state.discards.length === 0) return unchanged(state);
  const pile = shuffled(state.discards, chances);
  return {
    state: withPile({ ...turnedBack(state, state.discards), discards: [] }, pile),
    events: [{ type: 'shuffled', left: pile.length }],
  };
}
