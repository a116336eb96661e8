/** A game in turns, for tests only: players take stones from a heap, and everybody hides a card. */
import type { AnyGame, AnyWhy, BotLevel, GameId, Result, Viewer } from '../games/game';
import { type Chance, type Chances, pick } from '../kit/random';
import { bySeat, of, type BySeat, type Seat, type Seats } from '../kit/seat';

type Action = { type: 'take'; stones: number } | { type: 'redraw' };
type State = {
  readonly seats: Seats;
  readonly turn: Seat;
  readonly heap: number;
  /** How often anybody has drawn another card. All see that, and only the drawer sees which. */
  readonly drawn: number;
  readonly cards: BySeat<number>;
  /** All win or lose together: they win if nobody draws another card. */
  readonly together: boolean;
};
type Options = { readonly stones: number; readonly together?: true };
type View = Omit<State, 'cards'> & { readonly card: number | null };

const SEATS = ['red', 'green', 'blue', 'purple'] as Seat[];
const MOST = 3;
const CARDS = 1_000;

const isBag = (input: unknown): input is Record<string, unknown> =>
  typeof input === 'object' && input !== null && !Array.isArray(input);

function decodeAction(input: unknown): ReturnType<AnyGame['action']> {
  if (!isBag(input)) return { ok: false, problem: 'no action' };
  const { type, stones } = input;
  if (type === 'redraw') return { ok: true, value: { type } };
  return type === 'take' && Number.isInteger(stones)
    ? { ok: true, value: { type, stones } }
    : { ok: false, problem: 'neither take nor redraw' };
}

function decodeOptions(input: unknown): ReturnType<AnyGame['options']> {
  const stones = isBag(input) ? (input['stones'] ?? 21) : 21;
  const together = isBag(input) && input['together'] === true ? { together: true } : {};
  return Number.isInteger(stones)
    ? { ok: true, value: { stones, ...together } }
    : { ok: false, problem: 'stones' };
}

/** Only as strict as tests need: every seat has a card, and somebody's turn it is. */
function decodeState(input: unknown): ReturnType<AnyGame['state']> {
  const { seats, turn, heap, drawn, cards } = isBag(input) ? input : {};
  const isState =
    Array.isArray(seats) &&
    seats.includes(turn) &&
    [heap, drawn].every(Number.isInteger) &&
    isBag(cards) &&
    seats.every(seat => Number.isInteger(cards[seat]));
  return isState ? { ok: true, value: input } : { ok: false, problem: 'no heap and no cards' };
}

function whyNot({ turn, heap }: View, action: Action, seat: Seat): AnyWhy | undefined {
  if (heap === 0) return { code: 'over' };
  if (action.type === 'redraw') return undefined;
  if (seat !== turn) return { code: 'not-your-turn' };
  const { stones } = action;
  return stones >= 1 && stones <= Math.min(MOST, heap) ? undefined : { code: 'so-many-not' };
}

const whoIsOn = ({ turn, heap }: View): readonly Seat[] => (heap === 0 ? [] : [turn]);

function after(state: State, action: Action, seat: Seat, chances: Chances): State {
  if (action.type === 'take') {
    const next = state.seats[(state.seats.indexOf(seat) + 1) % state.seats.length] as Seat;
    return { ...state, turn: next, heap: state.heap - action.stones };
  }
  const cards = { ...state.cards, [seat]: pick(chances(), CARDS) };
  return { ...state, cards, drawn: state.drawn + 1 };
}

function view({ cards, ...open }: State, viewer: Viewer): View {
  return { ...open, card: viewer === 'board' ? null : of(cards, viewer) };
}

/** A card is visible only to the seat that drew it; taken stones to everybody but who took them. */
type NimEvent = {
  readonly type: Action['type'];
  readonly seat: Seat;
  readonly card?: number | undefined;
};

const eventOf = ({ cards }: State, { type }: Action, seat: Seat): NimEvent =>
  type === 'redraw' ? { type, seat, card: of(cards, seat) } : { type, seat };

function cut({ type, seat, card }: NimEvent, viewer: Viewer): NimEvent[] {
  if (type === 'take') return viewer === seat ? [] : [{ type, seat }];
  return [viewer === seat ? { type, seat, card } : { type, seat }];
}

/** A random bot sometimes acts out of turn. */
function bot(level: BotLevel, { turn, heap }: View, seat: Seat, chance: Chance) {
  if (heap === 0) return undefined;
  if (level === 'random' && chance > 0.8) return { act: { type: 'redraw' } };
  const stones = 1 + pick(chance, Math.min(MOST, heap));
  return turn === seat ? { act: { type: 'take', stones } } : undefined;
}

function result({ heap, seats, turn, together, drawn }: State): Result | undefined {
  if (heap > 0) return undefined;
  if (together) return { kind: 'shared', outcome: drawn === 0 ? 'won' : 'lost' };
  const last = seats[(seats.indexOf(turn) + seats.length - 1) % seats.length] as Seat;
  const others = seats.filter(seat => seat !== last);
  const points = bySeat(seats, seat => (seat === last ? 1 : 0));
  return { kind: 'ranked', places: [[last], others], points };
}

export const nim: AnyGame = {
  id: 'nim' as GameId,
  version: 1,
  seats: { min: 2, max: SEATS.length },
  pace: 'in-turns',
  action: decodeAction,
  options: decodeOptions,
  state: decodeState,
  places: count => (count >= 2 ? (SEATS.slice(0, count) as unknown as Seats) : undefined),
  setup: ({ seats, options, chances }): State => ({
    seats,
    turn: seats[0],
    heap: (options as Options).stones,
    together: (options as Options).together ?? false,
    drawn: 0,
    cards: bySeat(seats, seat => pick(chances(), CARDS) + seats.indexOf(seat)),
  }),
  whyNot: (seen, action, { seat }) => whyNot(seen as View, action as Action, seat),
  apply: (before, action, { seat }, chances) => {
    const state = after(before as State, action as Action, seat, chances);
    const { type } = action as Action;
    const events = [eventOf(state, action as Action, seat)];
    return { ok: true, state, events, reveals: type === 'redraw' };
  },
  due: () => undefined,
  elapse: state => ({ state, events: [], reveals: false }),
  view: (state, viewer) => view(state as State, viewer),
  eventsFor: (viewer, events) => (events as NimEvent[]).flatMap(event => cut(event, viewer)),
  result: state => result(state as State),
  waitingFor: seen => whoIsOn(seen as View),
  offers: () => [],
  bot: (level, seen, { seat, chance }) => bot(level, seen as View, seat, chance),
};

/** Options of a short match, and of a longer one. */
export const samples = [{ options: { stones: 300 } }, { options: { stones: 2_000 } }];
