/** Together: one or two cards a turn, or one discard, until nothing more is possible. */
import { of, type Seat } from '../../../kit/seat';
import type { CardId } from '../deck/card';
import type { Context } from '../../game';
import type { Why } from './actions';
import {
  dateOn,
  discarded,
  drew,
  handOf,
  heldBy,
  printed,
  turnedBack,
  turnedUp,
  withHand,
  withoutCard,
  withTurn,
} from './cards';
import { type Change, inTurn } from './change';
import { HAND, MOST_A_TURN } from './components';
import { laidAt, spotFor } from './spots';
import type { Held, Spot, Together, TogetherSeen } from './state';
import { onTurn, roundFrom } from './turns';

export function whyNotPlay(seen: TogetherSeen, seat: Seat, card: CardId): Why | undefined {
  const held = heldBy(seen, seat, card);
  if (!held) return { code: 'not-before-you', card };
  return held.sideways ? { code: 'lies-sideways', card } : undefined;
}

export function whyNotDiscard(seen: TogetherSeen, seat: Seat, card: CardId): Why | undefined {
  const held = heldBy(seen, seat, card);
  if (!held) return { code: 'not-before-you', card };
  if (seen.tried > 0) return { code: 'already-tried' };
  const { asked: need } = seen;
  return held.sign === need ? undefined : { code: 'other-sign', sign: held.sign, need };
}

export const whyNotStop = ({ laid }: TogetherSeen): Why | undefined =>
  laid === 0 ? { code: 'lay-one-first' } : undefined;

/** Turns its date up; its back has the sign to match from now on. */
export const thrownOn = (state: Together, card: CardId): Together => ({
  ...discarded(turnedUp(state, card), card),
  asked: printed(state, card).back,
});

export function played(state: Together, card: CardId, context: Context): Change<Together> {
  const { seat } = context;
  const dateOf = (it: CardId) => dateOn(state, it);
  const spot = spotFor(state.line, dateOf, dateOf(card));
  const turned = withTurn(state, seat);
  const start: Change<Together> = {
    state: {
      ...gone(turned, seat, card, spot),
      last: { seat, card, spot },
      isLost: spot.at === 'nowhere',
    },
    events: [{ type: 'played', seat, card, spot }],
  };
  return inTurn(start, now => goneOn(now, context));
}

function gone(state: Together, seat: Seat, card: CardId, spot: Spot): Together {
  const tried = { ...state, tried: state.tried + 1 };
  if (spot.at === 'nowhere') {
    return turnedBack(withHand(tried, seat, laidSideways(tried, seat, card)), [card]);
  }
  const line = laidAt(state.line, card, spot);
  return { ...withoutCard(tried, seat, card), line, laid: state.laid + 1 };
}

const laidSideways = (state: Together, seat: Seat, card: CardId): readonly Held[] =>
  handOf(state, seat).map(held => (held.card === card ? { ...held, sideways: true } : held));

/** The turn goes on while there is something left to decide. */
function goneOn(state: Together, context: Context): Change<Together> {
  const canTry = handOf(state, context.seat).some(({ sideways }) => !sideways);
  if (state.laid === MOST_A_TURN) return turnOver(state, context);
  if (canTry) return { state, events: [] };
  return state.laid > 0 ? turnOver(state, context) : over(state, 'failed', context);
}

export function thrown(state: Together, card: CardId, context: Context): Change<Together> {
  const { seat } = context;
  const lying = thrownOn(withTurn(withoutCard(state, seat, card), seat), card);
  const start: Change<Together> = { state: lying, events: [{ type: 'discarded', seat, card }] };
  return inTurn(start, now => turnOver(now, context));
}

export const stopped = (state: Together, context: Context): Change<Together> =>
  inTurn({ state, events: [{ type: 'stopped', seat: context.seat }] }, now =>
    turnOver(now, context),
  );

function turnOver(state: Together, context: Context): Change<Together> {
  const { seat } = context;
  const missing = HAND - handOf(state, seat).length;
  return inTurn(
    drew<Together>({ ...state, tried: 0, laid: 0, isLost: false }, seat, missing),
    now => nextTurn(now, context),
  );
}

/** Players without cards are passed over; one that has cards but can do nothing ends the match. */
function nextTurn(state: Together, context: Context): Change<Together> {
  const [own, ...others] = roundFrom(state.seats, context.seat);
  const next = [...others, own].find(seat => seat && handOf(state, seat).length > 0);
  if (!next) return over(state, 'complete', context);
  return inTurn(onTurn(state, next, context.at), now =>
    isStuck(now, next) ? over(now, 'stuck', context) : { state: now, events: [] },
  );
}

const isStuck = (seen: TogetherSeen, seat: Seat): boolean =>
  of(seen.hands, seat).every(({ sideways, sign }) => sideways && sign !== seen.asked);

type How = NonNullable<TogetherSeen['ended']>['how'];

function over(state: Together, how: How, { at }: Context): Change<Together> {
  return {
    state: { ...state, until: null, ended: { at, how } },
    events: [{ type: 'over', at, how }],
  };
}
