/** The rules of Time 'n' Space; SPEC.md states them in sentences. */
import { unreachable } from '../../../kit/unreachable';
import type { Context, Ruling } from '../../game';
import type { Action, GameEvent, Why } from './actions';
import { admitted, redone, whyNotAdmit, whyNotRedo } from './arrival';
import { type Change, inTurn, unchanged } from './change';
import { done, whyNotDo } from './deeds';
import { exchanged, whyNotExchange, withoutEnded } from './exchange';
import { lifted, standsOn, turned, whyNotLift, whyNotTurn } from './hourglass';
import { chose, placed, readied, whyNotChoose, whyNotPlace, whyNotReady } from './opening';
import { reveals } from './reveals';
import type { Seen, State } from './state';
import { caughtUp } from './time';

export function apply(
  state: State,
  action: Action,
  context: Context,
): Ruling<State, Why, GameEvent> {
  const change = inTurn(
    after(state, action, context),
    now => unchanged(withoutEnded(state, now)),
    now => caughtUp(now, context.at),
  );
  return { ok: true, ...change, reveals: reveals(state, change.state) };
}

export function whyNot(seen: Seen, action: Action, context: Context): Why | undefined {
  const { seat, finger } = context;
  switch (action.type) {
    case 'choose':
      return whyNotChoose(seen, seat, action.orders);
    case 'place':
      return whyNotPlace(seen, seat, action.fields);
    case 'ready':
      return whyNotReady(seen, seat);
    case 'turn':
      return whyNotTurn(seen, seat, action, finger);
    case 'lift': {
      const why = whyNotLift(seen, seat, action.glass, finger);
      return why ?? whyNotDo(seen, action.deed, standsOn(seen, seat, action.glass), context);
    }
    case 'admit':
      return whyNotAdmit(seen, seat, action.visitor, finger);
    case 'redo':
      return whyNotRedo(seen, seat, action.deliveries, finger);
    case 'exchange':
      return whyNotExchange(seen, seat, action.from, action.to, finger);
    default:
      return unreachable(action);
  }
}

function after(state: State, action: Action, context: Context): Change {
  const { seat, at, finger } = context;
  switch (action.type) {
    case 'choose':
      return chose(state, seat, action.orders);
    case 'place':
      return placed(state, seat, action.fields);
    case 'ready':
      return readied(state, seat, at);
    case 'turn':
      return turned(state, seat, action, finger);
    case 'lift': {
      const on = standsOn(state, seat, action.glass);
      return inTurn(lifted(state, seat, action.glass), now => done(now, action.deed, on, context));
    }
    case 'admit':
      return admitted(state, seat, action.visitor, at);
    case 'redo':
      return redone(state, seat, action.deliveries, at);
    case 'exchange':
      return exchanged(state, seat, action.from, action.to);
    default:
      return unreachable(action);
  }
}
