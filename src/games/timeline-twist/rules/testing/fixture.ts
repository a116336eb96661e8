/**
 * Compact positions for tests. A card is named by its year, a second one of a year by an extra
 * letter.
 */
import { bySeat, type Seat } from '../../../../kit/seat';
import { type Card, type CardId, type Deck, type Sign, SIGNS } from '../../deck/card';
import { chances } from '../../../../kit/random';
import { type Context, type Ruling, rulingOn } from '../../../game';
import type { Action, GameEvent, Why } from '../actions';
import { withPile } from '../cards';
import type { Change } from '../change';
import { SHELF } from '../../deck/shelf';
import { COLOURS } from '../components';
import { rulebook } from '../rulebook';
import { whyNot } from '../rules';
import type { Column, Held, Options, Printed, State, Together, Versus } from '../state';
import { view } from '../view';

export const [red, green, blue, purple] = COLOURS as unknown as [Seat, Seat, Seat, Seat];
export const AT = 60_000;

export const OPTIONS: Options = {
  way: 'versus',
  deck: 'tests',
  first: null,
  daily: null,
  talkSeconds: null,
};

const WORDS = { title: '?', fact: '' };
/** One card a year, with alternating signs. */
const CARDS = Array.from({ length: 60 }, (_, n): Card => ({
  id: `card-${n}`,
  category: 'art',
  front: n % 2 ? 'circle' : 'star',
  back: n % 3 ? 'star' : 'circle',
  date: { shown: 'year', year: 1_000 + n },
  source: '',
  en: WORDS,
  de: WORDS,
}));
export const DECK: Deck = { id: 'tests', title: { en: '', de: '' }, cards: CARDS };
/** The cards of all positions, because boards and bots look turned cards up in the deck. */
const YEARS = new Map<CardId, Card>();
SHELF.set(DECK.id, YEARS);

/** `~` before a card means that it lies sideways. */
type Cards = readonly string[];
type Signs = Readonly<Record<CardId, Sign>>;
type Lying = {
  readonly seats?: number;
  readonly options?: Partial<Options>;
  readonly hands?: Readonly<Record<string, Cards>>;
  readonly pile?: Cards;
  readonly discards?: Cards;
  /** Which seat turned which cards; all others were turned at set-up. */
  readonly by?: Readonly<Record<CardId, Seat>>;
  readonly fronts?: Signs;
  readonly backs?: Signs;
};

const nameOf = (card: string): CardId => card.replace('~', '');
const isSideways = (card: string): boolean => card.startsWith('~');
const [FRONT, BACK] = SIGNS;

const printedOn = (card: CardId, { fronts = {}, backs = {} }: Lying): Printed => ({
  front: fronts[card] ?? FRONT,
  back: backs[card] ?? BACK,
  date: { shown: 'year', year: parseInt(card, 10) },
});

function lying(way: Options['way'], line: Cards, on: Lying) {
  const { pile = [], discards = [], hands = {}, by = {} } = on;
  const seats = COLOURS.slice(0, on.seats ?? 2) as unknown as State['seats'];
  const all = [...line, ...Object.values(hands).flat(), ...pile, ...discards].map(nameOf);
  const printed = Object.fromEntries(all.map(card => [card, printedOn(card, on)]));
  for (const id of all) {
    YEARS.set(id, { ...printedOn(id, on), id, category: 'art', source: '', en: WORDS, de: WORDS });
  }
  const held = (card: string): Held => ({
    card: nameOf(card),
    sign: printedOn(nameOf(card), on).front,
    sideways: isSideways(card),
  });
  return {
    options: { ...OPTIONS, way, ...on.options },
    seats,
    first: red,
    turn: red,
    until: null,
    hands: bySeat(seats, seat => (hands[seat] ?? []).map(held)),
    pile: { top: null, left: 0 },
    discards,
    known: Object.values(hands).flatMap(cards => cards.filter(isSideways).map(nameOf)),
    turnedBy: bySeat(seats, seat => Object.values(by).filter(it => it === seat).length),
    last: null,
    ended: null,
    secret: { pile, printed },
  } as const;
}

/** Red's turn in the first round. */
export function versus(line: Cards, on: Lying = {}, more: Partial<Versus> = {}): Versus {
  const common = lying('versus', line, on);
  const { by = {} } = on;
  const right = bySeat(common.seats, seat => line.filter(card => by[card] === seat).length);
  const play = { way: 'versus', line, round: 1, playing: common.seats, isPlayOff: false } as const;
  return { ...withPile<Versus>({ ...common, ...play, right }, common.secret.pile), ...more };
}

/**
 * A column is a card, or cards of one date; the cards above the gap after it stand behind a bar.
 */
export function columns(...line: readonly string[]): readonly Column[] {
  return line.map(column => {
    const [cards = '', above = ''] = column.split('|').map(part => part.trim());
    return { cards: cards.split(' '), above: above === '' ? [] : above.split(' ') };
  });
}

/** Red's turn, with nothing tried yet. */
export function together(line: Cards, on: Lying = {}, more: Partial<Together> = {}): Together {
  const row = columns(...line);
  const cards = row.flatMap(({ cards: lower, above }) => [...lower, ...above]);
  const common = lying('together', cards, on);
  const [top = ''] = (on.discards ?? []).slice(-1);
  const asked = printedOn(top, on).back;
  const play = { way: 'together', line: row, asked, tried: 0, laid: 0, isLost: false } as const;
  return { ...withPile<Together>({ ...common, ...play }, common.secret.pile), ...more };
}

/** Deep-freezes a value, so that a rule that mutates its input throws. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

export const place = (card: CardId, gap: number): Action => ({ type: 'place', card, gap });
export const play = (card: CardId): Action => ({ type: 'play', card });
export const discard = (card: CardId): Action => ({ type: 'discard', card });
export const STOP: Action = { type: 'stop' };

const contextOf = (seat: Seat, given: Partial<Context>): Context => ({
  seat,
  at: AT,
  finger: AT,
  ...given,
});

export function act(
  state: State,
  seat: Seat,
  action: Action,
  given: Partial<Context> = {},
  luck = chances(0.5),
): Ruling<State, Why, GameEvent> {
  return rulingOn(rulebook, frozen(state), action, contextOf(seat, given), luck);
}

/** The verdict on an act as the board, which sees no secrets, gives it. */
export const verdictOf = (state: State, seat: Seat, action: Action): Why | undefined =>
  whyNot(view(state), action, contextOf(seat, {}));

/** Like `act`, but throws if the act is refused. */
export function played<S extends State>(
  state: S,
  seat: Seat,
  action: Action,
  given: Partial<Context> = {},
  luck = chances(0.5),
): Change<S> {
  const ruling = act(state, seat, action, given, luck);
  if (!ruling.ok) throw new Error(`${seat} was refused: ${JSON.stringify(ruling.why)}`);
  return { state: ruling.state as S, events: ruling.events };
}

export const after = <S extends State>(
  state: S,
  seat: Seat,
  action: Action,
  given: Partial<Context> = {},
  luck = chances(0.5),
): S => played(state, seat, action, given, luck).state;

/** Every card by where it lies: no act may change the list of cards. */
export function census(state: State): readonly CardId[] {
  const line =
    state.way === 'versus'
      ? state.line
      : state.line.flatMap(({ cards, above }) => [...cards, ...above]);
  const hands = Object.values(state.hands).flatMap(hand => hand.map(({ card }) => card));
  return [...line, ...hands, ...state.discards, ...state.secret.pile].sort();
}
