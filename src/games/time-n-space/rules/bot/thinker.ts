/** Bots that play like people: they look, take time, and do what is best by then. */
import { type Chance, chances } from '../../../../kit/random';
import type { Millis } from '../../../../kit/millis';
import { isThrough } from '../../../../kit/sand';
import { of, type Seat } from '../../../../kit/seat';
import type { Bot, Intent, BotMoment } from '../../../game';
import type { Action } from '../actions';
import type { View } from '../state';
import { isAllowed } from './allowed';
import type { Character } from './character';
import { exchanging, mayExchange } from './acts/exchanging';
import { handIn, reaction } from './hand';
import { lifting } from './acts/lifting';
import { settling } from './meeting';
import type { Mind } from './mind';
import { mindOf } from './reckoning';
import { choosing, preparing } from './acts/opening';
import { callsIn, isAsked, remark, reply } from './talk';
import { turning } from './acts/turning';
import { nextWake } from './wake';

/** How often it says something while its sand runs. */
const CHATTY = 0.08;

export function thinker(character: Character): Bot<View, Action> {
  return (view, moment) => {
    const { seat, at, arrived = false, heard = [], pace = 1 } = moment;
    const next = chances(moment.chance);
    const thoughts = () => mindOf(view, seat, at, character, callsIn(heard, seat));
    const isAt = isCalledFor(view, seat, at) || isToExchange(view, moment, thoughts);
    const isCalled = isAt || isAsked(moment);
    if (!isCalled && !(next() < CHATTY * character.talks)) return nextWake(view, moment);
    const hand = handIn(view.phase, character);
    if (isCalled && !arrived) return { hand: at + reaction(hand, next, pace) };
    const mind = thoughts();
    const intent = isAt ? decision(mind, next) : (reply(mind, moment) ?? remark(mind, moment));
    return intent && sound(view, moment, intent) ? intent : nextWake(view, moment);
  };
}

/** Exchanges only when that is worth the effort. */
const isToExchange = (view: View, { seat, at }: BotMoment, thoughts: () => Mind): boolean =>
  mayExchange(view, seat, at) && exchanging(thoughts()) !== undefined;

const sound = (view: View, moment: BotMoment, intent: Intent<Action>): boolean =>
  !intent || !('act' in intent) || isAllowed(view, moment, intent.act);

/** True if a glass is free or a question is open, which is rarely the case. */
function isCalledFor(view: View, seat: Seat, at: Millis): boolean {
  switch (view.phase.name) {
    case 'choosing':
      return !view.phase.chosen.includes(seat);
    case 'preparing':
      return !view.phase.ready.includes(seat);
    case 'running':
      return hasGlass(view, seat, at, view.phase.endsAt) || isToSettle(view, seat);
    case 'over':
      return false;
  }
}

const hasGlass = (view: View, seat: Seat, at: Millis, endsAt: Millis): boolean =>
  of(view.glasses, seat).some(glass => (glass ? isThrough(glass.until, at) : at < endsAt));

const isToSettle = ({ contests }: View, seat: Seat): boolean =>
  contests.some(({ planet, chooser }) => (chooser ?? planet) === seat);

function decision(mind: Mind, next: () => Chance): Intent<Action> {
  switch (mind.view.phase.name) {
    case 'choosing':
      return choosing(mind, next);
    case 'preparing':
      return preparing(mind);
    case 'running':
      return settling(mind) ?? exchanging(mind) ?? lifting(mind) ?? turning(mind, next);
    case 'over':
      return undefined;
  }
}
