/** When bots next look at the table, on the clock of whoever runs it. */
import type { Intent } from '../games/game';
import type { Millis } from '../kit/millis';
import type { Seat } from '../kit/seat';
import type { BotWakeup } from './hostState';

export type BotWakeups = ReadonlyMap<Seat, BotWakeup>;

export const AT_ONCE: BotWakeup = { at: 0, arriving: false };
const NEVER: BotWakeup = { at: Infinity, arriving: false };

type BotClock = {
  readonly now: Millis;
  /** When this clock shows that match time has reached the moment. */
  timeOf(moment: Millis): Millis;
  /** How long a bot takes to see what it has waited for. */
  pause(): Millis;
  /** When a bot that has acted or asked looks again, unless something happens before. */
  readonly rested: Millis;
  /** The state that the bot has looked at. */
  readonly state: unknown;
};

export function scheduleBot(intent: Intent<unknown>, clock: BotClock): BotWakeup {
  if (!intent) return NEVER;
  const notBefore = (moment: Millis) => Math.max(clock.now + 1, clock.timeOf(moment));
  if ('think' in intent) {
    // Later than now, so that a frame can be drawn between two slices.
    const thought = { about: clock.state, think: intent.think };
    return { at: clock.now + 1, arriving: true, thought };
  }
  if ('hand' in intent) return { at: notBefore(intent.hand), arriving: true };
  if ('wake' in intent) return { at: notBefore(intent.wake) + clock.pause(), arriving: false };
  return { at: clock.rested, arriving: false };
}

/** Something has happened: bots that were waiting look soon; a hand on its way carries on. */
export const wakeBots = (wakeups: BotWakeups, soon: () => Millis): BotWakeups =>
  new Map(
    [...wakeups].map(([seat, wakeup]): [Seat, BotWakeup] => {
      const early = soon(); // drawn for every bot, so that a seed gives the same match
      return [seat, wakeup.arriving ? wakeup : { ...wakeup, at: Math.min(wakeup.at, early) }];
    }),
  );
