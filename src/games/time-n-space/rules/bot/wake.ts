import type { Millis } from '../../../../kit/millis';
import { of } from '../../../../kit/seat';
import type { Intent, BotMoment } from '../../../game';
import type { Action } from '../actions';
import type { View } from '../state';

/** Sleeps until the bot's next sand runs out. */
export function nextWake(view: View, { seat, at }: BotMoment): Intent<Action> {
  const sands = of(view.glasses, seat).flatMap((glass): Millis[] =>
    glass && glass.until > at ? [glass.until] : [],
  );
  return sands.length > 0 ? { wake: Math.min(...sands) } : undefined;
}
