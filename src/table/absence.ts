/** Notices when the host is away while a match runs, and pauses the match. */
import type { Millis } from '../kit/millis';
import type { Upward } from '../protocol/messages';
import { change, type Draft } from './draft';
import type { HeldMessage, HoldableMessage, Host, Presence } from './hostState';

/** A longer absence pauses the match. */
const ABSENT_MS = 3_000;
/** How often a host with a running match wakes to note that it is still there. */
const BEAT_MS = 1_000;

export const HERE: Presence = { seen: 0, isAway: false, held: [] };

/** Match time passes. */
const isRunning = ({ match, clock, game }: Host): boolean =>
  match !== null && clock.running && game.result(match.state) === undefined;

/** It is still open whether the match pauses: no act is judged, and nothing falls due. */
export const isUndecided = (host: Host): boolean => host.presence.isAway && isRunning(host);

export const isAbsent = (host: Host, now: Millis): boolean =>
  now - host.presence.seen > ABSENT_MS && isRunning(host);

/** How far time counts: not beyond the beginning of an absence. */
export const lastSeen = (host: Host, now: Millis): Millis =>
  isUndecided(host) ? host.presence.seen : now;

/** Notes that the host is there. Ignored while it is away. */
export const seenNow = (draft: Draft, now: Millis): Draft =>
  draft.host.presence.isAway || !isRunning(draft.host) ? draft : present(draft, { seen: now });

export const present = (draft: Draft, part: Partial<Presence>): Draft =>
  change(draft, { presence: { ...draft.host.presence, ...part } });

export const isHoldable = (message: Upward): message is HoldableMessage =>
  message.say === 'propose' || message.say === 'pause';

/**
 * Holds a message back until the absence is decided. Drops it if too many wait; guests send it
 * again.
 */
export function heldBack(draft: Draft, one: HeldMessage): Draft {
  const { held: before } = draft.host.presence;
  const isFull = before.filter(({ from }) => from === one.from).length >= HELD_EACH;
  return isFull ? draft : present(draft, { held: [...before, one] });
}
const HELD_EACH = 16;

/** When the host has to check its clock, whatever else there is to do. */
export function checkAt(host: Host): Millis {
  if (!isRunning(host)) return Infinity;
  const { seen, isAway } = host.presence;
  return isAway ? seen + ABSENT_MS + 1 : seen + BEAT_MS;
}
