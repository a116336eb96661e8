/** The host of a table, as a function: one event in; the next host and its effects out. */
import type { AnyGame } from '../games/game';
import { bySeat } from '../kit/seat';
import { unreachable } from '../kit/unreachable';
import { catchUp, pausedSince, requestsFaded } from './actions';
import { checkAt, HERE, isAbsent, isUndecided, present, seenNow } from './absence';
import { botsActed, botsWoken } from './bots';
import { closeChannel, openChannel, pingChannels, turnAway } from './channels';
import type { Draft } from './draft';
import { isByFinger, onHostCommand } from './hostCommands';
import {
  type Effect,
  type Host,
  type HostEvent,
  type HostInputs,
  NOTHING_KEPT,
  PING_MS,
} from './hostState';
import { hostTime, matchTime, stoppedClock } from './matchClock';
import { handleHeld, receive } from './onGuestMessage';
import { persistFirst } from './persist';
import { publish } from './publish';
import { NOBODY } from './seating';
import { undoSettled } from './undo';

export function createHost(id: string, game: AnyGame, count = game.seats.min, countIn = 0): Host {
  const places = game.places(count);
  if (!places) throw new Error(`${game.id} has no table for ${count}`);
  return {
    id,
    invite: null,
    code: null,
    game,
    options: {},
    pack: null,
    places,
    holders: bySeat(places, () => NOBODY),
    bots: { level: 'player', pace: 1 },
    undo: 'asked',
    undoQuestion: null,
    undoQuestions: 0,
    match: null,
    clock: stoppedClock(0),
    countIn,
    presence: HERE,
    absence: null,
    pausedBy: null,
    past: { matches: 0, revs: 0 },
    closed: false,
    haveOtherPacks: [],
    cutOffs: new Map(),
    channels: new Map(),
    guests: 0,
    lastSent: new Map(),
    shared: null,
    requests: [],
    requested: 0,
    botWakeups: new Map(),
    kept: NOTHING_KEPT,
  };
}

export function stepHost(
  host: Host,
  event: HostEvent,
  world: HostInputs,
): [Host, readonly Effect[]] {
  const start: Draft = { host, effects: [], events: [] };
  if (host.closed) return settled(event.type === 'opened' ? turnAway(start, event.channel) : start);
  const before = settledUndo(upToNow(requestsFaded(start, world.now), world), world);
  const reaction = settledUndo(reacted(before, event, world), world);
  const after = isUndecided(reaction.host) ? reaction : botsActed(reaction, world);
  const { now } = world;
  if (after === start && host.shared && now < checkAt(host)) return [host, []]; // no change
  return settled(persistFirst(publish(seenNow(botsWoken(after, host, now), now), host), host));
}

const settledUndo = (draft: Draft, { now }: HostInputs): Draft =>
  draft.host.undoQuestion ? undoSettled(draft, now) : draft;

/** What time alone does; nothing while the host is away. */
function upToNow(draft: Draft, world: HostInputs): Draft {
  const { now } = world;
  const decided = isAbsent(draft.host, now)
    ? released(pausedSince(draft, draft.host.presence.seen), world)
    : draft;
  return isUndecided(decided.host) ? decided : catchUp(decided, now);
}

/** Judges the messages held back during an absence, in order, each at the moment it arrived. */
function released(draft: Draft, world: HostInputs): Draft {
  const { held: waiting } = draft.host.presence;
  return waiting.reduce(
    (soFar, { from, message, now }) =>
      handleHeld(catchUp(soFar, now), from, message, { ...world, now }),
    present(draft, { held: [] }),
  );
}

/** The app was left, or the page hidden. Messages no longer show that the host is there. */
const left = (draft: Draft, { now }: HostInputs): Draft =>
  draft.host.presence.isAway ? draft : present(draft, { isAway: true, seen: now });

/** After a short absence everything is as if there had been none. */
function returned(draft: Draft, world: HostInputs): Draft {
  const { now } = world;
  if (!draft.host.presence.isAway) return draft;
  return catchUp(released(present(draft, { isAway: false, seen: now }), world), now);
}

const settled = ({ host, effects, answers = [] }: Draft): [Host, readonly Effect[]] => [
  host,
  [...effects, ...answers],
];

/** When the host has to act though no message arrives. */
export function hostWakeAt(host: Host): number {
  const { match, clock, channels, botWakeups, requests, places, holders, undoQuestion } = host;
  if (host.closed) return Infinity;
  const pings = [...channels.values()].map(({ pinged }) => pinged + PING_MS);
  const fading = requests.map(({ until }) => until);
  const beat = checkAt(host);
  if (isUndecided(host)) return Math.min(...pings, ...fading, beat);
  const due = match && clock.running ? match.game.due(match.state) : undefined;
  const falls = due === undefined ? [] : [hostTime(clock, due)];
  const bots = match && !match.paused ? places.filter(seat => holders[seat]?.sits === 'bot') : [];
  const from = clock.running ? clock.since : 0; // bots rest while it is counted in
  const bot = bots.map(seat => Math.max(from, botWakeups.get(seat)?.at ?? Infinity));
  const asked = undoQuestion?.until ?? Infinity;
  return Math.min(...pings, ...fading, ...falls, ...bot, beat, asked);
}

function reacted(draft: Draft, event: HostEvent, world: HostInputs): Draft {
  switch (event.type) {
    case 'opened':
      return openChannel(draft, event, world);
    case 'heard':
      return receive(draft, event.channel, event.text, world);
    case 'closed':
      return closeChannel(draft, event.channel);
    case 'ticked':
      return pingChannels(draft, world);
    case 'left':
      return left(draft, world);
    case 'returned':
      return returned(draft, world);
    case 'ordered':
      return onHostCommand(
        isByFinger(event.order) ? returned(draft, world) : draft,
        event.order,
        world,
      );
    default:
      return unreachable(event);
  }
}

export const timeOf = ({ clock }: Host, now: number): number => matchTime(clock, now);
