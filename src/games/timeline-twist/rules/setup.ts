import { dealChances, seedOf } from '../../../kit/chance';
import { type Chances, pick, shuffled } from '../../../kit/random';
import { bySeat, type Seat, type Seats, seatsFor } from '../../../kit/seat';
import { type Card, type CardId, type Deck, SIGNS } from '../deck/card';
import { isMissing } from '../deck/packs';
import { deckOf } from '../deck/shelf';
import type { Deal } from '../../game';
import { drew, printedOn, withPile } from './cards';
import { CARDS_TOGETHER, COLOURS, FEWEST, HAND, SEATS } from './components';
import { columnOf } from './spots';
import { thrownOn } from './together';
import type { Options, State, Together, Versus } from './state';
import { roundFrom, sandFrom } from './turns';

export const places = (count: number): Seats | undefined => seatsFor(COLOURS, SEATS, count);

export function misfit(seats: Seats, { way, deck }: Options): string | undefined {
  if (seats.length < FEWEST[way]) return `${way} takes ${FEWEST[way]} players`;
  return isMissing(deck) ? `there is no deck ${deck}` : undefined;
}

export function setup(deal: Deal<Options>): State {
  const deck = deckOf(deal.options.deck);
  if (!deck) throw new Error(`there is no deck ${deal.options.deck}`);
  return dealtFrom(deck, deal);
}

/** Everything in a day's deal follows from the day, even who begins if chance decides that. */
export function dealtFrom({ cards }: Deck, { seats, options, chances }: Deal<Options>): State {
  const next = options.daily === null ? chances : dealChances(seedOf(dayOf(seats, options)));
  const mixed = shuffled(cards, next);
  const first = firstOf(seats, options, next);
  const common = {
    options,
    seats,
    first,
    turn: first,
    until: sandFrom(options, 0),
    hands: bySeat(seats, () => []),
    pile: { top: null, left: 0 },
    discards: [],
    known: [],
    turnedBy: bySeat(seats, () => 0),
    last: null,
    ended: null,
  };
  if (options.way === 'together') {
    const chosen = mixed.slice(0, CARDS_TOGETHER);
    const secret = secretOf(chosen);
    const bare = { line: [], asked: SIGNS[0], tried: 0, laid: 0, isLost: false };
    return laidTogether({ ...common, way: 'together', ...bare, secret });
  }
  const playing = roundFrom(seats, first);
  const round = { round: 1, playing, isPlayOff: false, right: bySeat(seats, () => 0) };
  return laidOut({ ...common, way: 'versus', line: [], ...round, secret: secretOf(mixed) });
}

/** All that a day's deal depends on, so that playing one deal reveals nothing about another. */
const dayOf = ({ length }: Seats, { daily, way, deck }: Options): string =>
  [daily, way, length, deck].join(' ');

/** The requested seat, if it is at the table. */
function firstOf(seats: Seats, { first }: Options, next: Chances): Seat {
  const drawn = seats[pick(next(), seats.length)] ?? seats[0];
  return first !== null && seats.includes(first) ? first : drawn;
}

const secretOf = (cards: readonly Card[]) => ({
  pile: cards.map(({ id }) => id),
  printed: Object.fromEntries(cards.map(card => [card.id, printedOn(card)])),
});

/** Four cards each, and the first of the line. */
function laidOut(state: Versus): Versus {
  const [dealt, start] = topOf(withHands(state));
  return { ...dealt, line: [start] };
}

/** As above, and the first of the discards. */
function laidTogether(state: Together): Together {
  const [dealt, start] = topOf(withHands(state));
  const [lower, thrown] = topOf(dealt);
  return thrownOn({ ...lower, line: [columnOf(start)] }, thrown);
}

const withHands = <S extends State>(state: S): S =>
  state.seats.reduce((soFar, seat) => drew(soFar, seat, HAND).state, state);

function topOf<S extends State>(state: S): [S, CardId] {
  const [top, ...rest] = state.secret.pile;
  if (top === undefined) throw new Error('the deck is too small');
  return [withPile(state, rest), top];
}
