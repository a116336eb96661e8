/** Runs the host's bots: when they look at the table, what they are shown, and what they do. */
import type { Intent } from '../games/game';
import { chances, pick } from '../kit/random';
import type { Millis } from '../kit/millis';
import type { Seat } from '../kit/seat';
import { AT_ONCE, scheduleBot, wakeBots } from './botWakeups';
import { change, type Draft, holderOf } from './draft';
import type { HostInputs } from './hostState';
import { act, type RunningMatch, viewOf } from './match';
import { hostTime, isCountingIn } from './matchClock';
import { momentOf, requested, taken, whyNotAsk } from './actions';

/** A hand takes between this long and twice as long to see, decide and move. */
const HAND_MS = 400;
/** In turns everybody looks on, and has to see what a bot did before the next does something. */
const LOOKED_ON = 2.5;
/** The longest a bot's request is shown, as for those of people. */
const LONGEST_MS = 60_000;
const SHORTEST_MS = 1_000;

/** Every bot that is due looks at the table, and may act once. */
export function botsActed(draft: Draft, world: HostInputs): Draft {
  const { match, places, botWakeups } = draft.host;
  if (!match || match.paused || match.game.result(match.state)) return draft;
  const { now } = world;
  if (isCountingIn(draft.host, now)) return draft;
  const bots = places.filter(seat => holderOf(draft.host, seat).sits === 'bot');
  const looking = bots.filter(seat => (botWakeups.get(seat) ?? AT_ONCE).at <= now);
  if (looking.length === 0) return draft;
  const next = chances(parseInt(world.fresh.slice(0, 12), 16));
  return looking.reduce((soFar, seat) => botLooked(soFar, seat, now, next), draft);
}

function botLooked(draft: Draft, seat: Seat, now: Millis, next: () => number): Draft {
  const { host } = draft;
  const { match } = host;
  if (!match) return draft;
  const { pace } = host.bots;
  const hand = HAND_MS * (match.game.pace === 'in-turns' ? LOOKED_ON : 1);
  const pause = (hand + pick(next(), hand)) / (host.clock.speed * pace);
  const { arriving: arrived = false, thought } = host.botWakeups.get(seat) ?? {};
  const at = momentOf(host, now);
  const people = host.places.filter(it => holderOf(host, it).sits !== 'bot');
  const moment = { seat, at, chance: next(), arrived, heard: host.requests, pace, people };
  const intent =
    thought && thought.about === match.state
      ? thought.think()
      : match.game.bot?.(holderOf(host, seat).level, viewOf(match, seat), moment);
  const wakeup = scheduleBot(intent, {
    now,
    timeOf: moment => hostTime(host.clock, moment),
    pause: () => pause,
    rested: now + pause,
    state: match.state,
  });
  const botWakeups = new Map(host.botWakeups).set(seat, wakeup);
  return done(change(draft, { botWakeups }), match, seat, intent, now);
}

function done(
  draft: Draft,
  match: RunningMatch,
  seat: Seat,
  intent: Intent<unknown>,
  now: Millis,
): Draft {
  if (!intent) return draft;
  if ('act' in intent) {
    const at = momentOf(draft.host, now);
    return taken(draft, act(match, { seat, action: intent.act, at }));
  }
  if (!('ask' in intent) || whyNotAsk(draft.host, seat, intent.to)) return draft;
  const { ask, to } = intent;
  const words = { code: ask.code, about: [...ask.about] };
  const lasts = Math.min(LONGEST_MS, Math.max(SHORTEST_MS, intent.lasts));
  return requested(draft, seat, { words, to, lasts }, now);
}

/** Wakes the bots if there are events or a new request. */
export function botsWoken(draft: Draft, before: Draft['host'], now: Millis): Draft {
  const { clock, requested: said, botWakeups, bots } = draft.host;
  const isNews = draft.events.length > 0 || said !== before.requested;
  if (!isNews || botWakeups.size === 0) return draft;
  const soon = now + HAND_MS / (clock.speed * bots.pace);
  return change(draft, { botWakeups: wakeBots(botWakeups, () => soon) });
}
