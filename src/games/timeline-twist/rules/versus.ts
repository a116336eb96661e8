/**
 * Against each other: one card a turn. The only player without cards at the end of a round wins.
 */
import { of, type Seat } from '../../../kit/seat';
import type { Context } from '../../game';
import type { CardId } from '../deck/card';
import type { GameEvent, Why } from './actions';
import {
  dateOn,
  discarded,
  type Drawing,
  drew,
  handOf,
  heldBy,
  refilled,
  turnedUp,
  withoutCard,
  withTurn,
} from './cards';
import { type Change, inTurn, unchanged } from './change';
import { fits, placedIn } from './line';
import type { Versus, VersusSeen } from './state';
import { onTurn } from './turns';

export function whyNotPlace(
  seen: VersusSeen,
  seat: Seat,
  card: CardId,
  gap: number,
): Why | undefined {
  if (!heldBy(seen, seat, card)) return { code: 'not-before-you', card };
  const most = seen.line.length;
  return gap <= most ? undefined : { code: 'no-such-gap', most };
}

export function placed(state: Versus, card: CardId, gap: number, context: Drawing): Change<Versus> {
  const { seat } = context;
  const dateOf = (it: CardId) => dateOn(state, it);
  const isRight = fits(state.line, dateOf, { gap, date: dateOf(card) });
  const last = { seat, card, gap, fits: isRight };
  const gone = withTurn(withoutCard(state, seat, card), seat);
  const turned = { ...turnedUp(gone, card), last };
  const start: Change<Versus> = {
    state: isRight ? laidRight(turned, last) : turned,
    events: [{ type: 'placed', ...last }],
  };
  const settled = isRight ? start : inTurn(start, now => paidFor(now, card, context));
  return inTurn(settled, now => passedOn(now, context));
}

const laidRight = (state: Versus, { seat, card, gap }: NonNullable<Versus['last']>): Versus => ({
  ...state,
  line: placedIn(state.line, gap, card),
  right: { ...state.right, [seat]: of(state.right, seat) + 1 },
});

/** Discards the wrong card and draws another. */
const paidFor = (state: Versus, card: CardId, { seat, chances }: Drawing): Change<Versus> =>
  inTurn(
    unchanged(discarded(state, card)),
    now => refilled(now, chances),
    now => drew(now, seat, 1),
    now => refilled(now, chances),
  );

function passedOn(state: Versus, context: Drawing): Change<Versus> {
  const next = state.playing[state.playing.indexOf(context.seat) + 1];
  return next ? onTurn(state, next, context.at) : roundOver(state, context);
}

/** Everybody has had a turn: checks who has no cards left. */
function roundOver(state: Versus, context: Drawing): Change<Versus> {
  const done = state.playing.filter(seat => handOf(state, seat).length === 0);
  if (done.length === 0) return nextRound(state, context);
  if (done.length === 1) return over(state, 'won', context);
  // Without a card for each of them nobody can win the play-off.
  const cards = state.pile.left + state.discards.length;
  if (cards < done.length) return over(state, 'shared', context);
  const playOff: Versus = { ...state, playing: done, isPlayOff: true };
  return inTurn(
    unchanged(playOff),
    ...done.map(seat => (now: Versus) => drewOne(now, seat, context)),
    now => nextRound(now, context),
  );
}

const drewOne = (state: Versus, seat: Seat, { chances }: Drawing): Change<Versus> =>
  inTurn(
    refilled(state, chances),
    now => drew(now, seat, 1),
    now => refilled(now, chances),
  );

function nextRound(state: Versus, { at }: Context): Change<Versus> {
  const { playing, isPlayOff } = state;
  const round = state.round + 1;
  const begun: GameEvent = { type: 'round', round, playing, isPlayOff };
  const [first = state.turn] = playing;
  return inTurn({ state: { ...state, round }, events: [begun] }, now => onTurn(now, first, at));
}

function over(state: Versus, how: 'won' | 'shared', { at }: Context): Change<Versus> {
  return {
    state: { ...state, until: null, ended: { at, how } },
    events: [{ type: 'over', at, how }],
  };
}
