import type { Millis } from '../../../../kit/millis';
import type { Seat } from '../../../../kit/seat';
import type { Action } from '../actions';
import { whyNot } from '../rules';
import type { View } from '../state';

type Actor = { readonly seat: Seat; readonly at: Millis };

/** Keeps bots from trying what the table would refuse. */
export const isAllowed = (view: View, { seat, at }: Actor, action: Action): boolean =>
  !whyNot(view, action, { seat, at, finger: at });
